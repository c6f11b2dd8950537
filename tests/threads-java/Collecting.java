// Collections that several threads use.
//! Collecting.merge => valid 2
//! Collecting.getAndPut => invalid
//! Collecting.putIfAbsent => valid 2
//! Collecting.compute => valid 2
//! Collecting.checkThenAct => invalid
//! Collecting.plainList --paths 60 --time none => invalid
//! Collecting.synchronizedList => valid
//! Collecting.synchronizedMap => valid
//! Collecting.vector => valid
//! Collecting.hashtable => valid
//! Collecting.buffer => valid
//! Collecting.builder => invalid
//! Collecting.bufferIsAsked => valid 3
//! Collecting.bufferAskThenAct => invalid
//! Collecting.vectorWalk => valid
//! Collecting.copyOnWrite => valid
//! Collecting.snapshot => valid
//! Collecting.threadLocal => valid 1
//! Collecting.vectorCheckThenAct => invalid

import java.util.*;
import java.util.concurrent.*;

public class Collecting {
    static final String KEY = "k";

    static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread a = new Thread(one);
        Thread b = new Thread(other);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    static void merge() throws InterruptedException {
        Map<String, Integer> map = new ConcurrentHashMap<>();
        Runnable add = () -> map.merge(KEY, 1, Integer::sum);
        both(add, add);
        assert map.get(KEY) == 2;
    }

    static void getAndPut() throws InterruptedException {
        Map<String, Integer> map = new ConcurrentHashMap<>();
        map.put(KEY, 0);
        Runnable add = () -> map.put(KEY, map.get(KEY) + 1);
        both(add, add);
        assert map.get(KEY) == 2;
    }

    static void putIfAbsent() throws InterruptedException {
        ConcurrentMap<String, Integer> map = new ConcurrentHashMap<>();
        Integer[] before = new Integer[2];
        both(() -> before[0] = map.putIfAbsent(KEY, 1), () -> before[1] = map.putIfAbsent(KEY, 2));
        assert map.get(KEY) == 1 ? before[0] == null && before[1] == 1 : before[1] == null && before[0] == 2;
    }

    static void compute() throws InterruptedException {
        Map<String, Integer> map = new ConcurrentHashMap<>();
        Runnable add = () -> map.compute(KEY, (k, v) -> v == null ? 1 : v + 1);
        both(add, add);
        assert map.get(KEY) == 2;
    }

    static void checkThenAct() throws InterruptedException {
        Map<String, Integer> map = new ConcurrentHashMap<>();
        int[] puts = new int[2];
        both(() -> {
            if (!map.containsKey(KEY)) {
                map.put(KEY, 1);
                puts[0]++;
            }
        }, () -> {
            if (!map.containsKey(KEY)) {
                map.put(KEY, 2);
                puts[1]++;
            }
        });
        assert puts[0] + puts[1] == 1;
    }

    static void addBoth(List<Integer> list) throws InterruptedException {
        both(() -> list.add(1), () -> list.add(2));
        assert list.size() == 2;
        assert list.get(0) + list.get(1) == 3;
    }

    static void plainList() throws InterruptedException {
        addBoth(new ArrayList<>());
    }

    static void synchronizedList() throws InterruptedException {
        addBoth(Collections.synchronizedList(new ArrayList<>()));
    }

    static void synchronizedMap() throws InterruptedException {
        Map<Integer, Integer> map = Collections.synchronizedMap(new HashMap<>());
        both(() -> map.put(1, 1), () -> map.put(2, 2));
        assert map.size() == 2;
    }

    static void vector() throws InterruptedException {
        addBoth(new Vector<>());
    }

    static void hashtable() throws InterruptedException {
        Map<Integer, Integer> map = new Hashtable<>();
        both(() -> map.put(1, 1), () -> map.put(2, 2));
        assert map.size() == 2;
    }

    static void buffer() throws InterruptedException {
        StringBuffer text = new StringBuffer();
        both(() -> text.append("a"), () -> text.append("b"));
        assert text.length() == 2;
    }

    // what is asked of it waits as well
    static void bufferIsAsked() throws InterruptedException {
        StringBuffer text = new StringBuffer("a");
        Thread other = new Thread(() -> text.append("b"));
        other.start();
        int length = text.length();
        String whole = text.toString();
        other.join();
        assert length <= whole.length() && (whole.equals("a") || whole.equals("ab"));
    }

    static void bufferAskThenAct() throws InterruptedException {
        StringBuffer text = new StringBuffer();
        Runnable once = () -> {
            if (text.length() == 0) {
                text.append("x");
            }
        };
        both(once, once);
        assert text.length() == 1;
    }

    static void vectorWalk() throws InterruptedException {
        java.util.Vector<Integer> all = new java.util.Vector<>();
        all.add(1);
        Thread other = new Thread(() -> all.set(0, 2));
        other.start();
        int seen = all.iterator().next();
        other.join();
        assert (seen == 1 || seen == 2) && all.toString().equals("[2]");
    }

    static void builder() throws InterruptedException {
        StringBuilder text = new StringBuilder();
        both(() -> text.append("a"), () -> text.append("b"));
        assert text.length() == 2;
    }

    static void copyOnWrite() throws InterruptedException {
        addBoth(new CopyOnWriteArrayList<>());
    }

    // an iterator sees the list as it was
    static void snapshot() throws InterruptedException {
        List<Integer> list = new CopyOnWriteArrayList<>();
        list.add(1);
        both(() -> list.add(2), () -> {
            int seen = 0;
            for (int each : list) {
                seen += each;
            }
            assert seen == 1 || seen == 3;
        });
    }

    static void threadLocal() throws InterruptedException {
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 7);
        local.set(1);
        Runnable change = () -> {
            assert local.get() == 7;
            local.set(8);
            assert local.get() == 8;
        };
        both(change, change);
        assert local.get() == 1;
    }

    static void vectorCheckThenAct() throws InterruptedException {
        Vector<Integer> list = new Vector<>();
        Runnable add = () -> {
            if (list.isEmpty()) {
                list.add(1);
            }
        };
        both(add, add);
        assert list.size() == 1;
    }
}

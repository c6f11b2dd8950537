// Exceptions the collections and strings raise when misused, told by class name.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

public class ExcIllegalUse {
    interface Body {
        void run() throws Exception;
    }

    static void test(String what, Body b) {
        try {
            b.run();
            System.out.println(what + ": fine");
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
        test("get", () -> list.get(3));
        test("get negative", () -> list.get(-1));
        test("set", () -> list.set(5, 0));
        test("add at", () -> list.add(9, 0));
        test("add at end", () -> list.add(3, 4));
        test("immutable add", () -> List.of(1).add(2));
        test("immutable null", () -> List.of((Object) null));
        test("asList add", () -> Arrays.asList(1, 2).add(3));
        test("asList set", () -> Arrays.asList(1, 2).set(0, 3));
        test("unmodifiable", () -> Collections.unmodifiableList(list).clear());
        test("Map.of duplicate", () -> Map.of("a", 1, "a", 2));
        test("empty first", () -> new LinkedList<String>().getFirst());
        test("empty remove", () -> new ArrayDeque<String>().remove());
        test("empty pop", () -> new ArrayDeque<String>().pop());
        test("empty poll", () -> new ArrayDeque<String>().poll());
        test("null in deque", () -> new ArrayDeque<String>().add(null));
        test("tree null", () -> new TreeMap<String, String>().put(null, ""));
        test("tree first", () -> new TreeMap<String, String>().firstKey());
        test("optional", () -> Optional.empty().get());
        test("optional null", () -> Optional.of(null));
        test("iterator", () -> new ArrayList<String>().iterator().next());
        test("iterator remove", () -> list.iterator().remove());
        test("remove twice", () -> {
            Iterator<Integer> it = list.iterator();
            it.next();
            it.remove();
            it.remove();
        });
        test("concurrent", () -> {
            for (Integer i : list) {
                list.add(i);
            }
        });
        test("negative capacity", () -> new ArrayList<String>(-1));
        test("sublist", () -> list.subList(2, 1));
        test("repeat", () -> "x".repeat(-1));
        test("parse", () -> Integer.parseInt("1.5"));
        test("enum", () -> Thread.State.valueOf("nope"));
        test("max of none", () -> Collections.max(new ArrayList<Integer>()));
        System.out.println(list);
    }
}

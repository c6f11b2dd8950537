// Maps and sets as inputs. A key is found where it is equal and has the same hash code, as on the JVM: `get` with a key of a
// class that has `equals` and no `hashCode` may miss its entry. What is `valid` holds for every map.
//! Inputs.missing => invalid
//! Inputs.missingChecked => valid
//! Inputs.twoEntries => invalid
//! Inputs.sameKeyTwice => valid
//! Inputs.putThenGet => valid
//! Inputs.putKeepsOthers => invalid
//! Inputs.removeTakesOne => valid
//! Inputs.sum => invalid
//! Inputs.nullKey => invalid
//! Inputs.nullKeyOfTable => valid
//! Inputs.setValue => valid
//! Inputs.setOfTwo => invalid
//! Inputs.added => valid
//! Inputs.order => invalid
//! Inputs.orderKept => valid
//! Inputs.changedWhileWalking => invalid
//! Inputs.withoutHash => invalid
//! Inputs.withHash => valid
//! Inputs.reads => valid
//! Inputs.writes => invalid
import java.util.*;

class Inputs {
    // the key may be absent: null is unboxed
    static int missing(HashMap<String, Integer> prices, String key) {
        if (prices == null) {
            return 0;
        }
        return prices.get(key); //~ crash Inputs.missing
    }

    static int missingChecked(HashMap<String, Integer> prices, String key) {
        return prices == null || prices.get(key) == null ? 0 : prices.get(key);
    }

    // {"a" -> 1, "b" -> 2}
    static void twoEntries(Map<String, Integer> map) {
        if (map != null && map.size() == 2 && Integer.valueOf(1).equals(map.get("a")) && map.containsKey("b")) {
            assert false; //~ assert Inputs.twoEntries
        }
    }

    static void sameKeyTwice(Map<Integer, String> map) {
        if (map instanceof HashMap && map.size() == 2 && map.remove(7) != null) {
            assert map.get(7) == null;
        }
    }

    static void putThenGet(HashMap<String, Integer> map, String key) {
        if (map != null) {
            map.put(key, 5);
            assert map.get(key) == 5 && map.containsKey(key) && !map.isEmpty();
        }
    }

    // the entry of "a" itself is another one afterwards
    static void putKeepsOthers(HashMap<String, Integer> map, String key) {
        if (map != null && map.get("a") != null && map.get("a") == 1) {
            map.put(key, 5);
            assert map.get("a") == 1; //~ assert Inputs.putKeepsOthers
        }
    }

    static void removeTakesOne(HashMap<Integer, Integer> map, int key) {
        if (map != null) {
            int size = map.size();
            boolean isThere = map.containsKey(key);
            map.remove(key);
            assert map.size() == (isThere ? size - 1 : size);
        }
    }

    static void sum(HashMap<Integer, Integer> map) {
        int sum = 0;
        if (map != null && !map.containsValue(null)) {
            for (Map.Entry<Integer, Integer> e : map.entrySet()) {
                sum += e.getValue();
            }
            assert sum != 5; //~ assert Inputs.sum
        }
    }

    static void nullKey(HashMap<Integer, Integer> map) {
        if (map != null && map.size() == 1) {
            assert !map.containsKey(null); //~ assert Inputs.nullKey
        }
    }

    static void nullKeyOfTable(Hashtable<Integer, Integer> map) {
        for (Integer key : map == null ? new HashSet<Integer>() : map.keySet()) {
            assert key != null && map.get(key) != null;
        }
    }

    static void setValue(LinkedHashMap<Integer, Integer> map) {
        if (map != null && map.size() == 1) {
            Map.Entry<Integer, Integer> e = map.entrySet().iterator().next();
            e.setValue(9);
            assert map.get(e.getKey()) == 9;
        }
    }

    static void setOfTwo(Set<Integer> set) {
        assert set == null || set.size() != 2 || !set.contains(3) || !set.contains(4); //~ assert Inputs.setOfTwo
    }

    static void added(HashSet<Integer> set, int element) {
        if (set != null && set.add(element)) {
            assert !set.add(element) && set.contains(element);
        }
    }

    // 2 may have been put first
    static void order(LinkedHashMap<Integer, Integer> map) {
        if (map != null && map.size() == 2 && map.containsKey(1) && map.containsKey(2)) {
            Iterator<Integer> keys = map.keySet().iterator();
            assert keys.next() == 1; //~ assert Inputs.order
        }
    }

    static void orderKept(LinkedHashSet<Integer> set) {
        if (set != null && set.size() == 1 && !set.contains(7)) {
            Integer first = set.iterator().next();
            set.add(7);
            assert set.iterator().next() == first;
        }
    }

    // two entries: the second is asked for after the first is gone
    static void changedWhileWalking(HashMap<Integer, Integer> map) {
        if (map != null) {
            for (Integer key : map.keySet()) { //~ crash Inputs.changedWhileWalking
                map.remove(key);
            }
        }
    }

    // equal codes at different addresses
    static void withoutHash(HashMap<Code, Integer> map, Code code) {
        if (map != null && map.size() == 1 && code != null) {
            Code key = map.keySet().iterator().next();
            if (key != null && code.equals(key)) {
                assert map.containsKey(code); //~ assert Inputs.withoutHash
            }
        }
    }

    static void withHash(HashMap<Hashed, Integer> map, Hashed code) {
        if (map != null && map.size() == 1 && code != null) {
            Hashed key = map.keySet().iterator().next();
            if (key != null && code.equals(key)) {
                assert map.containsKey(code);
            }
        }
    }

    //@ assignable \nothing;
    static boolean reads(HashMap<String, Integer> map, String key) {
        return map != null && map.containsKey(key) && map.size() > 1;
    }

    //@ assignable \nothing; //~ modifies Inputs.writes
    static void writes(HashMap<String, Integer> map, String key) {
        if (map != null) {
            map.remove(key);
        }
    }
}

final class Code {
    int number;

    public boolean equals(Object o) {
        return o instanceof Code && ((Code) o).number == number;
    }
}

final class Hashed {
    int number;

    public boolean equals(Object o) {
        return o instanceof Hashed && ((Hashed) o).number == number;
    }

    public int hashCode() {
        return number;
    }
}

// Random operations on maps of every kind and on their views, with one open iterator.
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;

class Maps {
    static final String[] KINDS = {"HashMap", "HashMapSmall", "LinkedHashMap", "accessOrder", "eldest", "TreeMap",
        "TreeMapBy", "headMap", "tailMap", "subMap", "descendingMap", "descendingSub", "Hashtable",
        "ConcurrentHashMap", "EnumMap", "unmodifiable", "unmodifiableTree", "synchronized", "own", "empty",
        "singleton", "inputHashMap", "inputLinkedHashMap", "inputHashtable", "inputConcurrentHashMap"};

    enum Colour { RED, GREEN, BLUE, WHITE, BLACK }

    static class Own extends AbstractMap<Object, Object> {
        private final LinkedHashMap<Object, Object> inner = new LinkedHashMap<>();

        public Set<Map.Entry<Object, Object>> entrySet() {
            return inner.entrySet();
        }

        public Object put(Object k, Object v) {
            return inner.put(k, v);
        }
    }

    static class Lru extends LinkedHashMap<Object, Object> {
        Lru(boolean access) {
            super(4, 0.75f, access);
        }

        protected boolean removeEldestEntry(Map.Entry<Object, Object> eldest) {
            return size() > 6;
        }
    }

    private Map<Object, Object> map;
    private Iterator<?> it;
    private Map.Entry<?, Object> entry;
    private boolean enums;
    private boolean sorted;
    // Invariants describe input maps, which have the default capacity and load factor.
    private boolean usual;
    // What is put during a walk, which fails at its end, is met in another order.
    private boolean isInput;

    // Keys with a few collisions in tables of 16 and 32.
    Object key(Probe p) {
        int n = p.pick(32);
        if (enums) {
            return n == 0 ? null : n == 1 ? "x" : Colour.values()[n % 5];
        }
        if (sorted) {
            return n == 0 ? null : n == 1 && p.chance(20) ? "x" : (Object) (n - 4);
        }
        return n == 0 ? null : n < 12 ? "key" + n : n < 24 ? (Object) (n * 257) : (Object) ((n - 24) * 16 + 3);
    }

    Object value(Probe p) {
        int n = p.pick(9);
        return n == 0 ? null : n == 1 ? "v" : (Object) n;
    }

    Map<Object, Object> some(Probe p, int max) {
        Map<Object, Object> m = new LinkedHashMap<>();
        for (int n = p.pick(max + 1); n > 0; n--) {
            Object k = key(p);
            Object v = value(p);
            if ((!enums || k instanceof Colour) && (!sorted || k instanceof Integer) && (k != null && v != null || p.chance(30))) {
                m.put(k, v);
            }
        }
        return m;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    Map<Object, Object> make(String kind, Probe p) {
        enums = kind.equals("EnumMap");
        isInput = kind.startsWith("input");
        usual = !isInput && !kind.equals("HashMapSmall") && !kind.equals("ConcurrentHashMap") && !kind.equals("accessOrder")
                && !kind.equals("eldest") && !kind.equals("Hashtable") && !enums;
        sorted = kind.contains("Tree") || kind.contains("head") || kind.contains("tail") || kind.contains("sub")
                || kind.contains("descending");
        Map<Object, Object> start = some(p, p.chance(20) ? 60 : 14);
        NavigableMap<Object, Object> tree = new TreeMap<>();
        if (sorted) {
            start.remove(null);
            tree.putAll(start);
        }
        int a = p.pick(32) - 4;
        int b = a + p.pick(20);
        switch (kind) {
            case "HashMap":
                return p.chance(60) ? new HashMap<>() : new HashMap<>(start);
            case "HashMapSmall":
                return p.chance(60) ? new HashMap<>(p.pick(6)) : new HashMap<>(p.pick(40), 0.3f + p.pick(10) * 0.2f);
            case "LinkedHashMap":
                return p.chance(60) ? new LinkedHashMap<>() : new LinkedHashMap<>(start);
            case "accessOrder":
                return new LinkedHashMap<>(8, 0.75f, true);
            case "eldest":
                return new Lru(p.chance(50));
            case "TreeMap":
                return p.chance(60) ? new TreeMap<>() : p.chance(50) ? new TreeMap<>(tree) : tree;
            case "TreeMapBy":
                return new TreeMap<>(Comparator.nullsFirst((Comparator) Comparator.reverseOrder()));
            case "headMap":
                return tree.headMap(b, p.chance(50));
            case "tailMap":
                return tree.tailMap(a, p.chance(50));
            case "subMap":
                return tree.subMap(a, p.chance(50), b, p.chance(50));
            case "descendingMap":
                return tree.descendingMap();
            case "descendingSub":
                return tree.descendingMap().subMap(b, p.chance(50), a, p.chance(50));
            case "Hashtable":
                start.remove(null);
                start.values().removeIf(v -> v == null);
                return p.chance(60) ? new Hashtable<>() : p.chance(50) ? new Hashtable<>(start) : new Hashtable<>(p.pick(5));
            case "ConcurrentHashMap":
                start.remove(null);
                start.values().removeIf(v -> v == null);
                return p.chance(60) ? new ConcurrentHashMap<>() : p.chance(50) ? new ConcurrentHashMap<>(start)
                        : new ConcurrentHashMap<>(p.pick(20));
            case "EnumMap": {
                EnumMap m = new EnumMap(Colour.class);
                start.remove(null);
                m.putAll(start);
                return p.chance(50) ? m : m.clone();
            }
            case "unmodifiable":
                return Collections.unmodifiableMap(start);
            case "unmodifiableTree":
                return Collections.unmodifiableNavigableMap(tree);
            case "synchronized":
                return Collections.synchronizedMap(new HashMap<>(start));
            case "own": {
                Own own = new Own();
                own.putAll(start);
                return own;
            }
            case "empty":
                return Collections.emptyMap();
            case "inputHashMap":
                return input(new HashMap<>(), p);
            case "inputLinkedHashMap":
                return input(new LinkedHashMap<>(), p);
            case "inputHashtable":
                return input(new Hashtable<>(), p);
            case "inputConcurrentHashMap":
                return input(new ConcurrentHashMap<>(), p);
            default:
                return Collections.singletonMap(key(p), value(p));
        }
    }

    // With few entries, in the form of an input.
    private Map<Object, Object> input(Map<Object, Object> made, Probe p) {
        for (Map.Entry<Object, Object> e : some(p, 5).entrySet()) {
            if (e.getKey() != null && e.getValue() != null || made instanceof HashMap) {
                made.put(e.getKey(), e.getValue());
            }
        }
        return Inputs.input(made);
    }

    public static void main(String[] args) {
        long seed = Long.parseLong(args[0]);
        int count = Integer.parseInt(args[1]);
        for (String kind : args.length > 2 ? args[2].split(",") : KINDS) {
            for (int i = 0; i < count; i++) {
                Probe p = new Probe(kind, seed, i);
                new Maps().run(kind, p);
                p.print();
            }
        }
        for (int i = 0; i < 20; i++) {
            Probe p = new Probe("collisions", seed, i);
            collisions(p);
            p.print();
        }
    }

    // All keys in one bucket: the table grows early.
    static void collisions(Probe p) {
        Map<Object, Object> map = p.chance(50) ? new HashMap<>() : new LinkedHashMap<>();
        Map<Object, Object> concurrent = new ConcurrentHashMap<>();
        String[] parts = {"Aa", "BB"};
        // Short of making trees: nine in a small table by put, or eight in any way.
        boolean few = p.chance(50);
        for (int i = 0; i < (few ? 8 : 9); i++) {
            String key = parts[i & 1] + parts[(i >> 1) & 1] + parts[(i >> 2) & 1] + parts[(i >> 3) & 1];
            if (!few || p.chance(70)) {
                map.put(key, i);
            } else {
                map.computeIfAbsent(key, k -> k);
            }
            concurrent.put(key, i);
            if (few) {
                map.put(i * 17, i);
                concurrent.put(i * 17, i);
            }
            p.state(() -> map + " " + concurrent);
        }
    }

    private void run(String kind, Probe p) {
        map = make(kind, p);
        it = map.entrySet().iterator();
        p.state(() -> usual ? map : map.toString());
        int steps = 5 + p.pick(60);
        for (int s = 0; s < steps; s++) {
            if (isInput && map instanceof ConcurrentHashMap) {
                // one that stands at a removed entry may go on in another order
                it = map.entrySet().iterator();
            }
            step(p);
            p.state(() -> usual ? map : map.toString());
        }
        if (!enums) {
            p.log("hashCode", () -> map.hashCode());
        }
        p.log("equals", () -> map.equals(new HashMap<>(map)) + " " + new HashMap<>(map).equals(map));
        p.log("sizes", () -> map.size() + " " + map.keySet().size() + " " + map.values().size() + " "
                + map.entrySet().size() + " " + map.isEmpty());
    }

    private void step(Probe p) {
        Object k = key(p);
        Object v = value(p);
        Object w = value(p);
        String kv = k + " " + v;
        switch (p.pick(48)) {
            case 0: case 1: case 2: case 3: case 4: case 5: case 6: case 7:
                p.log("put " + kv, () -> map.put(k, v));
                break;
            case 8: case 9: p.log("get " + k, () -> map.get(k)); break;
            case 10: case 11: case 12: p.log("remove " + k, () -> map.remove(k)); break;
            case 13: p.log("containsKey " + k, () -> map.containsKey(k)); break;
            case 14: p.log("containsValue " + v, () -> map.containsValue(v)); break;
            case 15: p.log("getOrDefault " + kv, () -> map.getOrDefault(k, v)); break;
            case 16: p.log("putIfAbsent " + kv, () -> map.putIfAbsent(k, v)); break;
            case 17: p.log("remove both " + kv, () -> map.remove(k, v)); break;
            case 18: p.log("replace " + kv + " " + w, () -> map.replace(k, v, w)); break;
            case 19: p.log("replace " + kv, () -> map.replace(k, v)); break;
            case 20: case 21: p.log("computeIfAbsent " + kv, () -> map.computeIfAbsent(k, x -> v)); break;
            case 22: p.log("computeIfPresent " + kv, () -> map.computeIfPresent(k, (x, y) -> v)); break;
            case 23: case 24: p.log("compute " + kv, () -> map.compute(k, (x, y) -> y == null ? v : y + "+")); break;
            case 25: case 26: p.log("merge " + kv, () -> map.merge(k, v, (x, y) -> y.equals("v") ? null : x + "&" + y)); break;
            case 27: p.log("compute and change " + kv, () -> {
                if (map instanceof ConcurrentHashMap) {
                    return "";
                }
                return map.compute(k, (x, y) -> map.put(w, v));
            }); break;
            case 28: p.log("forEach", () -> {
                StringBuilder b = new StringBuilder();
                map.forEach((x, y) -> b.append(x).append('=').append(y).append('.'));
                return b;
            }); break;
            case 29: p.log("forEach and put " + kv, () -> {
                StringBuilder b = new StringBuilder();
                if (isInput) {
                    return b;
                }
                try {
                    map.forEach((x, y) -> {
                        b.append(x).append('.');
                        map.put(k, v);
                        if (p.chance(30)) {
                            map.remove(x);
                        }
                    });
                } catch (ConcurrentModificationException e) {
                    b.append("changed");
                }
                return b;
            }); break;
            case 30: p.log("replaceAll", () -> {
                map.replaceAll((x, y) -> y == v ? w : y);
                return "";
            }); break;
            case 31: p.log("putAll", () -> {
                map.putAll(some(p, p.chance(10) ? 40 : 5));
                return "";
            }); break;
            case 32: p.log("clear", () -> {
                if (p.chance(20)) {
                    map.clear();
                }
                return "";
            }); break;
            case 33: it = iterator(p); break;
            case 34: case 35: case 36: p.log("next", () -> next()); break;
            case 37: p.log("it.remove", () -> {
                it.remove();
                return it.hasNext();
            }); break;
            case 38: p.log("setValue " + v, () -> entry == null ? "" : entry.setValue(v) + " " + entry); break;
            case 39: p.log("keySet", () -> map.keySet() + " " + map.keySet().contains(k) + " " + map.keySet().remove(k)); break;
            case 40: p.log("values", () -> map.values() + " " + map.values().contains(v) + " " + map.values().remove(v)); break;
            case 41: p.log("entries", () -> {
                Map.Entry<Object, Object> e = new AbstractMap.SimpleEntry<>(k, v);
                return map.entrySet() + " " + map.entrySet().contains(e) + " " + map.entrySet().remove(e);
            }); break;
            case 42: p.log("keys.removeIf", () -> map.keySet().removeIf(x -> x == k) + " " + map.values().removeIf(x -> x == v)); break;
            case 43: p.log("keys.retainAll", () -> p.chance(30) ? map.keySet().retainAll(some(p, 30).keySet()) : false); break;
            case 44: p.log("keys.removeAll", () -> map.keySet().removeAll(Arrays.asList(k, w))); break;
            case 45: p.log("keys.add", () -> map.keySet().add(k)); break;
            case 46: p.log("toArray", () -> map.keySet().toArray(new Object[3])); break;
            default:
                if (map instanceof NavigableMap) {
                    navigate(p, (NavigableMap<Object, Object>) map, k);
                } else if (map instanceof HashMap) {
                    p.log("clone", () -> ((HashMap<Object, Object>) map).clone());
                } else if (map instanceof Hashtable) {
                    Hashtable<Object, Object> t = (Hashtable<Object, Object>) map;
                    p.log("clone", () -> t.clone() + " " + Collections.list(t.keys()) + Collections.list(t.elements()));
                }
                break;
        }
        if (map instanceof NavigableMap && p.chance(60)) {
            navigate(p, (NavigableMap<Object, Object>) map, k);
        }
    }

    private Iterator<?> iterator(Probe p) {
        switch (p.pick(3)) {
            case 0: return map.keySet().iterator();
            case 1: return map.values().iterator();
            default: return map.entrySet().iterator();
        }
    }

    @SuppressWarnings("unchecked")
    private Object next() {
        Object o = it.next();
        if (o instanceof Map.Entry) {
            entry = (Map.Entry<?, Object>) o;
        }
        return o;
    }

    private void navigate(Probe p, NavigableMap<Object, Object> map, Object k) {
        Object k2 = key(p);
        boolean a = p.chance(50);
        boolean b = p.chance(50);
        switch (p.pick(16)) {
            case 0: p.log("first " + k, () -> map.firstKey() + " " + map.lastKey()); break;
            case 1: p.log("firstEntry", () -> map.firstEntry() + " " + map.lastEntry()); break;
            case 2: p.log("lower " + k, () -> map.lowerKey(k) + " " + map.lowerEntry(k)); break;
            case 3: p.log("floor " + k, () -> map.floorKey(k) + " " + map.floorEntry(k)); break;
            case 4: p.log("ceiling " + k, () -> map.ceilingKey(k) + " " + map.ceilingEntry(k)); break;
            case 5: p.log("higher " + k, () -> map.higherKey(k) + " " + map.higherEntry(k)); break;
            case 6: p.log("poll", () -> map.pollFirstEntry() + " " + map.pollLastEntry()); break;
            case 7: p.log("descending", () -> map.descendingMap() + " " + map.descendingKeySet() + " "
                    + map.descendingMap().descendingMap()); break;
            case 8: p.log("head " + k + a, () -> map.headMap(k, a) + " " + map.headMap(k)); break;
            case 9: p.log("tail " + k + a, () -> map.tailMap(k, a) + " " + map.tailMap(k)); break;
            case 10: p.log("sub " + k + a + k2 + b, () -> map.subMap(k, a, k2, b) + " " + map.subMap(k, k2)); break;
            case 11: p.log("head put " + k + a + k2, () -> map.headMap(k, a).put(k2, "h")); break;
            case 12: p.log("tail remove " + k + a + k2, () -> map.tailMap(k, a).remove(k2)); break;
            case 13: p.log("keys", () -> {
                NavigableSet<Object> keys = map.navigableKeySet();
                return keys.first() + " " + keys.higher(k) + " " + keys.headSet(k, a) + " " + keys.descendingSet()
                        + " " + keys.pollLast() + " " + keys.size();
            }); break;
            case 14: p.log("sub first", () -> {
                NavigableMap<Object, Object> sub = map.tailMap(k, a);
                return sub.size() + " " + sub.isEmpty() + " " + sub.firstEntry() + sub.lastEntry() + sub.higherKey(k2)
                        + sub.lowerKey(k2) + sub.containsKey(k2) + sub.pollFirstEntry() + sub.keySet() + sub.values();
            }); break;
            default: p.log("comparator", () -> map.comparator() == null); break;
        }
    }
}

// Random operations on sets of every kind, with one open iterator.
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArraySet;

class Sets {
    static final String[] KINDS = {"HashSet", "LinkedHashSet", "TreeSet", "TreeSetBy", "headSet", "tailSet", "subSet",
        "descendingSet", "EnumSet", "unmodifiable", "unmodifiableTree", "synchronized", "fromMap", "keySetView",
        "copyOnWrite", "of", "empty", "singleton", "inputHashSet", "inputLinkedHashSet"};

    enum Planet { MERCURY, VENUS, EARTH, MARS, JUPITER, SATURN }

    private Set<Object> set;
    private Iterator<Object> it;
    private boolean enums;
    private boolean sorted;
    // The JDK's order of Set.of changes from run to run.
    private boolean ordered;
    // Invariants describe input sets, which are no views.
    private boolean usual;

    Object value(Probe p) {
        int n = p.pick(30);
        if (enums) {
            return n == 0 ? null : n == 1 ? "x" : Planet.values()[n % 6];
        }
        if (sorted) {
            return n == 0 ? null : n == 1 && p.chance(20) ? "x" : (Object) (n - 3);
        }
        return n == 0 ? null : n < 9 ? "e" + n : (Object) (n * 17);
    }

    List<Object> some(Probe p, int max) {
        List<Object> list = new ArrayList<>();
        for (int n = p.pick(max + 1); n > 0; n--) {
            Object v = value(p);
            if ((!enums || v instanceof Planet) && (!sorted || v instanceof Integer)) {
                list.add(v);
            }
        }
        return list;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    Set<Object> make(String kind, Probe p) {
        enums = kind.equals("EnumSet");
        ordered = !kind.equals("of");
        sorted = kind.contains("Tree") || kind.equals("headSet") || kind.equals("tailSet")
                || kind.equals("subSet") || kind.equals("descendingSet");
        usual = sorted ? kind.startsWith("TreeSet") : kind.equals("HashSet") || kind.equals("LinkedHashSet");
        List<Object> start = some(p, p.chance(20) ? 40 : 12);
        TreeSet<Object> tree = new TreeSet<>();
        if (sorted) {
            start.removeIf(e -> e == null);
            tree.addAll(start);
        }
        int a = p.pick(20) - 3;
        int b = a + p.pick(15);
        switch (kind) {
            case "HashSet":
                return start.isEmpty() || p.chance(50) ? new HashSet<>() : new HashSet<>(start);
            case "LinkedHashSet":
                return start.isEmpty() || p.chance(50) ? new LinkedHashSet<>() : new LinkedHashSet<>(start);
            case "TreeSet":
                return p.chance(50) ? new TreeSet<>() : p.chance(50) ? tree : new TreeSet<>((Collection<Object>) start);
            case "TreeSetBy":
                return new TreeSet<>(Comparator.nullsLast((Comparator) Comparator.naturalOrder().reversed()));
            case "headSet":
                return tree.headSet(b, p.chance(50));
            case "tailSet":
                return tree.tailSet(a, p.chance(50));
            case "subSet":
                return tree.subSet(a, p.chance(50), b, p.chance(50));
            case "descendingSet":
                return tree.descendingSet();
            case "EnumSet": {
                Set enumSet;
                switch (p.pick(6)) {
                    case 0: enumSet = EnumSet.noneOf(Planet.class); break;
                    case 1: enumSet = EnumSet.allOf(Planet.class); break;
                    case 2: enumSet = EnumSet.range(Planet.VENUS, Planet.MARS); break;
                    case 3: enumSet = EnumSet.complementOf(EnumSet.of(Planet.EARTH, Planet.MARS)); break;
                    case 4: enumSet = EnumSet.copyOf(Arrays.asList(Planet.SATURN, Planet.EARTH)); break;
                    default: enumSet = EnumSet.of(Planet.EARTH, Planet.MERCURY, Planet.VENUS).clone(); break;
                }
                return enumSet;
            }
            case "unmodifiable":
                return Collections.unmodifiableSet(new LinkedHashSet<>(start));
            case "unmodifiableTree":
                return Collections.unmodifiableNavigableSet(tree);
            case "synchronized":
                return Collections.synchronizedSet(new HashSet<>(start));
            case "fromMap":
                return Collections.newSetFromMap(new LinkedHashMap<>());
            case "keySetView":
                return (Set) ConcurrentHashMap.newKeySet();
            case "copyOnWrite":
                return new CopyOnWriteArraySet<>(start);
            case "of":
                start.removeIf(e -> e == null);
                return Set.copyOf(start);
            case "empty":
                return Collections.emptySet();
            case "inputHashSet":
                return input(new HashSet<>(), p);
            case "inputLinkedHashSet":
                return input(new LinkedHashSet<>(), p);
            default:
                return Collections.singleton(value(p));
        }
    }

    // With few elements, in the form of an input.
    private Set<Object> input(Set<Object> made, Probe p) {
        for (Object e : some(p, 5)) {
            made.add(e);
        }
        return Inputs.input(made);
    }

    public static void main(String[] args) {
        long seed = Long.parseLong(args[0]);
        int count = Integer.parseInt(args[1]);
        for (String kind : args.length > 2 ? args[2].split(",") : KINDS) {
            for (int i = 0; i < count; i++) {
                Probe p = new Probe(kind, seed, i);
                new Sets().run(kind, p);
                p.print();
            }
        }
    }

    private void run(String kind, Probe p) {
        set = make(kind, p);
        it = set.iterator();
        p.state(() -> show(set));
        int steps = 5 + p.pick(40);
        for (int s = 0; s < steps; s++) {
            step(p);
            p.state(() -> show(set));
        }
        if (!enums) {
            p.log("hashCode", () -> set.hashCode());
        }
        p.log("equals", () -> set.equals(new HashSet<>(set)) + " " + new HashSet<>(set).equals(set) + set.isEmpty());
    }

    private Object show(Set<Object> s) {
        return ordered ? usual ? s : s.toString() : s.stream().map(e -> e.toString()).sorted().reduce("", (a, b) -> a + "," + b);
    }

    private void step(Probe p) {
        Object v = value(p);
        Object w = value(p);
        List<Object> some = some(p, 5);
        switch (p.pick(26)) {
            case 0: case 1: case 2: case 3: case 4: p.log("add " + v, () -> set.add(v)); break;
            case 5: case 6: p.log("remove " + v, () -> set.remove(v)); break;
            case 7: p.log("contains " + v, () -> set.contains(v)); break;
            case 8: p.log("addAll " + some, () -> set.addAll(some)); break;
            case 9: p.log("removeAll " + some, () -> set.removeAll(some)); break;
            case 10: p.log("retainAll " + some, () -> p.chance(30) ? set.retainAll(some) : false); break;
            case 11: p.log("containsAll " + some, () -> set.containsAll(some)); break;
            case 12: p.log("removeIf", () -> set.removeIf(e -> e == v)); break;
            case 13: p.log("clear", () -> {
                if (p.chance(20)) {
                    set.clear();
                }
                return "";
            }); break;
            case 14: p.log("iterator", () -> {
                it = set.iterator();
                return "";
            }); break;
            case 15: case 16: case 17: p.log("next", () -> ordered ? it.next() : it.next() != null); break;
            case 18: p.log("it.remove", () -> {
                it.remove();
                return it.hasNext();
            }); break;
            case 19: p.log("toArray", () -> ordered ? set.toArray(new Object[4]) : set.toArray().length); break;
            case 20: p.log("forEach", () -> {
                StringBuilder b = new StringBuilder();
                set.forEach(e -> b.append(ordered ? e : "").append('.'));
                return b;
            }); break;
            case 21: p.log("for and remove", () -> {
                for (Object e : set) {
                    if (e == v) {
                        set.remove(e);
                    }
                }
                return "";
            }); break;
            case 22: p.log("stream", () -> set.stream().filter(e -> e != null).count()); break;
            case 23: p.log("clone", () -> set instanceof HashSet ? ((HashSet<?>) set).clone() : set instanceof TreeSet
                    ? ((TreeSet<?>) set).clone() : ""); break;
            default:
                if (set instanceof NavigableSet) {
                    navigate(p, (NavigableSet<Object>) set, v, w);
                }
                break;
        }
    }

    private void navigate(Probe p, NavigableSet<Object> set, Object v, Object w) {
        boolean a = p.chance(50);
        boolean b = p.chance(50);
        switch (p.pick(12)) {
            case 0: p.log("first", () -> set.first() + " " + set.last()); break;
            case 1: p.log("lower " + v, () -> set.lower(v)); break;
            case 2: p.log("floor " + v, () -> set.floor(v)); break;
            case 3: p.log("ceiling " + v, () -> set.ceiling(v)); break;
            case 4: p.log("higher " + v, () -> set.higher(v)); break;
            case 5: p.log("poll", () -> set.pollFirst() + " " + set.pollLast()); break;
            case 6: p.log("descending", () -> {
                it = set.descendingIterator();
                return set.descendingSet();
            }); break;
            case 7: p.log("head " + v + a, () -> set.headSet(v, a) + " " + set.headSet(v)); break;
            case 8: p.log("tail " + v + a, () -> set.tailSet(v, a) + " " + set.tailSet(v)); break;
            case 9: p.log("sub " + v + a + w + b, () -> set.subSet(v, a, w, b) + " " + set.subSet(v, w)); break;
            case 10: p.log("head add " + v + a + w, () -> set.headSet(v, a).add(w)); break;
            default: p.log("descending add", () -> set.descendingSet().add(w) + " " + set.descendingSet().first()); break;
        }
    }
}

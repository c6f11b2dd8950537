// Random operations on lists of every kind, with one open list iterator and one open sub-list.
import java.util.*;
import java.util.concurrent.CopyOnWriteArrayList;

class Lists {
    static final String[] KINDS = {"ArrayList", "LinkedList", "Vector", "Stack", "asList", "of", "unmodifiable",
        "unmodifiableLinked", "synchronized", "subArrayList", "subLinkedList", "subVector", "own", "ownSequential",
        "nCopies", "empty", "singleton", "copyOnWrite"};

    // A list that only says what it must.
    static class Own extends AbstractList<Object> {
        private final ArrayList<Object> inner = new ArrayList<>();

        public Object get(int index) {
            return inner.get(index);
        }

        public int size() {
            return inner.size();
        }

        public Object set(int index, Object o) {
            return inner.set(index, o);
        }

        public void add(int index, Object o) {
            modCount++;
            inner.add(index, o);
        }

        public Object remove(int index) {
            modCount++;
            return inner.remove(index);
        }
    }

    static class OwnSequential extends AbstractSequentialList<Object> {
        private final LinkedList<Object> inner = new LinkedList<>();

        public int size() {
            return inner.size();
        }

        public ListIterator<Object> listIterator(int index) {
            return inner.listIterator(index);
        }
    }

    static Object value(Probe p) {
        int n = p.pick(12);
        return n == 0 ? null : n < 3 ? "s" + n : (Object) n;
    }

    static List<Object> values(Probe p, int max) {
        ArrayList<Object> list = new ArrayList<>();
        for (int n = p.pick(max + 1); n > 0; n--) {
            list.add(value(p));
        }
        return list;
    }

    static List<Object> make(String kind, Probe p) {
        List<Object> start = values(p, 14);
        switch (kind) {
            case "ArrayList":
                return p.chance(50) ? new ArrayList<>() : p.chance(50) ? new ArrayList<>(start) : new ArrayList<>(3);
            case "LinkedList":
                return p.chance(50) ? new LinkedList<>() : new LinkedList<>(start);
            case "Vector":
                return p.chance(50) ? new Vector<>() : p.chance(50) ? new Vector<>(start) : new Vector<>(2, 3);
            case "Stack": {
                Stack<Object> s = new Stack<>();
                s.addAll(start);
                return s;
            }
            case "asList":
                return Arrays.asList(start.toArray());
            case "of": {
                start.removeIf(e -> e == null);
                int n = p.pick(5);
                if (n == 0 || start.size() < 3) {
                    return List.copyOf(start);
                }
                return n == 1 ? List.of() : n == 2 ? List.of(start.get(0)) : n == 3 ? List.of(start.get(0), start.get(1))
                        : List.of(start.toArray());
            }
            case "unmodifiable":
                return Collections.unmodifiableList(start);
            case "unmodifiableLinked":
                return Collections.unmodifiableList(new LinkedList<>(start));
            case "synchronized":
                return Collections.synchronizedList(start);
            case "subArrayList":
                return sub(p, new ArrayList<>(start));
            case "subLinkedList":
                return sub(p, new LinkedList<>(start));
            case "subVector":
                return sub(p, new Vector<>(start));
            case "own": {
                Own own = new Own();
                own.addAll(start);
                return own;
            }
            case "ownSequential": {
                OwnSequential own = new OwnSequential();
                own.addAll(start);
                return own;
            }
            case "nCopies":
                return Collections.nCopies(p.pick(4), value(p));
            case "empty":
                return Collections.emptyList();
            case "singleton":
                return Collections.singletonList(value(p));
            default:
                return p.chance(50) ? new CopyOnWriteArrayList<>() : new CopyOnWriteArrayList<>(start);
        }
    }

    static List<Object> sub(Probe p, List<Object> list) {
        int to = p.pick(list.size() + 1);
        return list.subList(p.pick(to + 1), to);
    }

    static final Comparator<Object> BY_TEXT = (a, b) -> String.valueOf(a).compareTo(String.valueOf(b));

    public static void main(String[] args) {
        long seed = Long.parseLong(args[0]);
        int count = Integer.parseInt(args[1]);
        for (String kind : args.length > 2 ? args[2].split(",") : KINDS) {
            for (int i = 0; i < count; i++) {
                Probe p = new Probe(kind, seed, i);
                new Lists().run(kind, p);
                p.print();
            }
        }
    }

    private List<Object> list;
    private List<Object> view;
    private ListIterator<Object> it;
    private Iterator<Object> simple;

    private void run(String kind, Probe p) {
        list = make(kind, p);
        view = list.subList(0, p.pick(list.size() + 1));
        it = list.listIterator();
        simple = list.iterator();
        p.state(() -> list);
        int steps = 5 + p.pick(40);
        for (int s = 0; s < steps; s++) {
            step(p);
            p.state(() -> list);
        }
        p.log("hashCode", () -> list.hashCode());
        p.log("equals", () -> list.equals(new ArrayList<>(list)) && new LinkedList<>(list).equals(list));
    }

    private void step(Probe p) {
        int size = list.size();
        int i = p.chance(90) ? p.pick(size + 1) : p.pick(size + 4) - 2;
        Object v = value(p);
        List<Object> some = values(p, 4);
        switch (p.pick(50)) {
            case 0: case 1: case 2: case 3: p.log("add " + v, () -> list.add(v)); break;
            case 4: case 5: p.log("add " + i + " " + v, () -> {
                list.add(i, v);
                return "";
            }); break;
            case 6: case 7: p.log("remove at " + i, () -> list.remove(i)); break;
            case 8: p.log("remove " + v, () -> list.remove(v)); break;
            case 9: p.log("get " + i, () -> list.get(i)); break;
            case 10: p.log("set " + i + " " + v, () -> list.set(i, v)); break;
            case 11: p.log("indexOf " + v, () -> list.indexOf(v)); break;
            case 12: p.log("lastIndexOf " + v, () -> list.lastIndexOf(v)); break;
            case 13: p.log("contains " + v, () -> list.contains(v)); break;
            case 14: p.log("containsAll " + some, () -> list.containsAll(some)); break;
            case 15: p.log("addAll " + some, () -> list.addAll(some)); break;
            case 16: p.log("addAll " + i + " " + some, () -> list.addAll(i, some)); break;
            case 17: p.log("removeAll " + some, () -> list.removeAll(some)); break;
            case 18: p.log("retainAll " + some, () -> p.chance(30) ? list.retainAll(some) : false); break;
            case 19: p.log("clear", () -> {
                if (p.chance(30)) {
                    list.clear();
                }
                return "";
            }); break;
            case 20: p.log("toArray", () -> list.toArray()); break;
            case 21: p.log("toArray(T[])", () -> list.toArray(new Object[p.pick(20)])); break;
            case 22: p.log("sort by text", () -> {
                list.sort(BY_TEXT);
                return "";
            }); break;
            case 23: p.log("sort", () -> {
                list.sort(null);
                return "";
            }); break;
            case 24: p.log("replaceAll", () -> {
                list.replaceAll(e -> e == v ? "new" : e);
                return "";
            }); break;
            case 25: p.log("removeIf", () -> list.removeIf(e -> e == null || e.equals(v))); break;
            case 26: p.log("forEach", () -> {
                StringBuilder b = new StringBuilder();
                list.forEach(e -> b.append(e).append('.'));
                return b;
            }); break;
            case 27: p.log("forEach and add", () -> {
                list.forEach(e -> {
                    if (e == v) {
                        list.add("x");
                    }
                });
                return "";
            }); break;
            case 28: p.log("for and remove", () -> {
                for (Object e : list) {
                    if (e == v) {
                        list.remove(e);
                    }
                }
                return "";
            }); break;
            case 29: p.log("listIterator " + i, () -> {
                it = list.listIterator(i);
                return it.nextIndex();
            }); break;
            case 30: p.log("iterator", () -> {
                simple = list.iterator();
                return "";
            }); break;
            case 31: p.log("iterator.next", () -> simple.next()); break;
            case 32: p.log("iterator.remove", () -> {
                simple.remove();
                return simple.hasNext();
            }); break;
            case 33: case 34: case 35: p.log("it.next", () -> it.next()); break;
            case 36: p.log("it.previous", () -> it.previous()); break;
            case 37: p.log("it.state", () -> it.hasNext() + " " + it.hasPrevious() + " " + it.nextIndex() + " "
                    + it.previousIndex()); break;
            case 38: p.log("it.remove", () -> {
                it.remove();
                return it.nextIndex();
            }); break;
            case 39: p.log("it.set " + v, () -> {
                it.set(v);
                return "";
            }); break;
            case 40: p.log("it.add " + v, () -> {
                it.add(v);
                return it.nextIndex();
            }); break;
            case 41: p.log("it.rest", () -> {
                StringBuilder b = new StringBuilder();
                it.forEachRemaining(e -> b.append(e).append('.'));
                return b;
            }); break;
            case 42: p.log("subList", () -> {
                int to = p.pick(list.size() + 2);
                view = list.subList(p.pick(to + 2) - (p.chance(5) ? 1 : 0), to);
                return view;
            }); break;
            case 43: p.log("view.add " + v, () -> {
                view.add(v);
                return view;
            }); break;
            case 44: p.log("view.remove", () -> view.isEmpty() ? view : view.remove(p.pick(view.size()))); break;
            case 45: p.log("view", () -> view + " " + view.hashCode() + " " + view.indexOf(v) + " " + view.get(i)); break;
            case 46: p.log("view.clear", () -> {
                view.clear();
                return view;
            }); break;
            case 47: p.log("view.removeIf", () -> view.removeIf(e -> e == v) + " " + view.retainAll(list)); break;
            case 48: p.log("view.view", () -> {
                view = view.subList(0, view.size() / 2);
                return view.addAll(some) + " " + view;
            }); break;
            default: more(p, i, v, some); break;
        }
    }

    private void more(Probe p, int i, Object v, List<Object> some) {
        switch (p.pick(9)) {
            case 0: p.log("reverse", () -> {
                Collections.reverse(list);
                return "";
            }); break;
            case 1: p.log("shuffle", () -> {
                Collections.shuffle(list, new Random(p.pick(100)));
                return "";
            }); break;
            case 2: p.log("rotate", () -> {
                Collections.rotate(list, p.pick(30) - 15);
                return "";
            }); break;
            case 3: p.log("swap", () -> {
                Collections.swap(list, i, p.pick(list.size() + 1));
                return "";
            }); break;
            case 4: p.log("frequency", () -> Collections.frequency(list, v) + " " + Collections.disjoint(list, some)
                    + " " + Collections.indexOfSubList(list, some) + " " + Collections.lastIndexOfSubList(list, some));
                break;
            case 5: p.log("replaceAll", () -> Collections.replaceAll(list, v, "r")); break;
            case 6: p.log("copy", () -> {
                Collections.copy(list, some);
                return "";
            }); break;
            case 7: p.log("max", () -> Collections.max(list, BY_TEXT) + " " + Collections.min(list, BY_TEXT) + " "
                    + Collections.binarySearch(list, v, BY_TEXT)); break;
            default:
                if (list instanceof Vector) {
                    vector(p, (Vector<Object>) list, i, v);
                } else if (list instanceof ArrayList) {
                    ArrayList<Object> a = (ArrayList<Object>) list;
                    p.log("clone", () -> a.clone());
                    p.log("trim", () -> {
                        a.trimToSize();
                        a.ensureCapacity(i);
                        return "";
                    });
                } else if (list instanceof LinkedList) {
                    p.log("clone", () -> ((LinkedList<Object>) list).clone());
                }
                break;
        }
    }

    private void vector(Probe p, Vector<Object> list, int i, Object v) {
        p.log("capacity", () -> list.capacity());
        switch (p.pick(8)) {
            case 0: p.log("elementAt " + i, () -> list.elementAt(i)); break;
            case 1: p.log("setElementAt " + i, () -> {
                list.setElementAt(v, i);
                return "";
            }); break;
            case 2: p.log("removeElementAt " + i, () -> {
                list.removeElementAt(i);
                return "";
            }); break;
            case 3: p.log("insertElementAt " + i, () -> {
                list.insertElementAt(v, i);
                return "";
            }); break;
            case 4: p.log("first", () -> list.firstElement() + " " + list.lastElement()); break;
            case 5: p.log("setSize " + i, () -> {
                list.setSize(i);
                return list.capacity();
            }); break;
            case 6: p.log("indexOf " + i, () -> list.indexOf(v, i) + " " + list.lastIndexOf(v, i)); break;
            default:
                if (list instanceof Stack) {
                    Stack<Object> s = (Stack<Object>) list;
                    p.log("stack", () -> s.push(v) + " " + s.peek() + " " + s.search(v) + " " + s.pop() + s.pop()
                            + s.empty());
                } else {
                    p.log("elements", () -> Collections.list(list.elements()) + " " + list.clone());
                }
                break;
        }
    }
}

// Model of java.util.Collections: the algorithms, and the doors to the wrapper classes beside this file. The checked
// wrappers (checkedList ...) are not modelled.
package java.util;

public class Collections {
    private Collections() {
    }

    public static final List EMPTY_LIST = new EmptyList<>();
    public static final Set EMPTY_SET = new EmptySet<>();
    public static final Map EMPTY_MAP = new EmptyMap<>();

    // Order.

    public static <T extends Comparable<? super T>> void sort(List<T> list) {
        list.sort(null);
    }

    public static <T> void sort(List<T> list, Comparator<? super T> c) {
        list.sort(c);
    }

    public static <T> int binarySearch(List<? extends Comparable<? super T>> list, T key) {
        return search(list, key, NaturalOrder.INSTANCE);
    }

    public static <T> int binarySearch(List<? extends T> list, T key, Comparator<? super T> c) {
        return search(list, key, c == null ? NaturalOrder.INSTANCE : c);
    }

    private static int search(List<?> list, Object key, Comparator c) {
        int low = 0;
        int high = list.size() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = c.compare(list.get(middle), key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static <T extends Object & Comparable<? super T>> T min(Collection<? extends T> coll) {
        return (T) least(coll, NaturalOrder.INSTANCE, 1);
    }

    public static <T> T min(Collection<? extends T> coll, Comparator<? super T> comp) {
        return (T) least(coll, comp == null ? NaturalOrder.INSTANCE : comp, 1);
    }

    public static <T extends Object & Comparable<? super T>> T max(Collection<? extends T> coll) {
        return (T) least(coll, NaturalOrder.INSTANCE, -1);
    }

    public static <T> T max(Collection<? extends T> coll, Comparator<? super T> comp) {
        return (T) least(coll, comp == null ? NaturalOrder.INSTANCE : comp, -1);
    }

    // With the sign -1, the greatest.
    private static Object least(Collection<?> coll, Comparator c, int sign) {
        Iterator<?> it = coll.iterator();
        Object best = it.next();
        while (it.hasNext()) {
            Object next = it.next();
            int order = c.compare(next, best);
            if (sign > 0 ? order < 0 : order > 0) {
                best = next;
            }
        }
        return best;
    }

    public static <T> Comparator<T> reverseOrder() {
        return (Comparator<T>) ReverseNaturalOrder.INSTANCE;
    }

    public static <T> Comparator<T> reverseOrder(Comparator<T> cmp) {
        if (cmp == null || (Object) cmp == NaturalOrder.INSTANCE) {
            return (Comparator<T>) ReverseNaturalOrder.INSTANCE;
        }
        if ((Object) cmp == ReverseNaturalOrder.INSTANCE) {
            return (Comparator<T>) NaturalOrder.INSTANCE;
        }
        if (cmp instanceof ReverseComparator) {
            return ((ReverseComparator<T>) cmp).forward;
        }
        return new ReverseComparator<>(cmp);
    }

    // Rearranging and replacing.

    public static void reverse(List<?> list) {
        reverseRange(list, 0, list.size());
    }

    private static void reverseRange(List<?> list, int from, int to) {
        int low = from;
        int high = to - 1;
        while (low < high) {
            swap(list, low, high);
            low++;
            high--;
        }
    }

    public static void shuffle(List<?> list) {
        shuffle(list, new Random());
    }

    public static void shuffle(List<?> list, Random rnd) {
        for (int i = list.size(); i > 1; i--) {
            swap(list, i - 1, rnd.nextInt(i));
        }
    }

    public static void swap(List<?> list, int i, int j) {
        List<Object> raw = (List<Object>) list;
        raw.set(i, raw.set(j, raw.get(i)));
    }

    // Lists with random access are written by index: not each of them has an iterator that can write.

    public static <T> void fill(List<? super T> list, T obj) {
        int size = list.size();
        if (list instanceof RandomAccess) {
            for (int i = 0; i < size; i++) {
                list.set(i, obj);
            }
        } else {
            ListIterator<? super T> it = list.listIterator();
            for (int i = 0; i < size; i++) {
                it.next();
                it.set(obj);
            }
        }
    }

    public static <T> void copy(List<? super T> dest, List<? extends T> src) {
        int size = src.size();
        if (size > dest.size()) {
            throw new IndexOutOfBoundsException("Source does not fit in dest");
        }
        write(dest, src.toArray(), size, 0);
    }

    public static void rotate(List<?> list, int distance) {
        int size = list.size();
        if (size == 0) {
            return;
        }
        int shift = distance % size;
        if (shift < 0) {
            shift += size;
        }
        if (shift != 0) {
            write(list, list.toArray(), size, size - shift);
        }
    }

    // Writes all elements to the first `size` places of the list, from `start` on and then from the beginning.
    private static void write(List<?> list, Object[] elements, int size, int start) {
        List<Object> raw = (List<Object>) list;
        ListIterator<Object> it = list instanceof RandomAccess ? null : raw.listIterator();
        for (int i = 0; i < size; i++) {
            Object e = elements[i < size - start ? start + i : start + i - size];
            if (it == null) {
                raw.set(i, e);
            } else {
                it.next();
                it.set(e);
            }
        }
    }

    public static <T> boolean replaceAll(List<T> list, T oldVal, T newVal) {
        boolean replaced = false;
        int size = list.size();
        ListIterator<T> it = list instanceof RandomAccess ? null : list.listIterator();
        for (int i = 0; i < size; i++) {
            if (Objects.equals(oldVal, it == null ? list.get(i) : it.next())) {
                if (it == null) {
                    list.set(i, newVal);
                } else {
                    it.set(newVal);
                }
                replaced = true;
            }
        }
        return replaced;
    }

    public static <T> boolean addAll(Collection<? super T> c, T... elements) {
        boolean changed = false;
        for (int i = 0; i < elements.length; i++) {
            if (c.add(elements[i])) {
                changed = true;
            }
        }
        return changed;
    }

    // Asking.

    public static int frequency(Collection<?> c, Object o) {
        int count = 0;
        for (Object e : c) {
            if (o == null ? e == null : o.equals(e)) {
                count++;
            }
        }
        return count;
    }

    public static boolean disjoint(Collection<?> c1, Collection<?> c2) {
        Collection<?> walked = c1;
        Collection<?> asked = c2;
        if (c1 instanceof Set) {
            walked = c2;
            asked = c1;
        } else if (!(c2 instanceof Set)) {
            int size1 = c1.size();
            int size2 = c2.size();
            if (size1 == 0 || size2 == 0) {
                return true;
            }
            if (size1 > size2) {
                walked = c2;
                asked = c1;
            }
        }
        for (Object e : walked) {
            if (asked.contains(e)) {
                return false;
            }
        }
        return true;
    }

    public static int indexOfSubList(List<?> source, List<?> target) {
        int last = source.size() - target.size();
        for (int start = 0; start <= last; start++) {
            if (isAt(source, target, start)) {
                return start;
            }
        }
        return -1;
    }

    public static int lastIndexOfSubList(List<?> source, List<?> target) {
        for (int start = source.size() - target.size(); start >= 0; start--) {
            if (isAt(source, target, start)) {
                return start;
            }
        }
        return -1;
    }

    private static boolean isAt(List<?> source, List<?> target, int start) {
        int size = target.size();
        for (int i = 0; i < size; i++) {
            if (!Objects.equals(target.get(i), source.get(start + i))) {
                return false;
            }
        }
        return true;
    }

    // Wrappers. One that is unmodifiable already is not wrapped again.

    public static <T> Collection<T> unmodifiableCollection(Collection<? extends T> c) {
        if (c != null && c.getClass() == UnmodifiableCollection.class) {
            return (Collection<T>) c;
        }
        return new UnmodifiableCollection<>(c);
    }

    public static <T> Set<T> unmodifiableSet(Set<? extends T> s) {
        if (s != null && s.getClass() == UnmodifiableSet.class) {
            return (Set<T>) s;
        }
        return new UnmodifiableSet<>(s);
    }

    public static <T> SortedSet<T> unmodifiableSortedSet(SortedSet<T> s) {
        return s instanceof UnmodifiableSortedSet ? s : new UnmodifiableSortedSet<>(s);
    }

    public static <T> NavigableSet<T> unmodifiableNavigableSet(NavigableSet<T> s) {
        return s instanceof UnmodifiableNavigableSet ? s : new UnmodifiableNavigableSet<>(s);
    }

    public static <T> List<T> unmodifiableList(List<? extends T> list) {
        return list instanceof UnmodifiableList ? (List<T>) list : UnmodifiableList.unmodifiable(list);
    }

    public static <K, V> Map<K, V> unmodifiableMap(Map<? extends K, ? extends V> m) {
        return m instanceof UnmodifiableMap ? (Map<K, V>) m : new UnmodifiableMap<>(m);
    }

    public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> m) {
        return m instanceof UnmodifiableSortedMap ? (SortedMap<K, V>) m : new UnmodifiableSortedMap<>(m);
    }

    public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> m) {
        return m instanceof UnmodifiableNavigableMap ? (NavigableMap<K, V>) m : new UnmodifiableNavigableMap<>(m);
    }

    public static <T> Collection<T> synchronizedCollection(Collection<T> c) {
        return new ForwardingCollection<>(c);
    }

    public static <T> Set<T> synchronizedSet(Set<T> s) {
        return new ForwardingSet<>(s);
    }

    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> s) {
        return new ForwardingSortedSet<>(s);
    }

    public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> s) {
        return new ForwardingNavigableSet<>(s);
    }

    public static <T> List<T> synchronizedList(List<T> list) {
        return ForwardingList.forward(list);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> m) {
        return new ForwardingMap<>(m);
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> m) {
        return new ForwardingSortedMap<>(m);
    }

    public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> m) {
        return new ForwardingNavigableMap<>(m);
    }

    // Small immutable collections.

    public static <T> Iterator<T> emptyIterator() {
        return new EmptyIterator<>();
    }

    public static <T> ListIterator<T> emptyListIterator() {
        return new EmptyIterator<>();
    }

    public static <T> Enumeration<T> emptyEnumeration() {
        return new EmptyIterator<>();
    }

    public static final <T> Set<T> emptySet() {
        return (Set<T>) EMPTY_SET;
    }

    public static <E> SortedSet<E> emptySortedSet() {
        return new UnmodifiableNavigableSet<>(new TreeSet<>());
    }

    public static <E> NavigableSet<E> emptyNavigableSet() {
        return new UnmodifiableNavigableSet<>(new TreeSet<>());
    }

    public static final <T> List<T> emptyList() {
        return (List<T>) EMPTY_LIST;
    }

    public static final <K, V> Map<K, V> emptyMap() {
        return (Map<K, V>) EMPTY_MAP;
    }

    public static final <K, V> SortedMap<K, V> emptySortedMap() {
        return new UnmodifiableNavigableMap<>(new TreeMap<>());
    }

    public static final <K, V> NavigableMap<K, V> emptyNavigableMap() {
        return new UnmodifiableNavigableMap<>(new TreeMap<>());
    }

    public static <T> Set<T> singleton(T o) {
        return new SingletonSet<>(o);
    }

    public static <T> List<T> singletonList(T o) {
        return new SingletonList<>(o);
    }

    public static <K, V> Map<K, V> singletonMap(K key, V value) {
        return new SingletonMap<>(key, value);
    }

    public static <T> List<T> nCopies(int n, T o) {
        if (n < 0) {
            throw new IllegalArgumentException("List length = " + n);
        }
        return new CopiesList<>(n, o);
    }

    // Adapters.

    public static <T> Enumeration<T> enumeration(Collection<T> c) {
        Iterator<T> it = c.iterator();
        return new Enumeration<T>() {
            public boolean hasMoreElements() {
                return it.hasNext();
            }

            public T nextElement() {
                return it.next();
            }
        };
    }

    public static <T> ArrayList<T> list(Enumeration<T> e) {
        ArrayList<T> list = new ArrayList<>();
        while (e.hasMoreElements()) {
            list.add(e.nextElement());
        }
        return list;
    }

    public static <E> Set<E> newSetFromMap(Map<E, Boolean> map) {
        if (!map.isEmpty()) {
            throw new IllegalArgumentException("Map is non-empty");
        }
        return new SetFromMap<>(map);
    }

    public static <T> Queue<T> asLifoQueue(Deque<T> deque) {
        return new LifoQueue<>(Objects.requireNonNull(deque));
    }
}

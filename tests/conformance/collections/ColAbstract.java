// Our own collections on AbstractList, AbstractMap's neighbours and Iterable.
import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

public class ColAbstract {
    static class Range extends AbstractList<Integer> {
        private final int lo;
        private final int hi;

        Range(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        public Integer get(int i) {
            if (i < 0 || i >= size()) {
                throw new IndexOutOfBoundsException("range " + i);
            }
            return lo + i;
        }

        @Override
        public int size() {
            return hi - lo;
        }
    }

    static class Backed extends AbstractList<String> {
        private final String[] a;

        Backed(String... a) {
            this.a = a;
        }

        @Override
        public String get(int i) {
            return a[i];
        }

        @Override
        public String set(int i, String s) {
            String old = a[i];
            a[i] = s;
            return old;
        }

        @Override
        public int size() {
            return a.length;
        }
    }

    static class Digits extends AbstractSet<Integer> {
        private final int bits;

        Digits(int n) {
            int b = 0;
            for (; n > 0; n /= 10) {
                b |= 1 << n % 10;
            }
            bits = b;
        }

        @Override
        public Iterator<Integer> iterator() {
            return new Iterator<Integer>() {
                int i = next(0);

                int next(int from) {
                    while (from < 10 && (bits >> from & 1) == 0) {
                        from++;
                    }
                    return from;
                }

                @Override
                public boolean hasNext() {
                    return i < 10;
                }

                @Override
                public Integer next() {
                    int r = i;
                    i = next(i + 1);
                    return r;
                }
            };
        }

        @Override
        public int size() {
            return Integer.bitCount(bits);
        }
    }

    static class Bag extends AbstractCollection<String> {
        private final List<String> in = new ArrayList<>();

        @Override
        public boolean add(String s) {
            in.add(s);
            in.sort(null);
            return true;
        }

        @Override
        public Iterator<String> iterator() {
            return in.iterator();
        }

        @Override
        public int size() {
            return in.size();
        }
    }

    public static void main(String[] args) {
        Range r = new Range(3, 7);
        System.out.println(r + " " + r.contains(5) + " " + r.indexOf(6) + " " + r.equals(List.of(3, 4, 5, 6)) + " " + List.of(3, 4, 5, 6).equals(r) + " " + r.hashCode());
        System.out.println(r.subList(1, 3) + " " + new ArrayList<>(r).size() + " " + r.isEmpty() + " " + new Range(2, 2).isEmpty());
        try {
            r.add(9);
        } catch (UnsupportedOperationException e) {
            System.out.println("no add");
        }
        try {
            r.get(4);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        int sum = 0;
        for (int x : r) {
            sum += x;
        }
        System.out.println(sum + " " + r.stream().map(x -> x * x).reduce(0, Integer::sum));
        Backed b = new Backed("c", "a", "b");
        b.sort(null);
        b.replaceAll(String::toUpperCase);
        System.out.println(b + " " + b.a[0] + " " + b.lastIndexOf("C") + " " + b.set(0, "z") + b);
        Set<Integer> d = new Digits(90210);
        System.out.println(d + " " + d.size() + " " + d.contains(9) + " " + d.equals(Set.of(0, 1, 2, 9)) + " " + d.containsAll(List.of(0, 3)));
        Bag bag = new Bag();
        bag.addAll(Arrays.asList("q", "b", "q"));
        System.out.println(bag + " " + bag.remove("q") + " " + bag + " " + bag.contains("zz") + " " + bag.toArray().length);
        bag.removeIf(s -> s.equals("b"));
        System.out.println(bag);
    }
}

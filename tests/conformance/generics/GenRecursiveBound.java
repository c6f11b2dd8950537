// Recursive bounds: self types, builders, comparable nodes.
public class GenRecursiveBound {
    static abstract class Builder<T extends Builder<T>> {
        protected String parts = "";

        abstract T self();

        T add(String s) {
            parts += s;
            return self();
        }

        String build() {
            return "[" + parts + "]";
        }
    }

    static class Car extends Builder<Car> {
        int wheels;

        @Override
        Car self() {
            return this;
        }

        Car wheels(int n) {
            wheels = n;
            return this;
        }

        @Override
        String build() {
            return super.build() + wheels;
        }
    }

    static class Boat extends Builder<Boat> {
        @Override
        Boat self() {
            return this;
        }

        Boat sail() {
            return add("^");
        }
    }

    interface Ordered<T extends Ordered<T>> extends Comparable<T> {
        int rank();

        @Override
        default int compareTo(T o) {
            return Integer.compare(rank(), o.rank());
        }

        default boolean below(T o) {
            return compareTo(o) < 0;
        }
    }

    record Card(int rank) implements Ordered<Card> {
    }

    static <T extends Ordered<T>> T top(T[] ts) {
        T best = ts[0];
        for (T t : ts) {
            if (best.below(t)) {
                best = t;
            }
        }
        return best;
    }

    static abstract class Tree<T extends Comparable<T>, N extends Tree<T, N>> {
        T key;
        N left;
        N right;

        abstract N leaf(T t);

        @SuppressWarnings("unchecked")
        N insert(T t) {
            int c = t.compareTo(key);
            if (c < 0) {
                left = left == null ? leaf(t) : left.insert(t);
            } else if (c > 0) {
                right = right == null ? leaf(t) : right.insert(t);
            }
            return (N) this;
        }

        String show() {
            return (left == null ? "" : left.show() + " ") + key + (right == null ? "" : " " + right.show());
        }
    }

    static class Counted extends Tree<String, Counted> {
        static int made;

        Counted(String s) {
            key = s;
            made++;
        }

        @Override
        Counted leaf(String s) {
            return new Counted(s);
        }
    }

    enum Size { S, M, L }

    static <E extends Enum<E>> E last(Class<E> c, E[] all) {
        return all[all.length - 1];
    }

    public static void main(String[] args) {
        System.out.println(new Car().add("a").wheels(4).add("b").build());
        System.out.println(new Boat().add("x").sail().add("y").sail().build());
        Builder<?> any = new Car();
        any.add("q");
        System.out.println(any.build());
        System.out.println(top(new Card[] {new Card(3), new Card(11), new Card(7)}));
        System.out.println(new Card(1).below(new Card(2)) + " " + new Card(2).compareTo(new Card(2)));
        Counted root = new Counted("m");
        for (String s : "q c x a m d".split(" ")) {
            root.insert(s);
        }
        System.out.println(root.show() + " " + Counted.made);
        System.out.println(root.insert("z").left.key);
        System.out.println(last(Size.class, Size.values()));
        Card[] cards = {new Card(5), new Card(1)};
        java.util.Arrays.sort(cards);
        System.out.println(cards[0]);
    }
}

// Generic records: pairs, trees, results, with inference and bounded parameters.
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

public class RecGeneric {
    record Pair<A, B>(A first, B second) {
        <C> Pair<C, B> withFirst(C c) {
            return new Pair<>(c, second);
        }

        Pair<B, A> swap() {
            return new Pair<>(second, first);
        }

        static <T> Pair<T, T> twin(T t) {
            return new Pair<>(t, t);
        }

        <R> R apply(BiFunction<? super A, ? super B, ? extends R> f) {
            return f.apply(first, second);
        }
    }

    record Tree<T extends Comparable<T>>(T value, Tree<T> left, Tree<T> right) {
        static <T extends Comparable<T>> Tree<T> insert(Tree<T> t, T v) {
            if (t == null) {
                return new Tree<>(v, null, null);
            }
            int c = v.compareTo(t.value);
            return c < 0 ? new Tree<>(t.value, insert(t.left, v), t.right)
                : c > 0 ? new Tree<>(t.value, t.left, insert(t.right, v)) : t;
        }

        void walk(List<? super T> out) {
            if (left != null) {
                left.walk(out);
            }
            out.add(value);
            if (right != null) {
                right.walk(out);
            }
        }
    }

    record Cell<T>(T head, Cell<T> tail) {
        static <T> Cell<T> of(List<T> l) {
            return l.isEmpty() ? null : new Cell<>(l.get(0), of(l.subList(1, l.size())));
        }

        <R> Cell<R> map(Function<? super T, ? extends R> f) {
            return new Cell<>(f.apply(head), tail == null ? null : tail.map(f));
        }

        int length() {
            return 1 + (tail == null ? 0 : tail.length());
        }
    }

    public static void main(String[] args) {
        Pair<String, Integer> p = new Pair<>("a", 1);
        System.out.println(p + " " + p.swap() + " " + p.withFirst(2.5) + " " + Pair.twin('x'));
        System.out.println(p.apply((s, n) -> s.repeat(n + 2)) + p.first().length() + (p.second() + 1));
        System.out.println(p.equals(new Pair<Object, Object>("a", 1)) + " " + p.equals(p.swap()) + " " + p.swap().swap().equals(p));
        Tree<String> t = null;
        for (String s : "m f t b h p w m".split(" ")) {
            t = Tree.insert(t, s);
        }
        List<Object> out = new ArrayList<>();
        t.walk(out);
        System.out.println(out);
        Tree<String> old = t;
        Tree<String> bigger = Tree.insert(t, "z");
        System.out.println((old == Tree.insert(t, "h")) + " " + (bigger.left() == old.left()) + " " + old.equals(bigger));
        System.out.println(Tree.insert(Tree.insert((Tree<Integer>) null, 2), 1));
        Cell<Integer> c = Cell.of(List.of(1, 2, 3));
        System.out.println(c.map(x -> "n" + x) + " " + c.length() + " " + Cell.of(List.of()));
        System.out.println(c.equals(Cell.of(List.of(1, 2, 3))) + " " + (c.hashCode() == Cell.of(List.of(1, 2, 3)).hashCode()));
        Pair<Pair<Integer, Integer>, List<String>> deep = new Pair<>(new Pair<>(1, 2), List.of("q"));
        System.out.println(deep.first().second() + deep.second().get(0).length());
    }
}

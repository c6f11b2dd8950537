// A generic singly linked list with iterator, map, filter, fold and reverse.
import java.util.Iterator;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

public class GenLinkedList<T> implements Iterable<T> {
    private static class Node<E> {
        final E e;
        Node<E> next;

        Node(E e, Node<E> next) {
            this.e = e;
            this.next = next;
        }
    }

    private Node<T> head;
    private Node<T> last;
    private int size;

    @SafeVarargs
    static <E> GenLinkedList<E> of(E... es) {
        GenLinkedList<E> l = new GenLinkedList<>();
        for (E e : es) {
            l.add(e);
        }
        return l;
    }

    GenLinkedList<T> add(T t) {
        Node<T> n = new Node<>(t, null);
        if (head == null) {
            head = n;
        } else {
            last.next = n;
        }
        last = n;
        size++;
        return this;
    }

    <R> GenLinkedList<R> map(Function<? super T, ? extends R> f) {
        GenLinkedList<R> r = new GenLinkedList<>();
        for (T t : this) {
            r.add(f.apply(t));
        }
        return r;
    }

    GenLinkedList<T> filter(Predicate<? super T> p) {
        GenLinkedList<T> r = new GenLinkedList<>();
        for (T t : this) {
            if (p.test(t)) {
                r.add(t);
            }
        }
        return r;
    }

    <R> R fold(R z, BiFunction<? super R, ? super T, ? extends R> f) {
        for (Node<T> n = head; n != null; n = n.next) {
            z = f.apply(z, n.e);
        }
        return z;
    }

    GenLinkedList<T> reversed() {
        GenLinkedList<T> r = new GenLinkedList<>();
        for (T t : this) {
            r.head = new Node<>(t, r.head);
            if (r.last == null) {
                r.last = r.head;
            }
            r.size++;
        }
        return r;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private Node<T> at = head;

            @Override
            public boolean hasNext() {
                return at != null;
            }

            @Override
            public T next() {
                T t = at.e;
                at = at.next;
                return t;
            }
        };
    }

    @Override
    public String toString() {
        return fold(new StringBuilder("["), (sb, t) -> sb.append(sb.length() > 1 ? " " : "").append(t)) + "]";
    }

    public static void main(String[] args) {
        GenLinkedList<Integer> l = of(3, 1, 4, 1, 5);
        System.out.println(l + " " + l.size);
        System.out.println(l.map(x -> x * x) + " " + l.filter(x -> x > 2));
        System.out.println(l.reversed() + " " + l.reversed().add(99) + " " + l.reversed().reversed().size);
        System.out.println(l.fold(0, Integer::sum) + " " + l.fold("", (s, x) -> x + s));
        GenLinkedList<String> words = l.map(x -> "w" + x);
        int chars = 0;
        for (String w : words) {
            chars += w.length();
        }
        System.out.println(chars + " " + words.filter(w -> w.endsWith("1")));
        System.out.println(new GenLinkedList<String>() + " " + of((Object) null));
        GenLinkedList<GenLinkedList<Integer>> nested = of(of(1, 2), of(), of(3));
        System.out.println(nested + " " + nested.map(x -> x.size) + " " + nested.fold(0, (n, x) -> n + x.fold(0, Integer::sum)));
        GenLinkedList<Number> nums = of(1, 2.5, 3L);
        double d = 0;
        for (Number n : nums) {
            d += n.doubleValue();
        }
        System.out.println(d);
    }
}

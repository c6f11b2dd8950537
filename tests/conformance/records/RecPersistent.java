// An immutable account book with records only: every change makes a new value.
import java.util.ArrayList;
import java.util.List;

public class RecPersistent {
    record Entry(String what, int amount) {
        boolean income() {
            return amount > 0;
        }
    }

    record Book(String owner, List<Entry> entries) {
        Book {
            entries = List.copyOf(entries);
        }

        Book(String owner) {
            this(owner, List.of());
        }

        Book with(Entry e) {
            List<Entry> l = new ArrayList<>(entries);
            l.add(e);
            return new Book(owner, l);
        }

        Book without(int i) {
            List<Entry> l = new ArrayList<>(entries);
            l.remove(i);
            return new Book(owner, l);
        }

        Book rename(String n) {
            return new Book(n, entries);
        }

        int balance() {
            int b = 0;
            for (Entry e : entries) {
                b += e.amount();
            }
            return b;
        }

        Summary summary() {
            int in = 0;
            int out = 0;
            for (Entry e : entries) {
                if (e.income()) {
                    in += e.amount;
                } else {
                    out -= e.amount;
                }
            }
            return new Summary(in, out);
        }

        record Summary(int in, int out) {
            int net() {
                return in - out;
            }
        }
    }

    public static void main(String[] args) {
        Book empty = new Book("ann");
        Book one = empty.with(new Entry("pay", 100));
        Book two = one.with(new Entry("rent", -60)).with(new Entry("tea", -5));
        System.out.println(empty.balance() + " " + one.balance() + " " + two.balance());
        System.out.println(two);
        System.out.println(two.summary() + " " + two.summary().net());
        System.out.println(two.without(1).balance() + " " + two.entries().size());
        System.out.println(two.without(2).without(1).equals(one) + " " + one.rename("bob").equals(one) + " " + one.rename("bob").rename("ann").equals(one));
        List<Entry> src = new ArrayList<>();
        src.add(new Entry("x", 1));
        Book b = new Book("c", src);
        src.add(new Entry("y", 2));
        System.out.println(b.entries().size());
        try {
            b.entries().add(new Entry("z", 3));
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable");
        }
        try {
            new Book("d", null);
        } catch (NullPointerException e) {
            System.out.println("null list");
        }
        System.out.println(new Book.Summary(3, 3).net() + " " + new Entry(null, 0));
    }
}

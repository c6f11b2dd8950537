// Inner classes as iterators over the outer structure, several at once, with modification.
import java.util.Iterator;

public class NestIterators {
    static class Ring implements Iterable<String> {
        private final String[] items;
        private int version;

        Ring(String... items) {
            this.items = items;
        }

        void set(int i, String s) {
            items[i] = s;
            version++;
        }

        private class Iter implements Iterator<String> {
            int i;
            final int start = version;

            @Override
            public boolean hasNext() {
                return i < items.length;
            }

            @Override
            public String next() {
                if (start != version) {
                    throw new IllegalStateException("changed at " + i);
                }
                return items[i++];
            }

            @Override
            public void remove() {
                items[--i] = "-";
            }
        }

        @Override
        public Iterator<String> iterator() {
            return new Iter();
        }

        Iterable<String> backwards() {
            return () -> new Iterator<>() {
                int i = items.length;

                @Override
                public boolean hasNext() {
                    return i > 0;
                }

                @Override
                public String next() {
                    return items[--i];
                }
            };
        }

        class Cursor extends Iter {
            void skip(int n) {
                i += n;
            }
        }
    }

    static String join(Iterable<String> it) {
        StringBuilder sb = new StringBuilder();
        for (String s : it) {
            sb.append(s);
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        Ring r = new Ring("a", "b", "c", "d");
        System.out.println(join(r) + " " + join(r.backwards()));
        for (String x : r) {
            for (String y : r.backwards()) {
                if (x.compareTo(y) < 0) {
                    System.out.print(x + y + " ");
                }
            }
        }
        System.out.println();
        Iterator<String> i1 = r.iterator();
        Iterator<String> i2 = r.iterator();
        i1.next();
        i1.next();
        System.out.println(i1.next() + i2.next());
        Ring.Cursor c = r.new Cursor();
        c.skip(3);
        System.out.println(c.next() + c.hasNext());
        try {
            for (String s : r) {
                System.out.print(s);
                if (s.equals("b")) {
                    r.set(0, "z");
                }
            }
        } catch (IllegalStateException e) {
            System.out.println(" " + e.getMessage());
        }
        Iterator<String> i3 = r.iterator();
        i3.next();
        i3.remove();
        System.out.println(i3.next() + join(r));
        System.out.println(join(new Ring()) + "|" + join(r.backwards()));
    }
}

// Private inner classes, private constructors and accessors from siblings and outer code.
public class NestPrivateInner {
    private final Entry[] table = new Entry[4];
    private int size;

    private class Entry {
        private final String key;
        private int value;
        private Entry next;

        private Entry(String key, int value, Entry next) {
            this.key = key;
            this.value = value;
            this.next = next;
            size++;
        }

        private int bump(int by) {
            return value += by;
        }
    }

    private static int slot(String k) {
        return (k.hashCode() & 0x7fffffff) % 4;
    }

    int add(String key, int by) {
        int s = slot(key);
        for (Entry e = table[s]; e != null; e = e.next) {
            if (e.key.equals(key)) {
                return e.bump(by);
            }
        }
        table[s] = new Entry(key, by, table[s]);
        return table[s].value;
    }

    private static class Stats {
        private int longest;
        private int total;

        private Stats(NestPrivateInner t) {
            for (Entry e : t.table) {
                int n = 0;
                for (; e != null; e = e.next) {
                    n++;
                    total += e.value;
                }
                longest = Math.max(longest, n);
            }
        }
    }

    static class Token {
        private static int next = 1;
        private final int id;

        private Token() {
            id = next++;
        }

        private Token twin() {
            return new Token();
        }

        private boolean before(Token t) {
            return id < t.id;
        }
    }

    static class SubToken extends Token {
        private String tag() {
            return "sub" + super.id;
        }
    }

    public static void main(String[] args) {
        NestPrivateInner m = new NestPrivateInner();
        for (String w : "the cat and the dog and the bird".split(" ")) {
            System.out.print(w + m.add(w, 1) + " ");
        }
        System.out.println();
        System.out.println(m.size + " " + m.add("cat", 10) + " " + m.size);
        Stats s = new Stats(m);
        System.out.println(s.longest + " " + s.total);
        Entry e = m.new Entry("k", 5, null);
        e.value++;
        System.out.println(e.value-- + e.bump(3) + e.key + m.size);
        Token a = new Token();
        Token b = a.twin();
        System.out.println(a.id + " " + b.id + " " + a.before(b) + " " + Token.next);
        SubToken t = new SubToken();
        System.out.println(t.tag() + ((Token) t).id + b.before(t));
        Object o = new Object() {
            private int hidden = 3;

            private int get() {
                return hidden + Token.next;
            }

            @Override
            public String toString() {
                return "o" + get();
            }
        };
        System.out.println(o);
    }
}

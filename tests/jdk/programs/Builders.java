// StringBuilder and StringBuffer: all methods with arguments inside and outside their ranges, and random sequences.
public class Builders {
    static final int[] NUMBERS = {Integer.MIN_VALUE, -1, 0, 1, 3, 5, 6, 9, Integer.MAX_VALUE};
    static final String[] TEXTS = {"", "abcde", "ab\u0100de", "a\ud83d\ude00b\udc00"};

    static StringBuilder on(String s) {
        return new StringBuilder(s);
    }

    static void one(String s, int n) {
        Show.show("charAt " + n, () -> (int) on(s).charAt(n));
        Show.show("setCharAt " + n, () -> {
            StringBuilder b = on(s);
            b.setCharAt(n, 'x');
            return b;
        });
        Show.show("deleteCharAt " + n, () -> on(s).deleteCharAt(n));
        Show.show("substring " + n, () -> on(s).substring(n));
        Show.show("codePointAt " + n, () -> on(s).codePointAt(n));
        Show.show("codePointBefore " + n, () -> on(s).codePointBefore(n));
        Show.show("offset " + n, () -> on(s).offsetByCodePoints(1, n));
        Show.show("insert " + n, () -> on(s).insert(n, "xyz"));
        Show.show("insert " + n, () -> on(s).insert(n, (String) null));
        Show.show("insert " + n, () -> on(s).insert(n, 'c').insert(0, 5).insert(0, 6L).insert(1, true).insert(1, 1.5).insert(0, 2.5f));
        Show.show("insert " + n, () -> on(s).insert(n, new char[] {'p', 'q'}));
        Show.show("insert " + n, () -> on(s).insert(n, (Object) "obj"));
        Show.show("insert " + n, () -> on(s).insert(n, (CharSequence) new StringBuffer("seq")));
        Show.show("indexOf " + n, () -> on(s).indexOf("d", n) + " " + on(s).lastIndexOf("d", n) + " " + on(s).indexOf("") + on(s).lastIndexOf(""));
        if (n < 100) {
            Show.show("setLength " + n, () -> {
                StringBuilder b = on(s);
                b.setLength(n);
                return b.toString().replace('\0', '0') + " " + b.capacity();
            });
            Show.show("ensure " + n, () -> {
                StringBuilder b = on(s);
                b.ensureCapacity(n + 20);
                int first = b.capacity();
                b.trimToSize();
                return first + " " + b.capacity();
            });
        }
    }

    static void two(String s, int n, int m) {
        Show.show("delete " + n + " " + m, () -> on(s).delete(n, m));
        Show.show("replace " + n + " " + m, () -> on(s).replace(n, m, "xyzzy"));
        Show.show("substring " + n + " " + m, () -> on(s).substring(n, m));
        Show.show("subSequence " + n + " " + m, () -> on(s).subSequence(n, m));
        Show.show("append " + n + " " + m, () -> on(s).append("pqrst", n, m));
        Show.show("append " + n + " " + m, () -> on(s).append("pqrst".toCharArray(), n, m));
        Show.show("insert " + n + " " + m, () -> on(s).insert(1, "pqrst", n, m));
        Show.show("insert " + n + " " + m, () -> on(s).insert(1, "pqrst".toCharArray(), n, m));
        Show.show("count " + n + " " + m, () -> on(s).codePointCount(n, m));
        Show.show("getChars " + n + " " + m, () -> {
            char[] to = new char[4];
            on(s).getChars(n, m, to, 1);
            return new String(to).replace('\0', '0');
        });
    }

    static void sequences() {
        for (int round = 0; round < 60; round++) {
            StringBuilder b = new StringBuilder(Show.random(5));
            StringBuffer f = new StringBuffer();
            for (int i = 0; i < 12; i++) {
                int at = Show.random(b.length() + 1);
                switch (Show.random(9)) {
                    case 0:
                        b.append(Show.random());
                        f.append(Show.anyLong());
                        break;
                    case 1:
                        b.insert(at, Show.anyText("abc", 3));
                        break;
                    case 2:
                        b.delete(at, at + Show.random(4));
                        break;
                    case 3:
                        b.reverse();
                        f.reverse();
                        break;
                    case 4:
                        b.replace(at, at + 2, "<>");
                        break;
                    case 5:
                        b.append(b);
                        b.setLength(Math.min(b.length(), 40));
                        break;
                    case 6:
                        b.append(b, 0, at);
                        break;
                    case 7:
                        b.insert(at, b);
                        b.setLength(Math.min(b.length(), 50));
                        break;
                    default:
                        b.appendCodePoint(0x1f600).append('c').append(true).append(1.25).append((Object) null).append((String) null);
                        f.append(b);
                        break;
                }
            }
            System.out.println(b + " " + b.length() + " " + b.capacity() + " " + f + " " + f.capacity());
        }
    }

    public static void main(String[] args) {
        for (String s : TEXTS) {
            System.out.println("--- " + s);
            Show.show("reverse", () -> on(s).reverse());
            for (int n : NUMBERS) {
                one(s, n);
                for (int m : NUMBERS) {
                    two(s, n, m);
                }
            }
        }
        sequences();
        Show.show("compare", () -> on("ab").compareTo(on("abc")) + " " + on("b").compareTo(on("a")) + " " + on("a").equals(on("a")));
        Show.show("capacity", () -> new StringBuilder().capacity() + " " + new StringBuilder("abc").capacity() + " "
                + new StringBuilder(7).capacity() + " " + new StringBuffer((CharSequence) "xy").capacity());
        Show.show("negative", () -> new StringBuilder(-1));
        Show.show("null", () -> new StringBuilder((String) null));
        Show.show("point", () -> new StringBuilder().appendCodePoint(-1));
        Show.show("empty", () -> new StringBuilder().isEmpty() + " " + on("abc").chars().sum());
        Show.show("own sequence", () -> new StringBuilder().append(new CharSequence() {
            public int length() {
                return 3;
            }

            public char charAt(int i) {
                return (char) ('a' + i);
            }

            public CharSequence subSequence(int a, int b) {
                return "sub";
            }

            public String toString() {
                return "other";
            }
        }));
    }
}

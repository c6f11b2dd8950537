    // What the generated methods share. Each starts from `reset`, so that a difference stays in one method.
    static int calls;
    static StringBuilder trace = new StringBuilder();
    static boolean theBoolean;
    static byte theByte;
    static short theShort;
    static char theChar;
    static int theInt;
    static long theLong;
    static float theFloat;
    static double theDouble;
    static Integer theInteger;
    static String theText;
    static int[] theInts;
    static Shape theShape;

    static void reset() {
        calls = 0;
        trace = new StringBuilder();
        theBoolean = true;
        theByte = 100;
        theShort = -32000;
        theChar = 'x';
        theInt = 2147483600;
        theLong = -9000000000L;
        theFloat = 1.25f;
        theDouble = -1e9;
        theInteger = 127;
        theText = "text";
        theInts = new int[] {1, -2, 3, 2147483647};
        theShape = new Round(3);
    }

    static void note(String what) {
        if (trace.length() < 200) {
            trace.append(what).append(';');
        }
    }

    static int next() {
        return ++calls;
    }

    static boolean flip() {
        theBoolean = !theBoolean;
        note("flip");
        return theBoolean;
    }

    static boolean pass(boolean x) { calls++; return x; }
    static byte pass(byte x) { calls++; return x; }
    static short pass(short x) { calls++; return x; }
    static char pass(char x) { calls++; return x; }
    static int pass(int x) { calls++; return x; }
    static long pass(long x) { calls++; return x; }
    static float pass(float x) { calls++; return x; }
    static double pass(double x) { calls++; return x; }
    static String pass(String x) { note("pass"); return x; }
    static <T> T same(T x) { note("same"); return x; }

    static String kind(boolean x) { return "boolean"; }
    static String kind(byte x) { return "byte" + x; }
    static String kind(short x) { return "short" + x; }
    static String kind(char x) { return "char" + (int) x; }
    static String kind(int x) { return "int" + x; }
    static String kind(long x) { return "long" + x; }
    static String kind(float x) { return "float" + Float.floatToIntBits(x); }
    static String kind(double x) { return "double" + Double.doubleToLongBits(x); }
    static String kind(Object x) { return x == null ? "null" : x.getClass().getSimpleName(); }

    static int sum(int... xs) {
        int sum = xs.length;
        for (int x : xs) {
            sum = sum * 31 + x;
        }
        return sum;
    }

    // Texts grow by what is added to them only.
    static String cut(String x) {
        return x != null && x.length() > 24 ? x.substring(0, 24) : x;
    }

    static void show(StringBuilder s, boolean x) { s.append(x ? " yes" : " no"); }
    static void show(StringBuilder s, byte x) { s.append(" b").append(x); }
    static void show(StringBuilder s, short x) { s.append(" s").append(x); }
    static void show(StringBuilder s, char x) { s.append(" c").append((int) x); }
    static void show(StringBuilder s, int x) { s.append(" i").append(x); }
    static void show(StringBuilder s, long x) { s.append(" l").append(x); }
    static void show(StringBuilder s, float x) { s.append(" f").append(Float.floatToIntBits(x)); }
    static void show(StringBuilder s, double x) { s.append(" d").append(Double.doubleToLongBits(x)); }

    static void show(StringBuilder s, Object x) {
        s.append(' ');
        if (x instanceof Float) {
            s.append("F").append(Float.floatToIntBits((Float) x));
        } else if (x instanceof Double) {
            s.append("D").append(Double.doubleToLongBits((Double) x));
        } else if (x instanceof Character) {
            s.append("C").append((int) (Character) x);
        } else if (x instanceof String) {
            for (char c : ((String) x).toCharArray()) {
                if (c < 32 || c > 126) {
                    s.append('<').append((int) c).append('>');
                } else {
                    s.append(c);
                }
            }
        } else if (x instanceof Object[]) {
            s.append('{');
            for (Object o : (Object[]) x) {
                show(s, o);
            }
            s.append('}');
        } else if (x instanceof int[]) {
            s.append("ints").append(Arrays.toString((int[]) x));
        } else if (x instanceof byte[]) {
            s.append("bytes").append(Arrays.toString((byte[]) x));
        } else if (x instanceof short[]) {
            s.append("shorts").append(Arrays.toString((short[]) x));
        } else if (x instanceof char[]) {
            for (char c : (char[]) x) {
                show(s, c);
            }
        } else if (x instanceof long[]) {
            s.append("longs").append(Arrays.toString((long[]) x));
        } else if (x instanceof boolean[]) {
            s.append("booleans").append(Arrays.toString((boolean[]) x));
        } else if (x instanceof float[]) {
            for (float c : (float[]) x) {
                show(s, c);
            }
        } else if (x instanceof double[]) {
            for (double c : (double[]) x) {
                show(s, c);
            }
        } else {
            s.append(x == null ? "null" : x.getClass().getSimpleName() + ":" + x);
        }
    }

    // The JVM words some messages itself, and those of texts change with its version.
    static void caught(StringBuilder s, Throwable e) {
        s.append(" !").append(e.getClass().getSimpleName());
        if (!(e instanceof NullPointerException || e instanceof ClassCastException || e instanceof StringIndexOutOfBoundsException)) {
            s.append('(').append(e.getMessage()).append(')');
        }
        for (Throwable t : e.getSuppressed()) {
            caught(s, t);
        }
    }

    static class Oops extends RuntimeException {
        final int code;

        Oops(int code) {
            super("oops" + code);
            this.code = code;
        }
    }

    static class Checked extends Exception {
        Checked(String why) {
            super(why);
        }
    }

    static class Door implements AutoCloseable {
        final int n;

        Door(int n) {
            this.n = n;
            note("open" + n);
            if ((n & 7) == 5) {
                throw new Oops(n);
            }
        }

        public void close() {
            note("close" + n);
            if ((n & 3) == 2) {
                throw new IllegalStateException("stuck" + n);
            }
        }
    }

    enum Hue {
        RED, GREEN {
            int weight(int x) {
                return x - 1;
            }
        }, BLUE;

        int weight(int x) {
            return x + ordinal();
        }
    }

    record Pair(int left, String right) {
        Pair {
            note("pair");
        }

        int both() {
            return left + (right == null ? 0 : right.length());
        }
    }

    interface Sized {
        int size(int x);

        default int twice(int x) {
            return size(x) + size(x + 1);
        }
    }

    static class Shape implements Sized {
        int n;
        long total = 5;
        String label = "shape";

        Shape(int n) {
            this.n = n;
            start();
        }

        void start() {
            total += n;
        }

        public int size(int x) {
            return n += x;
        }

        int twist(int x) {
            return x ^ n;
        }

        long twist(long x) {
            return x + total;
        }

        String twist(Object x) {
            return "o" + kind(x);
        }

        String name() {
            return "Shape" + n;
        }

        Shape self() {
            calls++;
            return this;
        }

        public boolean equals(Object o) {
            return o instanceof Shape && ((Shape) o).n == n;
        }

        public int hashCode() {
            return n;
        }

        public String toString() {
            return name() + "/" + total + label;
        }
    }

    static class Round extends Shape {
        int n = 7;
        int early = 4;

        Round(int n) {
            super(n + 1);
            this.n += n;
        }

        Round() {
            this(next());
            early++;
        }

        // runs before the fields of this class have their values
        void start() {
            total -= early + n;
            early = 9;
        }

        public int size(int x) {
            return super.size(x) * 2 + early;
        }

        int twist(int x) {
            return super.twist(x + 1) - n;
        }

        String twist(Object x) {
            return "r" + super.twist(x);
        }

        String name() {
            return "Round" + n + super.name();
        }

        Round self() {
            super.self();
            return this;
        }
    }

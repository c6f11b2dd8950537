    // What the generated sequences share: one line of output for each operation.
    static StringBuilder line = new StringBuilder();

    static void show(boolean x) { line.append(' ').append(x); }
    static void show(byte x) { line.append(" byte ").append(x); }
    static void show(short x) { line.append(" short ").append(x); }
    static void show(char x) { line.append(" char ").append((int) x); }
    static void show(int x) { line.append(' ').append(x); }
    static void show(long x) { line.append(" long ").append(x); }
    // Bits, because the shortest decimal text is what a JDK prints from version 19 on.
    static void show(float x) { line.append(" float ").append(Float.floatToIntBits(x)); }
    static void show(double x) { line.append(" double ").append(Double.doubleToLongBits(x)); }

    static void show(Object x) {
        if (x instanceof Object[]) {
            line.append(" array ");
            plain(Arrays.deepToString((Object[]) x));
        } else if (x instanceof int[]) {
            line.append(" ints ").append(Arrays.toString((int[]) x));
        } else if (x instanceof long[]) {
            line.append(" longs ").append(Arrays.toString((long[]) x));
        } else if (x instanceof double[]) {
            line.append(" doubles ").append(Arrays.toString((double[]) x));
        } else if (x instanceof byte[]) {
            line.append(" bytes ").append(Arrays.toString((byte[]) x));
        } else if (x instanceof char[]) {
            line.append(" chars ");
            plain(Arrays.toString((char[]) x));
        } else {
            line.append(' ');
            plain(String.valueOf(x));
        }
    }

    // Printable ASCII as it is: what the console would do with the rest is not the point.
    static void plain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 32 || c > 126) {
                line.append('<').append((int) c).append('>');
            } else {
                line.append(c);
            }
        }
    }

    // The virtual machine words the messages of these itself.
    static void thrown(Throwable e) {
        line.append(" throws ").append(e.getClass().getName());
        if (!(e instanceof NullPointerException || e instanceof ClassCastException || e instanceof ArrayStoreException)) {
            line.append(": ");
            plain(String.valueOf(e.getMessage()));
        }
    }

    static void printLine() {
        System.out.println(line);
        line.setLength(0);
    }


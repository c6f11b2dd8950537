// The scope of pattern variables after statements that cannot end normally: loops, labels, switches, finally.
public class PatScopeJumps {
    static String labelled(Object o) {
        done: {
            if (!(o instanceof String s)) {
                // leaves the block, not the loop: what follows the if is reached with a string only
                while (true) {
                    break done;
                }
            }
            return "string " + s.length();
        }
        return "no string";
    }

    static String inner(Object o) {
        out: {
            if (!(o instanceof Integer i)) {
                for (;;) {
                    for (int k = 0; ; k++) {
                        try {
                            k += 2;
                        } finally {
                            if (k > 3) {
                                break out;
                            }
                        }
                    }
                }
            }
            return "int " + (i + 1);
        }
        return "no int";
    }

    static String switched(Object o, int n) {
        if (!(o instanceof String s)) {
            switch (n) {
                case 1:
                    return "one";
                case 2:
                    n++;
                default:
                    throw new IllegalStateException("n " + n);
            }
        }
        return s + n;
    }

    static String arrow(Object o, int n) {
        if (!(o instanceof String s)) {
            switch (n) {
                case 1 -> throw new IllegalArgumentException("one");
                default -> {
                    return "other";
                }
            }
        }
        return s.toUpperCase();
    }

    static String ownBreak(Object o, int n) {
        String s = "outer";
        if (!(o instanceof String t)) {
            while (true) {
                if (n++ > 3) {
                    break;
                }
            }
            s += n;
        } else {
            s += t;
        }
        return s;
    }

    static String ownLabel(Object o) {
        loop:
        while (!(o instanceof Integer i)) {
            while (true) {
                o = 5;
                continue loop;
            }
        }
        return "got " + i;
    }

    static String afterDo(Object o) {
        int rounds = 0;
        do {
            rounds++;
            o = rounds > 2 ? "x" + o : o;
        } while (!(o instanceof String s));
        return s + rounds;
    }

    static String afterFor(Object o) {
        for (int k = 0; !(o instanceof Integer i && i > 3); k++) {
            o = k;
        }
        return "i " + (i + 1);
    }

    static String s = "field";

    // the loop can be left where there is no string, so what follows sees the field
    static String left(Object o, boolean leave) {
        while (!(o instanceof String s)) {
            if (leave) {
                break;
            }
            o = "made";
        }
        return s;
    }

    static String leftByLabel(Object o, boolean leave) {
        loop:
        while (!(o instanceof String s)) {
            for (;;) {
                if (leave) {
                    break loop;
                }
                o = "made";
                continue loop;
            }
        }
        return s;
    }

    static String call(java.util.function.Supplier<String> made) {
        try {
            return made.get();
        } catch (RuntimeException e) {
            return e.getMessage();
        }
    }

    public static void main(String[] args) {
        for (Object o : new Object[] {"abc", 4, null}) {
            System.out.println(afterDo(o) + ", " + afterFor(o) + ", " + left(o, true) + ", " + left(o, false));
            System.out.println(leftByLabel(o, true) + ", " + leftByLabel(o, false));
            System.out.println(labelled(o) + ", " + inner(o) + ", " + ownBreak(o, 1) + ", " + ownLabel(o));
            for (int n = 1; n <= 2; n++) {
                int k = n;
                System.out.println(call(() -> switched(o, k)) + ", " + call(() -> arrow(o, k)));
            }
        }
    }
}

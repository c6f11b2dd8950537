// Flow scoping of pattern variables: after if, in for, do, nested negations and early exits.
public class PatScopes {
    static String early(Object a, Object b) {
        if (!(a instanceof String x)) {
            return "a?";
        }
        if (!(b instanceof Integer y)) {
            return "b? " + x;
        }
        return x.repeat(y);
    }

    static String both(Object a, Object b) {
        if (a instanceof String x && b instanceof String y) {
            return x + y;
        }
        if (!(a instanceof Integer x) || !(b instanceof Integer y)) {
            return "mixed";
        }
        return "" + (x + y);
    }

    static int forLoop(Object[] os) {
        int n = 0;
        for (int i = 0; i < os.length && os[i] instanceof Integer v; i++) {
            n += v;
        }
        return n;
    }

    static String thrower(Object o) {
        if (!(o instanceof Number n)) {
            throw new IllegalArgumentException("not a number: " + o);
        }
        return "n" + n.doubleValue();
    }

    static boolean not(Object o) {
        return !(!(o instanceof String s) || s.isEmpty());
    }

    static String ternary(Object o) {
        return !(o instanceof String s) ? "no" : s.isEmpty() ? "empty" : s;
    }

    static String reuse(Object o) {
        String r = "";
        if (o instanceof String v) {
            r += v;
        }
        if (o instanceof Integer v) {
            r += v + 1;
        }
        {
            if (o instanceof Character v) {
                r += (char) (v + 1);
            }
        }
        return r;
    }

    static int count(Object o) {
        int n = 0;
        do {
            n++;
            o = o instanceof Object[] a && a.length > 0 ? a[0] : null;
        } while (o instanceof Object[] b && b.length > 0 || o instanceof String);
        return n;
    }

    public static void main(String[] args) {
        System.out.println(early("ab", 3) + " " + early(1, 2) + " " + early("q", "r"));
        System.out.println(both("a", "b") + " " + both(1, 2) + " " + both("a", 1) + " " + both(1, null));
        System.out.println(forLoop(new Object[] {1, 2, "x", 4}) + " " + forLoop(new Object[0]));
        try {
            System.out.println(thrower(5));
            thrower("five");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(not("x") + " " + not("") + " " + not(5));
        System.out.println(ternary("t") + " " + ternary("") + " " + ternary(null));
        System.out.println(reuse("s") + " " + reuse(5) + " " + reuse('c') + " [" + reuse(2.0) + "]");
        System.out.println(count(new Object[] {new Object[] {"deep"}}) + " " + count("s") + " " + count(null));
        Object o = 7;
        String label = "start";
        out:
        {
            if (!(o instanceof Integer i)) {
                break out;
            }
            label = "int " + i;
        }
        System.out.println(label);
    }
}

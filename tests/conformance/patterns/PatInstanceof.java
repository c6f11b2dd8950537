// instanceof with a binding: scope in &&, !, if without else, loops and conditionals.
public class PatInstanceof {
    static String kind(Object o) {
        if (o instanceof String s && s.length() > 2) {
            return "long string " + s;
        } else if (o instanceof String s) {
            return "short string " + s;
        } else if (o instanceof Integer i && i > 10 || o instanceof Long) {
            return "number";
        } else if (o instanceof int[] a && a.length > 0) {
            return "ints from " + a[0];
        }
        return "other";
    }

    static int length(Object o) {
        if (!(o instanceof String s)) {
            return -1;
        }
        return s.length();
    }

    static String guard(Object o) {
        if (!(o instanceof Integer n) || n < 0) {
            return "no";
        }
        n++;
        return "yes " + n;
    }

    static int loop(Object[] os) {
        int sum = 0;
        for (Object o : os) {
            if (!(o instanceof Integer i)) {
                continue;
            }
            sum += i;
        }
        return sum;
    }

    static String s = "field";

    static String scope(Object o) {
        if (o instanceof String s) {
            return "binding " + s;
        }
        return s;
    }

    static String scopeNeg(Object o) {
        if (!(o instanceof String s)) {
            return "not: " + PatInstanceof.s;
        }
        return "is: " + s;
    }

    public static void main(String[] args) {
        Object[] all = {"hello", "hi", 5, 50, 5L, new int[] {7}, new int[0], null, 'c'};
        for (Object o : all) {
            System.out.println(kind(o) + " " + length(o) + " " + guard(o));
        }
        System.out.println(loop(all));
        System.out.println(scope("x") + " " + scope(1) + " " + scopeNeg("y") + " " + scopeNeg(2));
        Object o = "cond";
        System.out.println(o instanceof String t ? t.toUpperCase() : "none");
        System.out.println(o instanceof String t && t.startsWith("c") && t.length() == 4);
        System.out.println(!(o instanceof Integer i) || i > 3);
        Object cur = 0;
        while (cur instanceof Integer n && n < 3) {
            cur = n == 2 ? (Object) "end" : n + 1;
        }
        System.out.println(cur);
        boolean b = o instanceof CharSequence c && c.length() == 4;
        System.out.println(b);
        while (!(cur instanceof Integer k)) {
            cur = ((String) cur).length();
        }
        System.out.println(k + 1);
    }
}

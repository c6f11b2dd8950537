// The typing rules of ?: with boxes, primitives, null and references.
public class BoxTernary {
    static String t(Object o) {
        return o == null ? "null" : o.getClass().getSimpleName() + ":" + o;
    }

    static String over(int x) {
        return "int";
    }

    static String over(long x) {
        return "long";
    }

    static String over(Object x) {
        return "Object";
    }

    static String over(Integer x) {
        return "Integer";
    }

    public static void main(String[] args) {
        boolean y = args.length == 0;
        boolean n = !y;
        Integer i = 1;
        Long l = 2L;
        Integer nul = null;
        Character c = 'c';
        System.out.println(t(y ? i : l));
        System.out.println(t(y ? i : 2.5));
        System.out.println(t(y ? 1 : 'a'));
        System.out.println(t(y ? i : 'a'));
        System.out.println(t(y ? c : 1));
        System.out.println(t(y ? null : 1));
        System.out.println(t(n ? null : 1));
        System.out.println(t(y ? "s" : 1));
        System.out.println(t(y ? i : "s"));
        System.out.println(t(y ? (Object) 1 : 2.0));
        System.out.println(t(y ? (byte) 1 : (short) 2));
        System.out.println(t(y ? (byte) 1 : 'a'));
        System.out.println(t(y ? true : null));
        System.out.println(t(y ? i : null));
        try {
            System.out.println(t(y ? nul : 0));
        } catch (NullPointerException e) {
            System.out.println("unboxed null in arm");
        }
        try {
            int bad = n ? 1 : nul;
            System.out.println(bad);
        } catch (NullPointerException e) {
            System.out.println("unboxed null result");
        }
        System.out.println(t(y ? nul : i));
        System.out.println(over(y ? 1 : 2L) + over(y ? i : i) + over(y ? i : 1) + over(y ? i : "s") + over(y ? 1 : 'x'));
        Object o = y ? 1 : "x";
        Number num = y ? 1 : Double.valueOf(2);
        System.out.println(t(o) + " " + t(num));
        Comparable<?> cmp = y ? "a" : 1;
        System.out.println(t(cmp));
        long w = y ? i : l;
        double d = y ? i : 0.5f;
        System.out.println(w + " " + d);
        System.out.println(t(y ? n ? 1 : 2L : 3.0f));
        java.util.function.Supplier<Object> s = () -> y ? 1 : 1.5;
        System.out.println(t(s.get()));
        Object sw = switch (args.length) { case 0 -> 1; case 1 -> 2L; default -> 3; };
        System.out.println(t(sw));
    }
}

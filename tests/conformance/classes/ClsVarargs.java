// Varargs: empty, one, many, arrays passed through, null, boxing of the elements.
public class ClsVarargs {
    static int count(int... xs) {
        return xs.length;
    }

    static String objs(Object... os) {
        return os == null ? "null array" : os.length + (os.length > 0 ? ":" + os[0] : "");
    }

    static String strs(String first, String... rest) {
        String s = first + "|";
        for (String r : rest) {
            s += r + ",";
        }
        return s;
    }

    static long sum(long... xs) {
        long s = 0;
        for (long x : xs) {
            s += x;
        }
        return s;
    }

    static String pick(String s, Object... o) {
        return "varargs";
    }

    static String pick(String s, Object o) {
        return "fixed";
    }

    static String chars(char... cs) {
        return new String(cs);
    }

    @SafeVarargs
    static <T> java.util.List<T> listOf(T... ts) {
        java.util.List<T> l = new java.util.ArrayList<>();
        for (T t : ts) {
            l.add(t);
        }
        return l;
    }

    static void mutate(int... xs) {
        if (xs.length > 0) {
            xs[0] = 99;
        }
    }

    ClsVarargs(int... xs) {
        made += xs.length;
    }

    static int made;

    public static void main(String... args) {
        System.out.println(count() + " " + count(1) + " " + count(1, 2, 3) + " " + count(new int[5]));
        System.out.println(objs() + " " + objs(1) + " " + objs(1, "a") + " " + objs((Object) null) + " " + objs((Object[]) null));
        System.out.println(objs(new Object[] {"x", "y"}) + " " + objs((Object) new Object[] {"x", "y"}).startsWith("1:"));
        System.out.println(objs(new String[] {"p", "q"}) + " " + objs(new int[] {1, 2}).charAt(0));
        System.out.println(strs("a") + " " + strs("a", "b") + " " + strs("a", "b", "c") + " " + strs("a", new String[] {"z"}));
        System.out.println(sum(1, 2L, 'a', (byte) 4) + " " + sum());
        System.out.println(pick("s", 1) + " " + pick("s") + " " + pick("s", 1, 2) + " " + pick("s", (Object) null));
        System.out.println(chars('a', 'b') + chars());
        System.out.println(listOf(1, 2, 3) + " " + listOf() + " " + listOf("a", "b"));
        int[] a = {1, 2};
        mutate(a);
        mutate(a[1]);
        System.out.println(a[0] + " " + a[1]);
        new ClsVarargs();
        new ClsVarargs(1, 2);
        new ClsVarargs() { };
        System.out.println(made);
        System.out.println(String.format("%s %s", (Object[]) new String[] {"f", "g"}));
        System.out.println(java.util.Arrays.asList(new Integer[] {1, 2}).size());
    }
}

// Casts that fail and casts that do not: classes, interfaces, arrays, null.
public class ExcClassCast {
    static class A {
    }

    static class B extends A implements I {
    }

    static class C extends A {
    }

    interface I {
    }

    interface J {
    }

    static final class F {
    }

    static void test(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " ok");
        } catch (ClassCastException e) {
            System.out.println(what + " CCE");
        }
    }

    static Object sink;

    public static void main(String[] args) {
        A a = new A();
        A b = new B();
        Object o = b;
        Object str = "s";
        Object num = 5;
        Object ints = new int[1];
        Object strs = new String[1];
        Object objs = new Object[1];
        test("A to B", () -> sink = (B) a);
        test("B to B", () -> sink = (B) b);
        test("B to C", () -> sink = (C) b);
        test("B to I", () -> sink = (I) b);
        test("B to J", () -> sink = (J) b);
        test("A to I", () -> sink = (I) a);
        test("Object to A", () -> sink = (A) o);
        test("String to Integer", () -> sink = (Integer) str);
        test("String to CharSequence", () -> sink = (CharSequence) str);
        test("String to Comparable", () -> sink = (Comparable<?>) str);
        test("Integer to Number", () -> sink = (Number) num);
        test("Integer to Long", () -> sink = (Long) num);
        test("Integer to int to long", () -> sink = (long) (int) num);
        test("Object to long", () -> sink = (long) num);
        test("null to B", () -> sink = (B) null);
        test("int[] to Object[]", () -> sink = (Object[]) ints);
        test("int[] to int[]", () -> sink = (int[]) ints);
        test("int[] to long[]", () -> sink = (long[]) ints);
        test("String[] to Object[]", () -> sink = (Object[]) strs);
        test("Object[] to String[]", () -> sink = (String[]) objs);
        test("String[] to CharSequence[]", () -> sink = (CharSequence[]) strs);
        test("through Object", () -> sink = (F) (Object) a);
        System.out.println((o instanceof B) + " " + (o instanceof C) + " " + (o instanceof I) + " " + (ints instanceof int[]) + " " + (strs instanceof Object[]));
    }
}

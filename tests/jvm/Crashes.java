/** What the JVM throws by itself. */
public final class Crashes {
    static class A {
        int f = 1;
        static int size = -2;

        int m() { return 1; }
    }

    static class B extends A { }

    static class C extends A { }

    static int zero() { return 0; }

    static A nothing() { return null; }

    static A aB() { return new B(); }

    public static int divideByZero() { return 1 / zero(); }

    public static int remainderByZero() { return 1 % zero(); }

    public static int longDivideByZero() { long z = zero(); return (int) (5L / z); }

    public static int byteRemainderByZero() { byte z = (byte) zero(); return ((byte) 5) % z; }

    public static int floatDivideByZeroIsFine() { double z = zero(); return 1 / z > 1e308 ? 1 : 2; }

    public static int fieldOfNull() { return nothing().f; }

    public static int storeToNull() { nothing().f = 1; return 1; }

    public static int callOnNull() { return nothing().m(); }

    public static int lengthOfNull() { int[] a = null; return a.length; }

    public static int elementOfNull() { int[] a = null; return a[0]; }

    public static int indexNegative() { int[] a = new int[2]; return a[zero() - 1]; }

    public static int indexTooLarge() { int[] a = new int[2]; return a[zero() + 2]; }

    public static int storeTooFar() { int[] a = new int[2]; a[2] = 1; return 1; }

    public static int emptyArray() { int[] a = new int[zero()]; return a[0]; }

    public static int innerArrayIsNull() { int[][] a = new int[2][]; return a[1][0]; }

    public static int negativeSize() { int[] a = new int[A.size]; return a.length; }

    public static int negativeInnerSize() { int[][] a = new int[2][A.size]; return a.length; }

    public static int negativeSizeBelowEmpty() { int[][] a = new int[zero()][A.size]; return a.length; }

    public static int badCast() { C c = (C) aB(); return c.f; }

    public static int goodCast() { B b = (B) aB(); return b.f; }

    public static int castOfNull() { B b = (B) nothing(); return b == null ? 7 : 8; }

    public static int nullIsNoInstance() { return nothing() instanceof A ? 1 : 2; }

    public static int throwsNull() { RuntimeException e = null; throw e; }

    public static int nullBeforeIndex() { int[] a = null; return a[zero() - 1]; }

    public static int indexBeforeDivision() {
        int[] a = new int[1];
        a[zero() + 1] = 1 / zero();
        return 1;
    }

    public static int minDividedByMinusOne() { int min = Integer.MIN_VALUE; return min / (zero() - 1); }

    public static int deepFieldDefaults() { B b = new B(); return b.f + new int[3][2][1].length; }
}

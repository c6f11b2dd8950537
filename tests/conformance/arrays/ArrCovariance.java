// Arrays are covariant: assignment, instanceof, casts, stores checked at run time.
public class ArrCovariance {
    static int count(Object[] a) {
        int n = 0;
        for (Object o : a) {
            if (o != null) {
                n++;
            }
        }
        return n;
    }

    static <T> void set(T[] a, int i, T t) {
        a[i] = t;
    }

    static String type(Object o) {
        return o instanceof Integer[] ? "Integer[]" : o instanceof Number[] ? "Number[]" : o instanceof Object[][] ? "Object[][]"
            : o instanceof Object[] ? "Object[]" : o instanceof int[] ? "int[]" : "none";
    }

    public static void main(String[] args) {
        Integer[] ints = {1, 2, 3};
        Number[] nums = ints;
        Object[] objs = nums;
        Object obj = objs;
        System.out.println((ints == objs) + " " + count(objs) + " " + nums[1].doubleValue());
        nums[0] = 10;
        System.out.println(ints[0]);
        try {
            nums[0] = 2.5;
        } catch (ArrayStoreException e) {
            System.out.println("double into Integer[]");
        }
        try {
            objs[1] = "s";
        } catch (ArrayStoreException e) {
            System.out.println("String into Integer[]");
        }
        objs[2] = null;
        System.out.println(count(ints));
        System.out.println(type(ints) + " " + type(new Number[0]) + " " + type(new Double[0]) + " " + type(new int[0]) + " " + type(new int[0][]) + " " + type(new String[0][]) + " " + type(new Object[0]));
        Integer[] back = (Integer[]) obj;
        System.out.println(back.length);
        try {
            String[] bad = (String[]) obj;
            System.out.println(bad.length);
        } catch (ClassCastException e) {
            System.out.println("not a String[]");
        }
        Object[] mixed = {1, "s"};
        try {
            Integer[] x = (Integer[]) mixed;
            System.out.println(x.length);
        } catch (ClassCastException e) {
            System.out.println("Object[] is not Integer[]");
        }
        Object[] grid = new int[2][2];
        grid[0] = new int[] {5};
        System.out.println(((int[][]) grid)[0][0]);
        try {
            grid[1] = new Object();
        } catch (ArrayStoreException e) {
            System.out.println("Object into int[][]");
        }
        Object[][] oo = new String[][] {{"a"}, {"b"}};
        try {
            oo[0] = new Object[1];
        } catch (ArrayStoreException e) {
            System.out.println("Object[] into String[][]");
        }
        oo[1] = new String[] {"q"};
        System.out.println(oo[1][0]);
        try {
            ArrCovariance.<Object>set(new String[1], 0, 5);
        } catch (ArrayStoreException e) {
            System.out.println("through a generic method");
        }
        Comparable<?>[] cs = new String[] {"z"};
        System.out.println(cs[0] + " " + (cs instanceof CharSequence[]));
        System.out.println(ints.getClass() == Integer[].class);
    }
}

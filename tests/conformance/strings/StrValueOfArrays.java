// Joining and rendering of arrays and nested data by hand and by the library.
public class StrValueOfArrays {
    static String show(Object o) {
        if (o == null) {
            return "nil";
        }
        if (o instanceof int[]) {
            String s = "";
            for (int x : (int[]) o) {
                s += (s.isEmpty() ? "" : ",") + x;
            }
            return "{" + s + "}";
        }
        if (o instanceof Object[]) {
            StringBuilder sb = new StringBuilder("[");
            String sep = "";
            for (Object x : (Object[]) o) {
                sb.append(sep).append(show(x));
                sep = "; ";
            }
            return sb.append(']').toString();
        }
        return o instanceof String ? "'" + o + "'" : o.toString();
    }

    public static void main(String[] args) {
        System.out.println(show(new int[] {1, 2}));
        System.out.println(show(new Object[] {"a", 1, null, new int[0], new String[] {"x"}, 'c', 2.5}));
        System.out.println(show(new int[][] {{1}, {}, {2, 3}}));
        System.out.println(java.util.Arrays.toString(new int[] {1, 2, 3}));
        System.out.println(java.util.Arrays.toString(new String[] {"a", null}));
        System.out.println(java.util.Arrays.toString(new char[] {'a', 'b'}));
        System.out.println(java.util.Arrays.toString(new boolean[2]));
        System.out.println(java.util.Arrays.toString(new double[] {1, -0.0}));
        System.out.println(java.util.Arrays.toString((int[]) null));
        System.out.println(java.util.Arrays.toString(new long[0]));
        System.out.println(java.util.Arrays.deepToString(new int[][] {{1, 2}, {3}, null}));
        System.out.println(java.util.Arrays.deepToString(new Object[] {"s", new String[][] {{"t"}}, 1}));
        System.out.println(java.util.Arrays.asList(1, 2, 3));
        System.out.println(new java.util.ArrayList<Object>(java.util.Arrays.asList("x", 1, null)));
        System.out.println(String.valueOf(new char[] {'o', 'k'}));
    }
}

/** Arrays: creation, dimensions, initialisers, elements, length. */
class Arrays1 {
    static int[][] make(int rows, short columns) {
        return new int[rows][columns];
    }

    static String[][][] partly(int n) {
        return new String[n][2][];
    }

    static int sum(char index, long[] a, byte at) {
        long[] local = {1, 'c', index};
        Object[] objects = new Integer[] {1, null};
        objects[at] = "stored";
        return (int) (a[index] + local[at]) + a.length + objects.length;
    }

    static int order(int[] a, int i) {
        return a[i] = a[i = 2] + (a = null).length;
    }
}

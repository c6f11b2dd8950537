// Arrays of arrays: rectangular, ragged, partly allocated, shared rows.
public class ArrMultiDim {
    static int sum(int[][] m) {
        int s = 0;
        for (int[] r : m) {
            if (r != null) {
                for (int x : r) {
                    s += x;
                }
            }
        }
        return s;
    }

    public static void main(String[] args) {
        int[][] a = new int[3][4];
        a[1][2] = 5;
        a[2][3] += 7;
        System.out.println(a.length + " " + a[0].length + " " + sum(a));
        int[][] r = {{1}, {2, 3}, {}, {4, 5, 6}};
        for (int[] row : r) {
            System.out.print(row.length + " ");
        }
        System.out.println(sum(r));
        int[][] p = new int[3][];
        System.out.println(p[0] == null);
        p[0] = new int[] {9};
        p[2] = p[0];
        p[2][0]++;
        System.out.println(p[0][0] + " " + sum(p));
        int[][][] c = new int[2][3][4];
        c[1][2][3] = 42;
        int[][] plane = c[1];
        plane[2][3]++;
        System.out.println(c[1][2][3] + " " + c.length + c[0].length + c[0][0].length);
        int[] row = a[1];
        a[1] = new int[] {100};
        System.out.println(row[2] + " " + a[1].length);
        int[][] same = new int[2][];
        int[] shared = {1, 2};
        same[0] = same[1] = shared;
        same[0][1] = 50;
        System.out.println(same[1][1] + " " + (same[0] == same[1]));
        try {
            System.out.println(p[1][0]);
        } catch (NullPointerException e) {
            System.out.println("row is null");
        }
        try {
            System.out.println(r[2][0]);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        String[][] names = {{"a", "b"}, {"c"}};
        names[1] = new String[] {"x", null, "z"};
        System.out.println(names[1][1] + names[1][2] + names[0][0]);
        char[][] board = new char[2][3];
        for (char[] line : board) {
            java.util.Arrays.fill(line, '.');
        }
        board[1][1] = '#';
        for (char[] line : board) {
            System.out.println(new String(line));
        }
        long[][] tri = new long[6][];
        for (int i = 0; i < 6; i++) {
            tri[i] = new long[i + 1];
            tri[i][0] = tri[i][i] = 1;
            for (int j = 1; j < i; j++) {
                tri[i][j] = tri[i - 1][j - 1] + tri[i - 1][j];
            }
        }
        System.out.println(java.util.Arrays.toString(tri[5]));
        int[] x[] = {{1, 2}, {3}}, y = {4};
        System.out.println(x[0][1] + y[0]);
    }
}

// Matrices: product, transpose, determinant, spiral, identity powers.
public class ArrMatrix {
    static int[][] mul(int[][] a, int[][] b) {
        int[][] c = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < b[0].length; j++) {
                for (int k = 0; k < b.length; k++) {
                    c[i][j] += a[i][k] * b[k][j];
                }
            }
        }
        return c;
    }

    static int[][] transpose(int[][] a) {
        int[][] t = new int[a[0].length][a.length];
        for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < a[i].length; j++) {
                t[j][i] = a[i][j];
            }
        }
        return t;
    }

    static int det(int[][] m) {
        if (m.length == 1) {
            return m[0][0];
        }
        int d = 0;
        for (int c = 0; c < m.length; c++) {
            int[][] s = new int[m.length - 1][m.length - 1];
            for (int i = 1; i < m.length; i++) {
                for (int j = 0, k = 0; j < m.length; j++) {
                    if (j != c) {
                        s[i - 1][k++] = m[i][j];
                    }
                }
            }
            d += (c % 2 == 0 ? 1 : -1) * m[0][c] * det(s);
        }
        return d;
    }

    static String spiral(int[][] m) {
        StringBuilder sb = new StringBuilder();
        int top = 0;
        int left = 0;
        int bottom = m.length - 1;
        int right = m[0].length - 1;
        while (top <= bottom && left <= right) {
            for (int j = left; j <= right; j++) {
                sb.append(m[top][j]).append(' ');
            }
            top++;
            for (int i = top; i <= bottom; i++) {
                sb.append(m[i][right]).append(' ');
            }
            right--;
            for (int j = right; top <= bottom && j >= left; j--) {
                sb.append(m[bottom][j]).append(' ');
            }
            bottom--;
            for (int i = bottom; left <= right && i >= top; i--) {
                sb.append(m[i][left]).append(' ');
            }
            left++;
        }
        return sb.toString().trim();
    }

    static void print(int[][] m) {
        for (int[] r : m) {
            StringBuilder sb = new StringBuilder();
            for (int x : r) {
                sb.append(x).append('\t');
            }
            System.out.println(sb.toString().trim());
        }
    }

    public static void main(String[] args) {
        int[][] a = {{1, 2, 3}, {4, 5, 6}};
        int[][] b = {{1, 0}, {0, 1}, {2, 2}};
        print(mul(a, b));
        print(transpose(a));
        System.out.println(det(new int[][] {{2, 0, 1}, {1, 3, 2}, {1, 1, 4}}) + " " + det(mul(a, b)) + " " + det(new int[][] {{5}}));
        System.out.println(spiral(a) + " | " + spiral(new int[][] {{1}, {2}, {3}}) + " | " + spiral(new int[][] {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}));
        int[][] f = {{1, 1}, {1, 0}};
        int[][] p = {{1, 0}, {0, 1}};
        for (int i = 0; i < 20; i++) {
            p = mul(p, f);
        }
        System.out.println(p[0][1]);
        try {
            mul(a, a);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        double[][] g = {{2, 1, 5}, {1, 3, 10}};
        double k = g[1][0] / g[0][0];
        for (int j = 0; j < 3; j++) {
            g[1][j] -= k * g[0][j];
        }
        double y = g[1][2] / g[1][1];
        double x = (g[0][2] - g[0][1] * y) / g[0][0];
        System.out.println(x + " " + y);
    }
}

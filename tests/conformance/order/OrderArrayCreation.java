// Dimension expressions all run before anything is allocated; initialisers run element by element.
public class OrderArrayCreation {
    static String log = "";

    static int d(int n) {
        log += "d" + n + " ";
        return n;
    }

    static void done(String what) {
        System.out.println(what + ": " + log.trim());
        log = "";
    }

    public static void main(String[] args) {
        int[][][] a = new int[d(2)][d(3)][];
        done(a.length + "x" + a[1].length + " " + (a[1][2] == null));
        int i = 1;
        int[][] b = new int[i][i = 4];
        done(b.length + " " + b[0].length + " " + i);
        int[][] c = new int[i][i++];
        done(c.length + " " + c[3].length + " " + i);
        try {
            int[][] e = new int[d(0)][d(-1)];
            done("no: " + e.length);
        } catch (NegativeArraySizeException ex) {
            done("negative " + ex.getMessage());
        }
        try {
            int[][] e = new int[d(-3)][d(-4)];
            done("no: " + e.length);
        } catch (NegativeArraySizeException ex) {
            done("negative " + ex.getMessage());
        }
        try {
            int[][] e = new int[d(5)][d(1) / d(0)];
            done("no: " + e.length);
        } catch (ArithmeticException ex) {
            done(ex.getMessage());
        }
        int[][] f = {{d(1), d(2)}, {d(3)}, {}};
        done(f.length + " " + f[0].length + f[1].length + f[2].length);
        int k = 0;
        int[] g = {k++, k++, k = 10, k++};
        System.out.println(g[0] + " " + g[1] + " " + g[2] + " " + g[3] + " " + k);
        int[] h = new int[] {g[3], g[2]};
        h = new int[] {h[1] + 1, h[0] + 1};
        System.out.println(h[0] + " " + h[1]);
        System.out.println(new int[d(3)].length + new int[] {d(4), d(5)}[d(1)]);
        done("inline");
    }
}

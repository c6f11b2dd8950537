// Operands are evaluated from left to right, whatever the precedence.
public class OrderOperands {
    static StringBuilder log = new StringBuilder();

    static int v(int x) {
        log.append(x).append(' ');
        return x;
    }

    static void show(int r) {
        System.out.println(log.toString().trim() + " = " + r);
        log = new StringBuilder();
    }

    static int three(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    public static void main(String[] args) {
        show(v(1) + v(2) * v(3));
        show(v(1) * v(2) + v(3));
        show(v(1) - (v(2) - v(3)));
        show((v(8) >> v(1)) << v(2));
        show(three(v(1), v(2), v(3)));
        show(three(v(1), three(v(2), v(3), v(4)), v(5)));
        show(v(1) + (v(2) > v(1) ? v(3) : v(4)));
        show(v(6) / v(3) % v(4) | v(8));
        int i = 2;
        show(i + (i = 5) + i);
        show(i * (i = 3) + i++ * i);
        show(i-- - --i);
        int j = 1;
        show(j + three(j, ++j, j++) + j);
        String s = "" + v(1) + v(2) + (v(3) + v(4));
        System.out.println(s);
        show(-v(1) + ~v(2));
        boolean b = v(1) < v(2) == v(3) < v(4);
        show(b ? v(10) : v(20));
        int[] a = {v(7), v(8), v(9)};
        show(a[v(0)] + a[v(2)] - a[v(1)]);
        int[][] m = new int[v(2)][v(3)];
        show(m.length * m[v(1)].length);
    }
}

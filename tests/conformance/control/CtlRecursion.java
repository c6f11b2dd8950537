// Recursion in many shapes: mutual, tree, accumulating, through arrays.
public class CtlRecursion {
    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static int ackermann(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
    }

    static int hanoi(int n, char a, char b, char c, StringBuilder log) {
        if (n == 0) {
            return 0;
        }
        int moves = hanoi(n - 1, a, c, b, log);
        log.append(a).append(b).append(' ');
        return moves + 1 + hanoi(n - 1, c, b, a, log);
    }

    static int mc91(int n) {
        return n > 100 ? n - 10 : mc91(mc91(n + 11));
    }

    static void permute(char[] a, int k) {
        if (k == a.length) {
            System.out.print(new String(a) + " ");
            return;
        }
        for (int i = k; i < a.length; i++) {
            char t = a[k];
            a[k] = a[i];
            a[i] = t;
            permute(a, k + 1);
            a[i] = a[k];
            a[k] = t;
        }
    }

    static long fib(int n, long a, long b) {
        return n == 0 ? a : fib(n - 1, b, a + b);
    }

    static int partitions(int n, int max) {
        if (n == 0) {
            return 1;
        }
        int r = 0;
        for (int k = Math.min(n, max); k > 0; k--) {
            r += partitions(n - k, k);
        }
        return r;
    }

    static String binary(int n) {
        return n < 2 ? "" + n : binary(n / 2) + n % 2;
    }

    public static void main(String[] args) {
        System.out.println(even(10) + " " + odd(7) + " " + even(3));
        System.out.println(ackermann(2, 3) + " " + ackermann(1, 5));
        StringBuilder log = new StringBuilder();
        System.out.println(hanoi(3, 'A', 'B', 'C', log) + " " + log);
        System.out.println(mc91(99) + " " + mc91(87) + " " + mc91(150));
        permute("abc".toCharArray(), 0);
        System.out.println();
        System.out.println(fib(50, 0, 1) + " " + fib(90, 0, 1));
        System.out.println(partitions(5, 5) + " " + partitions(10, 10));
        System.out.println(binary(10) + " " + binary(255) + " " + binary(0));
    }
}

// Arrays as parameters and results: shared, replaced, varargs, null, arrays of results.
public class ArrReturnAndPass {
    static void fill(int[] a, int v) {
        for (int i = 0; i < a.length; i++) {
            a[i] = v;
        }
        a = new int[] {-1};
        a[0] = -2;
    }

    static int[] range(int lo, int hi) {
        int[] r = new int[Math.max(0, hi - lo)];
        for (int i = 0; i < r.length; i++) {
            r[i] = lo + i;
        }
        return r;
    }

    static int[][] split(int[] a, int at) {
        return new int[][] {java.util.Arrays.copyOf(a, at), java.util.Arrays.copyOfRange(a, at, a.length)};
    }

    static int[] minMax(int... xs) {
        int[] r = {Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int x : xs) {
            r[0] = Math.min(r[0], x);
            r[1] = Math.max(r[1], x);
        }
        return r;
    }

    static int total(int[]... as) {
        int t = 0;
        for (int[] a : as) {
            for (int x : a) {
                t += x;
            }
        }
        return t;
    }

    static int calls;

    static int[] counted() {
        calls++;
        return new int[] {calls, calls * 10};
    }

    static int odd()[] {
        return new int[] {1, 3, 5};
    }

    static <T> T[] swap(T[] a, int i, int j) {
        T t = a[i];
        a[i] = a[j];
        a[j] = t;
        return a;
    }

    static int divmod(int a, int b, int[] rem) {
        rem[0] = a % b;
        return a / b;
    }

    public static void main(String[] args) {
        int[] a = new int[3];
        fill(a, 4);
        System.out.println(a[0] + " " + a.length);
        System.out.println(range(3, 7).length + " " + range(3, 7)[2] + " " + range(5, 1).length);
        int[][] parts = split(range(0, 6), 2);
        System.out.println(parts[0].length + " " + parts[1][0] + " " + total(parts) + " " + total() + " " + total(parts[0], a));
        int[] mm = minMax(4, -2, 9);
        System.out.println(mm[0] + " " + mm[1] + " " + minMax()[0]);
        System.out.println(counted()[1] + counted()[0] + " " + calls);
        counted()[0]++;
        System.out.println(calls + " " + odd()[1]);
        String[] s = {"a", "b", "c"};
        System.out.println(swap(s, 0, 2)[0] + s[2] + (swap(s, 0, 1) == s));
        int[] rem = new int[1];
        System.out.println(divmod(17, 5, rem) + " r " + rem[0]);
        int[] alias = a;
        alias[1] = 100;
        a = range(0, 2);
        System.out.println(alias[1] + " " + a[1] + " " + alias.length);
        int[] r = range(1, 4);
        r[r[0]] = r[r[1]] = 50;
        System.out.println(r[0] + " " + r[1] + " " + r[2]);
        Object o = range(0, 2);
        System.out.println(((int[]) o).length + (o instanceof int[] ? "ints" : "?"));
        fill(parts[0], 9);
        System.out.println(parts[0][1]);
    }
}

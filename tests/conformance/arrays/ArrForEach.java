// Enhanced for over arrays: copies of elements, widening, unboxing, nested, empty, modified arrays.
public class ArrForEach {
    static int calls;

    static int[] make() {
        calls++;
        return new int[] {1, 2, 3};
    }

    public static void main(String[] args) {
        int[] a = {1, 2, 3};
        for (int x : a) {
            x *= 10;
        }
        System.out.println(a[0]);
        for (long x : a) {
            System.out.print((x << 33) + " ");
        }
        System.out.println();
        for (double d : new float[] {0.5f, 1}) {
            System.out.print(d + " ");
        }
        System.out.println();
        for (int c : "ab".toCharArray()) {
            System.out.print(c + " ");
        }
        System.out.println();
        for (int x : make()) {
            System.out.print(x);
        }
        System.out.println(" " + calls);
        Integer[] boxed = {4, 5, null};
        int sum = 0;
        try {
            for (int x : boxed) {
                sum += x;
            }
        } catch (NullPointerException e) {
            System.out.println("sum " + sum);
        }
        for (Object o : boxed) {
            System.out.print(o + " ");
        }
        System.out.println();
        for (int x : a) {
            a[2] = 99;
            System.out.print(x + " ");
        }
        System.out.println();
        for (int x : a) {
            a = new int[] {7};
            System.out.print(x + " ");
        }
        System.out.println(a.length);
        int[][] g = {{1, 2}, {}, {3}};
        for (int[] row : g) {
            for (int x : row) {
                System.out.print(x + " ");
            }
            System.out.print("| ");
            row = null;
        }
        System.out.println(g[0] != null);
        for (String s : new String[0]) {
            System.out.println("never " + s);
        }
        outer:
        for (int[] row : g) {
            for (int x : row) {
                if (x == 2) {
                    continue outer;
                }
                if (x == 3) {
                    break outer;
                }
                System.out.println("x " + x);
            }
        }
        Runnable[] rs = new Runnable[2];
        int k = 0;
        for (String s : new String[] {"p", "q"}) {
            rs[k++] = () -> System.out.print(s + " ");
        }
        for (Runnable r : rs) {
            r.run();
        }
        System.out.println();
        StringBuilder[] sbs = {new StringBuilder("x"), new StringBuilder("y")};
        for (StringBuilder sb : sbs) {
            sb.append("!");
        }
        System.out.println(sbs[0] + "" + sbs[1]);
    }
}

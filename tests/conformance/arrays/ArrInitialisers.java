// Array initialisers with conversions, nested braces, trailing commas, expressions and objects.
public class ArrInitialisers {
    static int n;

    static int next() {
        return ++n;
    }

    static final int[] STATIC = {next(), next(), next()};
    final long[] inst = {1, 'a', (byte) 3, next()};

    public static void main(String[] args) {
        double[] d = {1, 2.5f, 'c', 4L};
        System.out.println(d[0] + " " + d[1] + " " + d[2] + " " + d[3]);
        byte[] b = {1, -1, 'a', (byte) 200};
        System.out.println(b[0] + b[1] + b[2] + b[3]);
        char[] c = {65, 'b', '\u0043'};
        System.out.println(c);
        Object[] o = {1, "s", 'c', 2.5, null, new int[] {7}, true};
        System.out.println(o.length + " " + o[1] + o[2] + o[3] + o[4] + ((int[]) o[5])[0]);
        Integer[] boxed = {1, 2, null};
        System.out.println(boxed[0] + boxed[1] + " " + boxed[2]);
        int[][] m = {{1, 2,}, {}, {3,},};
        System.out.println(m.length + " " + m[0].length + m[1].length + m[2].length);
        int[] empty = {};
        System.out.println(empty.length + new int[] {}.length + new int[0].length);
        System.out.println(STATIC[0] + " " + STATIC[2] + " " + new ArrInitialisers().inst[3] + " " + new ArrInitialisers().inst[1]);
        int i = 5;
        int[] e = {i++, i, ++i, i * i};
        System.out.println(e[0] + " " + e[1] + " " + e[2] + " " + e[3]);
        String[] s = {"x" + i, null, "y".repeat(2)};
        System.out.println(s[0] + s[1] + s[2]);
        System.out.println(new int[] {3, 4, 5}[1] + new String[] {"p", "q"}[1]);
        System.out.println(new int[][] {{1}, {2, 3}}[1][1]);
        Runnable[] rs = {() -> System.out.print("r0 "), ArrInitialisers::next, () -> System.out.println("r2")};
        for (Runnable r : rs) {
            r.run();
        }
        System.out.println(n);
        float[] f = {1, 2};
        long[] l = {Integer.MAX_VALUE, Integer.MAX_VALUE + 1, Integer.MAX_VALUE + 1L};
        System.out.println(f[0] / f[1] + " " + l[1] + " " + l[2]);
        boolean[] z = {i > 3, !true, 1 == 1.0};
        System.out.println(z[0] + " " + z[1] + " " + z[2]);
        Object nested = new Object[][] {{1, "a"}, {null}};
        System.out.println(((Object[][]) nested)[0][1]);
    }
}

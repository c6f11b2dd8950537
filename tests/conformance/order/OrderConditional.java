// ?: evaluates exactly one arm; nesting, assignment in arms, and null arms.
public class OrderConditional {
    static int calls;

    static int c(int x) {
        calls++;
        return x;
    }

    static String size(int n) {
        return n < 0 ? "negative" : n == 0 ? "zero" : n < 10 ? "small" : "large";
    }

    static int sign(int n) {
        return n > 0 ? 1 : n < 0 ? -1 : 0;
    }

    public static void main(String[] args) {
        for (int n : new int[] {-5, 0, 5, 50}) {
            System.out.println(n + " " + size(n) + " " + sign(n));
        }
        int r = c(1) > 0 ? c(2) : c(3);
        System.out.println(r + " " + calls);
        int x = 0;
        int y = 0;
        int z = (x > y ? x : y) + (x == y ? ++x : ++y) + (x > y ? x : y);
        System.out.println(x + " " + y + " " + z);
        int[] a = {1, 2};
        a[x > 0 ? 1 : 0] = x > 0 ? 10 : 20;
        System.out.println(a[0] + " " + a[1]);
        (x > 5 ? a : new int[] {7, 7})[0]++;
        System.out.println(a[0]);
        String s = null;
        System.out.println((s != null ? s.length() : -1) + " " + (s == null ? "null!" : s.trim()));
        boolean p = true;
        boolean q = false;
        System.out.println(p ? q ? 1 : 2 : q ? 3 : 4);
        System.out.println((p ? q : p) ? "yes" : "no");
        System.out.println((p ? "a" : "b") + (q ? "c" : "d"));
        int w = p ? x = 5 : (x = 6);
        System.out.println(w + x);
        Object o = p ? "text" : 5;
        System.out.println(o);
        System.out.println(size(p ? q ? -1 : 0 : 1));
        int big = 0;
        for (int i = 0; i < 5; i++) {
            big += i % 2 == 0 ? i : -i;
        }
        System.out.println(big);
        StringBuilder sb = new StringBuilder();
        (q ? new StringBuilder() : sb).append("kept");
        System.out.println(sb);
        Runnable run = p ? () -> System.out.println("lambda arm") : null;
        run.run();
    }
}

// && || and ?: evaluate only what they need, also nested and with side effects.
public class OrderShortCircuit {
    static int n;

    static boolean tick(boolean r) {
        n++;
        return r;
    }

    static String count(boolean r) {
        String s = r + " " + n;
        n = 0;
        return s;
    }

    static int len(String s) {
        return s == null || s.isEmpty() ? 0 : s.length();
    }

    static boolean find(int[] a, int x) {
        int i = 0;
        while (i < a.length && a[i] != x) {
            i++;
        }
        return i < a.length;
    }

    public static void main(String[] args) {
        System.out.println(count(tick(true) && tick(true) && tick(false) && tick(true)));
        System.out.println(count(tick(false) || tick(true) || tick(true)));
        System.out.println(count(tick(true) || tick(true) && tick(true)));
        System.out.println(count((tick(true) || tick(true)) && tick(true)));
        System.out.println(count(tick(false) && tick(true) || tick(false) && tick(true)));
        System.out.println(count(!(tick(true) && tick(false)) || tick(true)));
        System.out.println(count(tick(false) & tick(true) && tick(true)));
        System.out.println(count(tick(true) ? tick(false) || tick(true) : tick(false)));
        int i = 0;
        boolean b = i++ > 0 && i++ > 0 || i++ > 0;
        System.out.println(b + " " + i);
        boolean c = i == 2 || (i = 100) > 0;
        System.out.println(c + " " + i);
        System.out.println(len(null) + len("") + len("abc"));
        System.out.println(find(new int[] {1, 2}, 2) + " " + find(new int[0], 1));
        Object o = null;
        System.out.println(o != null && o.hashCode() == 0);
        System.out.println(o == null || o.equals("x"));
        int z = 0;
        System.out.println(z != 0 && 10 / z > 1);
        int y;
        if (i > 1 && (y = i * 2) > 3) {
            System.out.println(y);
        }
        boolean r = false;
        if (r = tick(true) && !r) {
            System.out.println("assigned " + r + n);
        }
        for (int k = 0; k < 3 && tick(k < 2); k++) {
            System.out.println("loop " + k + " " + n);
        }
    }
}

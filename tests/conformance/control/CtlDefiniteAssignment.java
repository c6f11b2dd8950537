// Locals assigned on every path, final locals, and variables of the same name in sibling scopes.
public class CtlDefiniteAssignment {
    static int pick(int n) {
        final int r;
        switch (n) {
            case 0:
                r = 10;
                break;
            case 1:
                r = 11;
                break;
            default:
                r = -1;
        }
        return r;
    }

    static String loop(int n) {
        String s;
        while (true) {
            if (n > 10) {
                s = "big " + n;
                break;
            }
            n *= 2;
        }
        return s;
    }

    static int viaTry(String t) {
        int v;
        try {
            v = Integer.parseInt(t);
        } catch (NumberFormatException e) {
            v = -1;
        }
        return v;
    }

    static int cond(boolean a, boolean b) {
        int x;
        if (a && (x = 5) > 0) {
            return x;
        }
        if (a || (x = 6) < 0) {
            return -1;
        }
        return x;
    }

    static int expr(int n) {
        int y;
        int z = n > 0 ? (y = 1) : (y = 2);
        return y * 10 + z;
    }

    public static void main(String[] args) {
        System.out.println(pick(0) + " " + pick(1) + " " + pick(2));
        System.out.println(loop(3) + " " + loop(11));
        System.out.println(viaTry("12") + " " + viaTry("x"));
        System.out.println(cond(true, false) + " " + cond(false, false));
        System.out.println(expr(1) + " " + expr(-1));
        for (int i = 0; i < 2; i++) {
            int t = i * 2;
            System.out.println("first " + t);
        }
        for (int i = 5; i < 6; i++) {
            String t = "i" + i;
            System.out.println("second " + t);
        }
        {
            boolean t = true;
            System.out.println(t);
        }
        int t = 9;
        System.out.println(t);
        final int late;
        late = t + 1;
        Runnable r = () -> System.out.println(late);
        r.run();
        int fresh;
        for (int i = 0; i < 3; i++) {
            fresh = i;
            System.out.print(fresh + " ");
        }
        System.out.println();
    }
}

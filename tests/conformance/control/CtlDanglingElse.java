// if and else pairing, empty statements, blocks without braces, constant conditions.
public class CtlDanglingElse {
    static String f(int a, int b) {
        if (a > 0)
            if (b > 0)
                return "both";
            else
                return "only a";
        return "not a";
    }

    static String g(int a, int b) {
        String s = "";
        if (a > 0) {
            if (b > 0)
                s += "both";
        } else
            s += "else of a";
        return "[" + s + "]";
    }

    static int chain(int n) {
        if (n < 10)
            return 1;
        else if (n < 100)
            return 2;
        else if (n < 1000)
            return 3;
        return 4;
    }

    static final boolean DEBUG = false;

    public static void main(String[] args) {
        System.out.println(f(1, 1) + " " + f(1, 0) + " " + f(0, 1));
        System.out.println(g(1, 1) + " " + g(1, 0) + " " + g(0, 1));
        System.out.println(chain(5) + " " + chain(50) + " " + chain(500) + " " + chain(5000));
        if (DEBUG) {
            System.out.println("debug");
        }
        if (!DEBUG)
            System.out.println("no debug");
        if (true) ;
        else
            System.out.println("never");
        ;;
        {
            int x = 1;
            {
                int y = x + 1;
                System.out.println(y);
            }
            int y = 5;
            System.out.println(x + y);
        }
        int x;
        if (args.length > 100)
            x = 1;
        else
            x = 2;
        System.out.println(x);
        final int z;
        if (x == 2) {
            z = 10;
        } else {
            z = 20;
        }
        System.out.println(z);
        boolean b;
        if (b = x == 2)
            System.out.println("assigned " + b);
        for (int i = 0; i < 3; i++) if (i == 1) continue; else System.out.println("i" + i);
        while (x > 0) if (x-- == 1) System.out.println("last"); else System.out.println("more");
    }
}

// assert statements do nothing when assertions are not enabled; their operands are not evaluated.
public class CtlAssertOff {
    static int evals;

    static boolean check(boolean b) {
        evals++;
        return b;
    }

    static String message() {
        evals += 100;
        return "message";
    }

    static int half(int n) {
        assert n % 2 == 0 : "odd " + n;
        return n / 2;
    }

    public static void main(String[] args) {
        assert check(true);
        assert check(false) : message();
        System.out.println(evals);
        System.out.println(half(4) + " " + half(5));
        boolean on = false;
        assert on = true;
        System.out.println("enabled " + on);
        try {
            throw new AssertionError("by hand");
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        try {
            throw new AssertionError(42);
        } catch (Error e) {
            System.out.println(e);
        }
        System.out.println(new AssertionError().getMessage());
        System.out.println(new AssertionError('c').getMessage() + new AssertionError((Object) null).getMessage());
        try {
            try {
                throw new AssertionError(true);
            } catch (Exception e) {
                System.out.println("not an Exception");
            }
        } catch (Throwable t) {
            System.out.println("Throwable " + t.getMessage());
        }
        System.out.println(evals);
    }
}

// Boolean operators that evaluate both sides and those that do not.
public class ArithBoolean {
    static StringBuilder log = new StringBuilder();

    static boolean t(String s) {
        log.append(s);
        return true;
    }

    static boolean f(String s) {
        log.append(s);
        return false;
    }

    static void show(boolean r) {
        System.out.println(log + " -> " + r);
        log.setLength(0);
    }

    public static void main(String[] args) {
        show(t("a") && t("b"));
        show(f("a") && t("b"));
        show(f("a") & t("b"));
        show(t("a") || t("b"));
        show(t("a") | t("b"));
        show(f("a") || f("b") || t("c") || t("d"));
        show(t("a") ^ t("b"));
        show(t("a") && f("b") || t("c") && !f("d"));
        show(!(t("a") && f("b")));
        show(f("a") == f("b"));
        show(t("a") != f("b"));
        boolean x = true;
        x &= f("a");
        show(x);
        x |= t("a") && f("b");
        show(x);
        x ^= x = true;
        show(x);
        boolean[] bs = new boolean[2];
        bs[0] |= t("q");
        show(bs[0] & !bs[1]);
        show(t("a") ? f("b") : t("c"));
        show(f("a") ? f("b") : f("c") ? t("d") : t("e"));
        Boolean boxed = t("z");
        show(boxed && !boxed.equals(false));
        int n = 0;
        boolean r = n++ == 0 & n++ == 1 | n++ == 9 && n++ == 10;
        System.out.println(r + " " + n);
        while (n < 10 && (n & 1) == 1 | n < 6) {
            n++;
        }
        System.out.println(n);
    }
}

// Binary numeric promotion seen through overload resolution.
public class ArithPromotion {
    static String t(byte x) {
        return "byte";
    }

    static String t(short x) {
        return "short";
    }

    static String t(char x) {
        return "char";
    }

    static String t(int x) {
        return "int";
    }

    static String t(long x) {
        return "long";
    }

    static String t(float x) {
        return "float";
    }

    static String t(double x) {
        return "double";
    }

    public static void main(String[] args) {
        byte b = 1;
        short s = 2;
        char c = 3;
        int i = 4;
        long l = 5;
        float f = 6;
        double d = 7;
        System.out.println(t(b) + t(s) + t(c) + t(i) + t(l) + t(f) + t(d));
        System.out.println(t(b + b) + t(s + b) + t(c + c) + t(-b) + t(+c) + t(~s));
        System.out.println(t(i + l) + t(l + f) + t(f + d) + t(l * d));
        System.out.println(t(b << l) + t(l << b) + t(c >> 1));
        System.out.println(t(b++) + t(--c) + t(s += 1) + t(b = 5));
        System.out.println(t((byte) (b + 1)) + t((char) i));
        System.out.println(t(true ? b : s) + t(true ? c : 1) + t(true ? b : 1000) + t(true ? c : i) + t(true ? i : f));
        System.out.println(t(true ? b : 'a') + t(false ? 1 : 'a') + t(false ? 70000 : c));
        System.out.println(t(1) + t(1L) + t(1f) + t(1.0) + t('1') + t(1e1) + t(0x1p3f));
        System.out.println(l / 2 + f / 4 + i / 3);
        System.out.println(1 / 2 + 1 / 2.0 + 1 / 2f);
        System.out.println(i * f / 5);
        System.out.println((i + l) / 2 + " " + (i + d) / 2);
        System.out.println('a' + 1L + 1.5f);
    }
}

// Compound assignment casts back to the type of its left side without asking.
public class ArithCompoundNarrow {
    public static void main(String[] args) {
        byte b = 10;
        b += 300;
        System.out.println(b);
        b *= 3.7;
        System.out.println(b);
        b -= 1000L;
        System.out.println(b);
        short s = 32767;
        s += 1;
        System.out.println(s);
        s /= 2.5f;
        System.out.println(s);
        char c = 'a';
        c += 1;
        System.out.println(c);
        c *= 2;
        System.out.println((int) c);
        c -= 1000;
        System.out.println((int) c);
        int i = 10;
        i += 3.99;
        System.out.println(i);
        i *= 1e10;
        System.out.println(i);
        i = 7;
        i -= 0.5;
        System.out.println(i);
        i = 5;
        i += 1L << 32;
        System.out.println(i);
        long l = 10;
        l *= 0.55;
        System.out.println(l);
        l += Double.NaN;
        System.out.println(l);
        l += Float.POSITIVE_INFINITY;
        System.out.println(l);
        float f = 1;
        f += 1e-9;
        System.out.println(f);
        f /= 3.0;
        System.out.println(f);
        i = Integer.MAX_VALUE;
        i += 0.0f;
        System.out.println(i);
    }
}

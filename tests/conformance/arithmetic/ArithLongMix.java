// long and int mixed in comparisons, loops, indexes and shifts.
public class ArithLongMix {
    static long triangle(int n) {
        return (long) n * (n + 1) / 2;
    }

    static int overflowed(int n) {
        return n * (n + 1) / 2;
    }

    public static void main(String[] args) {
        System.out.println(triangle(100000) + " " + overflowed(100000));
        long l = Integer.MAX_VALUE;
        l++;
        System.out.println(l + " " + (int) l + " " + (l > Integer.MAX_VALUE));
        int i = Integer.MAX_VALUE;
        System.out.println(i + 1 > i);
        System.out.println(i + 1L > i);
        System.out.println(Integer.MAX_VALUE + 1 + 1L);
        System.out.println(1L + Integer.MAX_VALUE + 1);
        System.out.println("" + 1L + 2);
        int count = 0;
        for (long k = 1; k < 1L << 40; k <<= 3) {
            count++;
        }
        System.out.println(count);
        int[] a = {10, 20, 30};
        long idx = 2;
        System.out.println(a[(int) idx]);
        long acc = 0;
        for (int v : a) {
            acc = acc * 1000003 + v;
        }
        System.out.println(acc);
        System.out.println((acc ^ acc >>> 32) & 0xffff);
        System.out.println(0x8000_0000 == 0x8000_0000L);
        System.out.println((0x8000_0000 & 0xffff_ffffL) == 0x8000_0000L);
        System.out.println(Long.MAX_VALUE / Integer.MIN_VALUE + " " + Long.MAX_VALUE % Integer.MIN_VALUE);
        System.out.println((int) (Long.MAX_VALUE - 5) + " " + (int) Long.MIN_VALUE);
        System.out.println(5 / 2L + " " + 5 % -2L + " " + -5L / 2);
        long t = 7;
        t = t-- - --t;
        System.out.println(t);
        short s = 10;
        s += 100000L;
        System.out.println(s);
        System.out.println(Integer.toUnsignedLong(-1) + " " + Integer.toUnsignedString(-2) + " " + Integer.divideUnsigned(-1, 2));
    }
}

// Comparisons across types, chains of equality, and comparison of booleans.
public class ArithCompare {
    static String cmp(long a, long b) {
        return (a < b ? "<" : "") + (a <= b ? "<=" : "") + (a == b ? "==" : "") + (a != b ? "!=" : "")
            + (a >= b ? ">=" : "") + (a > b ? ">" : "");
    }

    public static void main(String[] args) {
        System.out.println(cmp(1, 2) + " " + cmp(2, 2) + " " + cmp(3, 2));
        System.out.println(cmp(Long.MIN_VALUE, Long.MAX_VALUE) + " " + cmp(-1, 0xffffffffL));
        System.out.println(1 == 1.0);
        System.out.println('a' == 97L);
        System.out.println((byte) 255 == -1);
        System.out.println((char) -1 == 65535);
        System.out.println(16777217 == 16777216f);
        System.out.println(16777217 == 16777216d);
        System.out.println(9007199254740993L == 9007199254740992d);
        System.out.println(Integer.MAX_VALUE == (float) Integer.MAX_VALUE);
        System.out.println((long) (float) Integer.MAX_VALUE);
        System.out.println(1 < 2 == true);
        System.out.println(true != false == true);
        System.out.println(1 == 1 != false);
        System.out.println(Integer.MIN_VALUE < Integer.MAX_VALUE - Integer.MIN_VALUE);
        System.out.println(Integer.compare(3, 5) + " " + Integer.compare(5, 5) + " " + Long.compare(1, -1));
        System.out.println(Character.compare('a', 'c') + " " + Boolean.compare(true, false));
        System.out.println(Byte.compare((byte) 1, (byte) 4) + " " + Short.compare((short) 9, (short) 2));
        System.out.println(Integer.signum(-9) + " " + Long.signum(0) + " " + Integer.max(3, 4) + " " + Math.min(-0, 4L));
        System.out.println(Integer.compareUnsigned(-1, 1) > 0);
        int diff = Integer.MIN_VALUE - 1;
        System.out.println(diff < 0);
    }
}

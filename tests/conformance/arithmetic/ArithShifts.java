// Shift distances are masked, and the type of a shift is that of its left operand alone.
public class ArithShifts {
    public static void main(String[] args) {
        int one = 1;
        for (int s : new int[] {0, 1, 31, 32, 33, 63, 64, -1, -32}) {
            System.out.println(s + ": " + (one << s) + " " + (-8 >> s) + " " + (-8 >>> s));
        }
        long l = 1;
        for (int s : new int[] {31, 32, 63, 64, 65, -1}) {
            System.out.println(s + ": " + (l << s) + " " + (-8L >> s) + " " + (-8L >>> s));
        }
        System.out.println(1 << 33L);
        System.out.println(1L << 33);
        int i = 1;
        long big = 4294967297L;
        System.out.println(i << big);
        byte b = -1;
        System.out.println(b >>> 4);
        System.out.println((byte) (b >>> 4));
        System.out.println((b & 0xff) >>> 4);
        char c = 'A';
        System.out.println(c << 1);
        System.out.println((char) (c << 1));
        short s = -32768;
        System.out.println(s >> 3);
        System.out.println(s >>> 3);
        System.out.println(1 + 2 << 3 + 1);
        System.out.println(256 >> 2 >> 1);
        System.out.println(-1 >>> 1 == Integer.MAX_VALUE);
    }
}

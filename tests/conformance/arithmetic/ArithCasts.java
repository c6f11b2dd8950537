// Casts between the integer types: truncation, sign extension, zero extension of char.
public class ArithCasts {
    public static void main(String[] args) {
        int[] values = {0, 127, 128, 255, 256, -1, -129, 32768, 65535, 65536, 0x12345678, Integer.MIN_VALUE};
        for (int v : values) {
            System.out.println(v + " byte " + (byte) v + " short " + (short) v + " char " + (int) (char) v);
        }
        long l = 0x1122334455667788L;
        System.out.println((int) l);
        System.out.println((short) l);
        System.out.println((byte) l);
        System.out.println((int) (char) l);
        byte b = (byte) 200;
        System.out.println(b + " " + (int) (char) b + " " + (short) b + " " + (b & 0xff) + " " + (long) b);
        System.out.println((int) (short) (char) (byte) -1);
        System.out.println((byte) (char) -2);
        System.out.println((long) -1 >>> 32);
        System.out.println((long) (-1 >>> 1));
        System.out.println((byte) 300 + (byte) 300);
        System.out.println((byte) (300 + 300));
        System.out.println((byte) 'x');
        System.out.println((int) 3.99 + (int) -3.99);
        System.out.println((byte) 300.7);
        System.out.println((char) 97.9);
        System.out.println((short) 1e10);
        System.out.println((int) 1e10 + " " + (long) 1e10);
        System.out.println((short) (int) Float.NaN);
    }
}

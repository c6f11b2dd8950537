// Bit operators on ints, longs, booleans and mixed widths.
public class ArithBitOps {
    public static void main(String[] args) {
        int a = 0b1100;
        int b = 0b1010;
        System.out.println((a & b) + " " + (a | b) + " " + (a ^ b) + " " + ~a);
        System.out.println(a & ~b);
        System.out.println(-1 & 0xffL);
        System.out.println(0xffffffff & 0xffffffffL);
        System.out.println(-1L & 0xffffffff);
        byte neg = -2;
        System.out.println((neg & 0xff) + " " + (neg | 0) + " " + (neg ^ 1L));
        System.out.println(a & b | a ^ b);
        System.out.println(1 | 2 ^ 3 & 4);
        boolean t = true;
        boolean f = false;
        System.out.println((t & f) + " " + (t | f) + " " + (t ^ t) + " " + !t);
        boolean acc = false;
        acc |= t;
        acc &= !f;
        acc ^= true;
        System.out.println(acc);
        System.out.println(Integer.bitCount(255) + " " + Integer.bitCount(-1) + " " + Long.bitCount(-1L));
        System.out.println(Integer.toBinaryString(10) + " " + Integer.toHexString(-1) + " " + Integer.toOctalString(64));
        System.out.println(Integer.highestOneBit(100) + " " + Integer.lowestOneBit(100));
        System.out.println(Integer.numberOfLeadingZeros(1) + " " + Integer.numberOfTrailingZeros(8));
        System.out.println(Integer.reverse(1) + " " + Integer.rotateLeft(0x80000001, 1));
        int x = 0;
        for (int i = 0; i < 8; i += 2) {
            x |= 1 << i;
        }
        System.out.println(x);
        int p = 5;
        int q = 9;
        p ^= q;
        q ^= p;
        p ^= q;
        System.out.println(p + " " + q);
        int n = 12345;
        int bits = 0;
        while (n != 0) {
            n &= n - 1;
            bits++;
        }
        System.out.println(bits);
    }
}

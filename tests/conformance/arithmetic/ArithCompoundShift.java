// Compound shifts narrow their result: >>>= on a negative byte or short is a classic trap.
public class ArithCompoundShift {
    public static void main(String[] args) {
        byte b = -1;
        b >>>= 1;
        System.out.println(b);
        b >>>= 24;
        System.out.println(b);
        b >>>= 2;
        System.out.println(b);
        short s = -2;
        s >>>= 10;
        System.out.println(s);
        s >>>= 20;
        System.out.println(s);
        char c = '\uffff';
        c >>>= 4;
        System.out.println((int) c);
        c <<= 8;
        System.out.println((int) c);
        c >>= 1;
        System.out.println((int) c);
        int i = -1;
        i >>>= 28;
        System.out.println(i);
        i <<= 31;
        System.out.println(i);
        i >>= 31;
        System.out.println(i);
        i >>>= 33L;
        System.out.println(i);
        long l = -1;
        l >>>= 60;
        System.out.println(l);
        l <<= 62;
        System.out.println(l);
        byte[] bytes = {64, -64, 127};
        for (int k = 0; k < bytes.length; k++) {
            bytes[k] <<= 1;
        }
        System.out.println(bytes[0] + " " + bytes[1] + " " + bytes[2]);
    }
}

// Constant expressions: narrowing without a cast, and final variables as constants.
public class ArithConstants {
    static final int SIZE = 3;
    static final int TWICE = SIZE * 2;
    static final String NAME = "n" + SIZE + TWICE + 'c' + true + 1.5;
    static final long BIG = 1L << 40;
    static final int WRAPPED = Integer.MAX_VALUE + SIZE;
    static final boolean FLAG = SIZE > 2 && TWICE == 6;
    static final char LETTER = 'a' + SIZE;
    static final byte SMALL = (byte) 0xf0;
    static final double RATIO = 1 / 2 + 1.0 / 2;

    public static void main(String[] args) {
        final int ten = 10;
        byte b = ten;
        char c = ten + 55;
        short s = ten * 100;
        System.out.println(b + " " + c + " " + s);
        System.out.println(NAME);
        System.out.println(BIG + " " + WRAPPED + " " + FLAG + " " + LETTER + " " + SMALL + " " + RATIO);
        switch (9) {
            case SIZE + TWICE:
                System.out.println("nine");
                break;
            case SIZE:
                System.out.println("three");
                break;
            default:
                System.out.println("other");
        }
        System.out.println(NAME == "n3" + TWICE + "dtrue1.5".substring(1));
        System.out.println(("n" + 3) == "n3");
        final String local = "n";
        System.out.println((local + SIZE) == "n3");
        String open = "n";
        System.out.println((open + SIZE) == "n3");
        System.out.println((open + SIZE).equals("n3"));
        System.out.println((open + SIZE).intern() == "n3");
        byte neg = -128;
        System.out.println(neg);
        System.out.println(FLAG ? SIZE : TWICE);
        int x = 'a' * 2;
        System.out.println(x);
    }
}

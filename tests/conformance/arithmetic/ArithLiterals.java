// Every way to write a number.
public class ArithLiterals {
    public static void main(String[] args) {
        System.out.println(017 + " " + 0x1F + " " + 0b101 + " " + 1_000_000);
        System.out.println(0xFFFFFFFF);
        System.out.println(0x80000000);
        System.out.println(037777777777);
        System.out.println(0b11111111111111111111111111111111);
        System.out.println(-2147483648);
        System.out.println(-9223372036854775808L);
        System.out.println(0xFFFFFFFFFFFFFFFFL);
        System.out.println(0x7fff_ffff);
        System.out.println(0_7);
        System.out.println(00);
        System.out.println(1e3 + " " + 1.5e-3 + " " + .5 + " " + 5. + " " + 1d + " " + 1f);
        System.out.println(0x1.8p1 + " " + 0x.8p0 + " " + 0x10p-2f);
        System.out.println(1__0 + 0x0_1);
        System.out.println(09.5 + " " + 08e0 + " " + 010);
        System.out.println('\u0031' + "" + '\7' + "\0".length());
        System.out.println((int) '\377' + " " + (int) '\47');
        System.out.println(100L == 100 ? "same" : "different");
        System.out.println(3.4028235e38f == Float.MAX_VALUE);
        System.out.println(4.9e-324 == Double.MIN_VALUE);
        System.out.println(1.4e-45f > 0);
    }
}

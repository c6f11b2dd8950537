// Parsing and printing of integers in several radices, and what is not a number.
public class ArithParse {
    static void parse(String s) {
        try {
            System.out.println("[" + s + "] " + Integer.parseInt(s));
        } catch (NumberFormatException e) {
            System.out.println("[" + s + "] not a number");
        }
    }

    public static void main(String[] args) {
        parse("0");
        parse("-0");
        parse("+7");
        parse("007");
        parse("2147483647");
        parse("2147483648");
        parse("-2147483648");
        parse("");
        parse(" 1");
        parse("1_000");
        parse("-");
        parse("0x10");
        parse(null);
        System.out.println(Integer.parseInt("ff", 16) + " " + Integer.parseInt("-101", 2) + " " + Integer.parseInt("zz", 36));
        System.out.println(Long.parseLong("9223372036854775807"));
        System.out.println(Integer.toString(255, 16) + " " + Integer.toString(-255, 2) + " " + Long.toString(35, 36));
        System.out.println(Integer.toHexString(255) + " " + Long.toHexString(-1L) + " " + Long.toBinaryString(5));
        System.out.println(Integer.valueOf("12") + Integer.valueOf(30));
        System.out.println(Byte.parseByte("-128") + Short.parseShort("300"));
        try {
            Byte.parseByte("128");
        } catch (NumberFormatException e) {
            System.out.println("too big for a byte");
        }
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes"));
        System.out.println(Double.parseDouble("1e2") + Double.parseDouble("-.5"));
        System.out.println(String.valueOf(12).length() + Integer.toString(-12).length());
        System.out.println(Integer.MIN_VALUE + " " + Long.MIN_VALUE + " " + Byte.MIN_VALUE + " " + Short.MAX_VALUE);
    }
}

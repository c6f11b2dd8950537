// Precedence and associativity of the operators.
public class ArithPrecedence {
    public static void main(String[] args) {
        System.out.println(2 + 3 * 4 - 6 / 2 % 2);
        System.out.println(10 - 4 - 3);
        System.out.println(100 / 10 / 5);
        System.out.println(2 * 3 % 4);
        System.out.println(-2 * -3);
        System.out.println(-(5 % 3) + -5 % 3);
        System.out.println(~1 + 1);
        System.out.println(1 << 2 + 1);
        System.out.println((1 << 2) + 1);
        System.out.println(8 >> 1 << 2);
        System.out.println((5 & 6) == 4 ? 1 : 0);
        System.out.println(1 + 2 == 3 & 2 + 2 == 4 | false);
        System.out.println(true || false && false);
        System.out.println((true || false) && false);
        System.out.println(true ^ true | true);
        System.out.println(!true == false);
        boolean a = false;
        boolean b = true;
        System.out.println(a = b == a);
        System.out.println(a != b ? a ? "1" : "2" : b ? "3" : "4");
        int x;
        int y;
        int z = y = x = 5;
        z += y -= x *= 2;
        System.out.println(x + " " + y + " " + z);
        System.out.println((byte) -1 + 256);
        System.out.println((byte) (-1 + 256));
        System.out.println((int) 'a' / 2);
        System.out.println(5 > 3 == 2 < 4);
        System.out.println("" + 1 + 2 * 3 + (4 + 5));
        System.out.println(1 + 2 + "" + 3 + 4);
        System.out.println("p" + (x > 5 ? "q" : "r") + x);
        System.out.println(x + 1 > y ? x - 1 : y + 1);
        System.out.println(- - -3 + + +3);
    }
}

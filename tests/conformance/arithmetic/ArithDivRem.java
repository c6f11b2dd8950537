// Division truncates towards zero; the remainder takes the sign of the dividend.
public class ArithDivRem {
    static void show(int a, int b) {
        System.out.println(a + " / " + b + " = " + a / b + ", % = " + a % b
            + ", floorDiv = " + Math.floorDiv(a, b) + ", floorMod = " + Math.floorMod(a, b));
    }

    public static void main(String[] args) {
        int[] as = {7, -7, 0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        int[] bs = {2, -2, 7, -1};
        for (int a : as) {
            for (int b : bs) {
                show(a, b);
                if ((a / b) * b + a % b != a) {
                    System.out.println("broken");
                }
            }
        }
        long l = -1234567890123L;
        System.out.println(l / 1000 + " " + l % 1000);
        System.out.println(l / -7L + " " + l % -7L);
        byte b = -128;
        System.out.println(b / -1);
        System.out.println((byte) (b / -1));
        System.out.println(-7 / 2 * 2);
        System.out.println(-7 % 3 * 2);
        System.out.println(17 % 5 % 2);
    }
}

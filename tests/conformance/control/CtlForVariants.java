// for loops with empty parts, several variables, odd updates and nested scopes.
public class CtlForVariants {
    static int k = 3;

    public static void main(String[] args) {
        for (int i = 0, j = 10; i < j; i += 3, j--) {
            System.out.print(i + ":" + j + " ");
        }
        System.out.println();
        int n = 0;
        for (;;) {
            if (++n > 3) {
                break;
            }
        }
        System.out.println(n);
        for (; n > 0; ) {
            n--;
        }
        System.out.println(n);
        for (n = 5; n-- > 0; ) {
            System.out.print(n + " ");
        }
        System.out.println(n);
        for (int k = 0; k < 2; k++) {
            System.out.print("k" + k + CtlForVariants.k + " ");
        }
        System.out.println(k);
        for (long l = 1; l > 0; l *= 1000) {
            System.out.print(l + " ");
        }
        System.out.println();
        for (char c = 'a', d = 'z'; c < 'e'; c++, d--) {
            System.out.print("" + c + d + " ");
        }
        System.out.println();
        for (double d = 1; d > 0.1; d /= 2) {
            System.out.print(d + " ");
        }
        System.out.println();
        for (String s = "x"; s.length() < 5; s += "y") {
            System.out.print(s + " ");
        }
        System.out.println();
        for (System.out.print("init "), n = 0; n < 2; System.out.print("upd "), n++) {
            System.out.print("body ");
        }
        System.out.println();
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                if (i == j)
                    System.out.print(i + j + " ");
                else if (i < j)
                    System.out.print("< ");
        System.out.println();
        for (int i = 5; i > 0; i--);
        for (byte b = 120; b > 0; b++) {
            System.out.print(b + " ");
        }
        System.out.println();
        final int[] a = {3, 1, 2};
        for (final int x : a) {
            System.out.print(x * x + " ");
        }
        System.out.println();
    }
}

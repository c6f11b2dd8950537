// while and do loops, with continue jumping to the condition.
public class CtlWhileDo {
    static int gcd(int a, int b) {
        while (b != 0) {
            int t = a % b;
            a = b;
            b = t;
        }
        return a;
    }

    public static void main(String[] args) {
        int i = 10;
        do {
            System.out.print(i + " ");
        } while (i++ < 5);
        System.out.println(i);
        while (i < 5) {
            System.out.println("never");
        }
        i = 0;
        do {
            if (i % 2 == 0) {
                continue;
            }
            System.out.print(i + " ");
        } while (++i < 8);
        System.out.println();
        do i--; while (i > 3);
        System.out.println(i);
        while (i-- > 0)
            System.out.print(i + " ");
        System.out.println(i);
        System.out.println(gcd(48, 36) + " " + gcd(17, 5) + " " + gcd(0, 9) + " " + gcd(9, 0));
        boolean go = true;
        int turns = 0;
        while (go) {
            turns++;
            if (turns == 2) {
                continue;
            }
            if (turns > 4) {
                go = false;
            }
        }
        System.out.println(turns);
        int n = 0;
        do {
            do {
                n++;
                if (n == 3) {
                    break;
                }
            } while (n % 5 != 0);
            System.out.print("[" + n + "]");
        } while (n < 12);
        System.out.println();
        int x = 1;
        while (true) {
            x *= 3;
            if (x > 1000) {
                break;
            }
        }
        System.out.println(x);
        int y;
        do {
            y = x % 7;
            x /= 2;
        } while (y != 3 && x > 0);
        System.out.println(x + " " + y);
    }
}

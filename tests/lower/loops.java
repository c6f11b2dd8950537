/** while, do and for. */
class Loops {
    static int whileLoop(int n) {
        int sum = 0;
        while (n-- > 0) {
            sum += n;
        }
        return sum;
    }

    static int doLoop(int n) {
        do {
            if (n == 4) {
                continue;
            }
            n /= 2;
        } while (n-- > 1);
        return n;
    }

    static int forLoop(int n) {
        int sum = 0;
        for (int i = 0, j = n; i < j; i++, j--) {
            if (i == 2) {
                continue;
            }
            sum += i * j;
        }
        return sum;
    }

    static int endless(int n) {
        for (;;) {
            if (n++ > 7) {
                return n;
            }
        }
    }
}

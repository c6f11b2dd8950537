/** switch over integers: statements, falling through, expressions, yield. */
class SwitchInt {
    static int statement(int n) {
        int r = 0;
        switch (n) {
            case 1:
            case 2:
                r = 1;
                break;
            case -3:
                r = 2;
                break;
            default:
                r = 3;
        }
        return r;
    }

    static int falling(char c) {
        int r = 0;
        switch (c) {
            case 'a':
                r += 1;
            default:
                r += 10;
            case 'b':
                r += 100;
                int kept;
                break;
            case 'c':
                kept = 5;
                r += kept;
        }
        return r;
    }

    static String arrows(byte b) {
        return switch (b) {
            case 1, 2 -> "few";
            case 3 -> {
                int more = b * 2;
                yield "some" + more;
            }
            default -> throw new IllegalStateException();
        };
    }

    static int oldYield(Integer n) {
        return 1 + switch (n) {
            case 0:
                yield 5;
            case 1:
                n++;
            default:
                yield n;
        };
    }

    static void arrowStatement(int n, int[] a) {
        switch (n) {
            case 0 -> a[0] = 1;
            case 1 -> {
                break;
            }
            default -> {
            }
        }
        a[1]++;
    }
}

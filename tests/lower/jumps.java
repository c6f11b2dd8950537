/** break and continue, with and without labels, out of loops, blocks and switches. */
class Jumps {
    static int labels(int n) {
        int i = 0;
        outer:
        while (true) {
            for (int j = 0; ; j++) {
                if (j == n) {
                    continue outer;
                }
                if (j > 5) {
                    break outer;
                }
                if (j == 3) {
                    break;
                }
            }
            i++;
            if (i > n) {
                break;
            }
        }
        return i;
    }

    static int block(int n) {
        found: {
            if (n > 0) {
                break found;
            }
            n = -n;
        }
        return n;
    }

    static int inSwitch(int[] a) {
        int sum = 0;
        for (int x : a) {
            switch (x) {
                case 0:
                    continue;
                case 1:
                    break;
                default:
                    sum += x;
            }
            sum++;
        }
        return sum;
    }

    static int throughFinally(int n) {
        while (n > 0) {
            try {
                if (n == 3) {
                    break;
                }
                n--;
                continue;
            } finally {
                n--;
            }
        }
        return n;
    }
}

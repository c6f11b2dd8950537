/** for over arrays and Iterables. */
class Foreach {
    static int array(int[] a) {
        int sum = 0;
        for (int x : a) {
            if (x < 0) {
                continue;
            }
            if (x > 100) {
                break;
            }
            sum += x;
        }
        return sum;
    }

    static long widened(byte[] a) {
        long sum = 0;
        for (long x : a) {
            sum += x;
        }
        return sum;
    }

    static int list(Iterable<Integer> all) {
        int sum = 0;
        for (int x : all) {
            sum += x;
        }
        return sum;
    }

    static int nested(String[][] rows) {
        outer:
        for (String[] row : rows) {
            for (String s : row) {
                if (s == null) {
                    continue outer;
                }
                if (s.isEmpty()) {
                    break outer;
                }
            }
        }
        return rows.length;
    }
}

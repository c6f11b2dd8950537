// The returned value is fixed before finally; exceptions in finally win; order of several tries in one method.
public class ExcFinallySideEffects {
    static int field;

    static int ret() {
        field = 1;
        try {
            return field;
        } finally {
            field = 2;
        }
    }

    static String text() {
        StringBuilder sb = new StringBuilder("a");
        try {
            return sb.append("b").toString();
        } finally {
            sb.append("c");
            System.out.println(sb);
        }
    }

    static StringBuilder builder() {
        StringBuilder sb = new StringBuilder("a");
        try {
            return sb.append("b");
        } finally {
            sb.append("c");
        }
    }

    static int sequence() {
        int n = 0;
        try {
            n += 1;
        } finally {
            n += 10;
        }
        try {
            n += 100;
            n /= 0;
        } catch (ArithmeticException e) {
            n += 1000;
        } finally {
            n *= 2;
        }
        try {
            try {
                n = -n;
            } finally {
                n--;
            }
        } finally {
            n--;
        }
        return n;
    }

    static int conditional(boolean b) {
        int r = 0;
        try {
            r = b ? 1 : 1 / r;
        } catch (ArithmeticException e) {
            r = b ? 2 : 3;
        } finally {
            if (b) {
                return r + 100;
            }
        }
        return r;
    }

    static void emptyBlocks() {
        try {
        } finally {
        }
        try {
            throw new RuntimeException();
        } catch (RuntimeException ignored) {
        }
    }

    public static void main(String[] args) {
        System.out.println(ret() + " " + field);
        System.out.println(text());
        System.out.println(builder());
        System.out.println(sequence());
        System.out.println(conditional(true) + " " + conditional(false));
        emptyBlocks();
        int[] a = {1, 2, 3};
        int i = 0;
        try {
            while (true) {
                try {
                    System.out.print(a[i] + " ");
                } finally {
                    i++;
                }
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("i " + i);
        }
        long l;
        try {
            l = Long.MAX_VALUE;
        } finally {
            System.out.println("fin");
        }
        System.out.println(l);
    }
}

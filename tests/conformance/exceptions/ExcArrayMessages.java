// Messages of array exceptions raised by the machine.
public class ExcArrayMessages {
    interface Body {
        void run();
    }

    static void test(Body b) {
        try {
            b.run();
            System.out.println("no exception");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        } catch (NegativeArraySizeException e) {
            System.out.println("size " + e.getMessage());
        } catch (ArithmeticException e) {
            System.out.println("arith " + e.getMessage());
        }
    }

    static int sink;

    public static void main(String[] args) {
        int[] a = new int[3];
        test(() -> sink = a[3]);
        test(() -> sink = a[-1]);
        test(() -> a[100] = 1);
        test(() -> a[Integer.MIN_VALUE]++);
        test(() -> sink = new int[0][0].length);
        test(() -> sink = new int[0][5].length);
        test(() -> sink = new int[-1].length);
        test(() -> sink = new int[-5][3].length);
        test(() -> sink = new int[3][-7].length);
        test(() -> sink = new String[Integer.MIN_VALUE].length);
        test(() -> sink = 1 / (a.length - 3));
        test(() -> sink = 5 % a[0]);
        test(() -> sink = (int) (5L / a[1]));
        int[][] m = {{1}, {2, 3}};
        test(() -> sink = m[1][2]);
        test(() -> sink = m[2][0]);
        test(() -> m[0][1] += 5);
        test(() -> a[a.length] = 1 / 0);
        char[] cs = "abc".toCharArray();
        test(() -> cs[3] = 'x');
        Object[] os = new String[2];
        test(() -> os[2] = "fits type");
        byte[] bs = new byte[2];
        test(() -> bs['a'] = 1);
        test(() -> a[2] = 7);
        System.out.println(a[2]);
    }
}

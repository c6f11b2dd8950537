// An assignment is an expression whose value has the type of its left side.
public class ArithAssignValue {
    static int field;
    static long wide;

    static String t(int x) {
        return "int:" + x;
    }

    static String t(long x) {
        return "long:" + x;
    }

    static String t(double x) {
        return "double:" + x;
    }

    static int set(int v) {
        return field = v;
    }

    public static void main(String[] args) {
        int a;
        int b;
        double d;
        d = a = 'x';
        System.out.println(a + " " + d);
        System.out.println(t(a = 3) + " " + t(wide = a) + " " + t(d = a));
        byte n = 0;
        int r = n += 200;
        System.out.println(r);
        int big = (n = (byte) 384);
        System.out.println(big);
        wide = b = (int) (1L << 33 | 5);
        System.out.println(wide);
        System.out.println(set(4) + set(5) * field);
        int[] arr = new int[3];
        arr[0] = arr[1] = arr[2] = 9;
        System.out.println(arr[0] + arr[1] + arr[2]);
        if ((a = 7) > 6 && (b = a + 1) == 8) {
            System.out.println(a + " " + b);
        }
        boolean flag;
        if (flag = a == 8) {
            System.out.println("never");
        }
        System.out.println(flag);
        int sum = 0;
        int v;
        int[] src = {3, 2, 1, 0};
        int i = 0;
        while ((v = src[i++]) != 0) {
            sum += v;
        }
        System.out.println(sum + " " + i);
        int x = 10;
        x = x + (x = 3) * x;
        System.out.println(x);
        x = (x = 1) + (x += 2) + x;
        System.out.println(x);
        (x) = 3;
        System.out.println((x) + (arr)[0]);
    }
}

// Integers meet floats: where the division happens decides the result.
public class FloatMixedExpressions {
    static double avg(int... xs) {
        int s = 0;
        for (int x : xs) {
            s += x;
        }
        return s / xs.length;
    }

    static double avg2(int... xs) {
        double s = 0;
        for (int x : xs) {
            s += x;
        }
        return s / xs.length;
    }

    static float half(int x) {
        return x / 2f;
    }

    public static void main(String[] args) {
        System.out.println(avg(1, 2) + " " + avg2(1, 2));
        System.out.println(half(3) + " " + half(-7));
        System.out.println(7 / 2 * 2.0 + " " + 7 / 2.0 * 2 + " " + 7 * 2.0 / 2);
        double c = (98.6 - 32) * 5 / 9;
        double wrong = 5 / 9 * (98.6 - 32);
        System.out.println(c + " " + wrong);
        int i = 5;
        i *= 2.5;
        System.out.println(i);
        i /= 0.7f;
        System.out.println(i);
        long l = 1L << 60;
        double d = l + 1;
        System.out.println(d == l);
        float f = Integer.MAX_VALUE;
        System.out.println((double) f + " " + (f == Integer.MAX_VALUE) + " " + (f - Integer.MAX_VALUE));
        System.out.println((double) f - Integer.MAX_VALUE);
        char ch = 'a';
        System.out.println(ch * 1.5 + " " + ch / 2f);
        byte b = 3;
        b *= 1.9;
        System.out.println(b);
        double[] acc = new double[2];
        acc[0] += 1;
        acc[1] = acc[0]++ / 4;
        System.out.println(acc[0] + " " + acc[1]);
        System.out.println(1 + 1f + 1.0 + 1L);
        System.out.println((float) 1 / 3 + " " + (double) (1 / 3) + " " + 1 / (float) 3);
        System.out.println(100 * 1.1 + " " + (int) (100 * 1.1) + " " + (int) (4.35 * 100));
        System.out.println(true ? 1 : 0.5f);
    }
}

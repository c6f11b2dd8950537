// Default values and conversions of float and double fields, parameters and results.
public class FloatFields {
    float f;
    double d;
    static float sf = 1;
    static double sd = 'a';
    double fromInt = 1 / 2;
    float fromLong = 1L << 25 | 1;

    float add(float x) {
        return f += x;
    }

    static double widen(float x) {
        return x;
    }

    static float narrow(double x) {
        return (float) x;
    }

    static String which(float x) {
        return "float";
    }

    static String which(double x) {
        return "double";
    }

    public static void main(String[] args) {
        FloatFields o = new FloatFields();
        System.out.println(o.f + " " + o.d + " " + sf + " " + sd + " " + o.fromInt + " " + o.fromLong);
        System.out.println(o.add(1) + " " + o.add(0.5f) + " " + o.f);
        System.out.println(widen(0.1f) + " " + narrow(0.1) + " " + widen(narrow(0.1)));
        System.out.println(which(1) + " " + which(1L) + " " + which('c') + " " + which(1f) + " " + which(1.0));
        float[] fs = new float[2];
        double[] ds = {1, 2f, 'c', 4L};
        System.out.println(fs[0] + " " + ds[2] + " " + ds[3]);
        fs[1] = 7;
        fs[1] /= 2;
        System.out.println(fs[1]);
        o.d = o.f = 3;
        System.out.println(o.d / 2 + " " + o.f / 2);
        o.d -= o.f *= 1.1;
        System.out.println(o.d + " " + o.f);
        Double boxed = 2.0;
        boxed *= 2;
        boxed++;
        System.out.println(boxed);
        Float bf = 1.5f;
        double sum = bf + boxed;
        System.out.println(sum);
        System.out.println(-o.f + " " + +o.d + " " + -(-0.0));
    }
}

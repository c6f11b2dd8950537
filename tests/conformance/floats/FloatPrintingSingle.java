// Decimal text of floats.
public class FloatPrintingSingle {
    public static void main(String[] args) {
        float[] fs = {0f, 1f, 0.1f, 0.3f, 1f / 3, 2f / 3, 16777216f, 9999999f, 1e7f, 1.5e-4f, 0.001f, 123.456f,
            3.1415927f, 1e10f, 1e20f, Float.MAX_VALUE, 33333.332f, 0.1f + 0.2f, 1.1f * 1.1f, 100f};
        for (float f : fs) {
            System.out.println(f);
        }
        System.out.println(-2.5f);
        System.out.println((double) 0.1f);
        System.out.println((double) 0.5f);
        System.out.println((float) 0.1);
        System.out.println(0.1f == 0.1);
        System.out.println(0.5f == 0.5);
        System.out.println((float) 0.1 == 0.1f);
        System.out.println("f" + 1f + 2.25f);
        System.out.println(Float.toString(8) + " " + Float.valueOf("1.25") + " " + Float.parseFloat("1e-3"));
        Object o = 1.5f;
        System.out.println(o);
    }
}

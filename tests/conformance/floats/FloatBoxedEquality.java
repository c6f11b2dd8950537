// equals and compare on boxed floats differ from == on NaN and zeros.
public class FloatBoxedEquality {
    public static void main(String[] args) {
        Double nan = Double.NaN;
        Double zero = 0.0;
        Double minus = -0.0;
        System.out.println(nan.equals(Double.NaN));
        System.out.println(zero.equals(minus));
        System.out.println(zero.doubleValue() == minus.doubleValue());
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(-0.0, 0.0));
        System.out.println(Double.compare(Double.NaN, Double.POSITIVE_INFINITY));
        System.out.println(Double.compare(Double.NaN, 0.0 / 0.0));
        System.out.println(Float.compare(1f, 2f) + " " + Float.valueOf(0f).equals(-0f));
        System.out.println(zero.compareTo(minus));
        System.out.println(Double.valueOf(1).equals(1.0) + " " + Double.valueOf(1).equals(1));
        System.out.println(Double.valueOf(1.5).hashCode() == Double.hashCode(1.5));
        System.out.println(Double.doubleToLongBits(1.0));
        System.out.println(Long.toHexString(Double.doubleToLongBits(-0.0)));
        System.out.println(Long.toHexString(Double.doubleToLongBits(Double.NaN)));
        System.out.println(Integer.toHexString(Float.floatToIntBits(-1.5f)));
        System.out.println(Double.longBitsToDouble(0x4009_21fb_5444_2d18L));
        System.out.println(Float.intBitsToFloat(0x7f80_0000));
        java.util.List<Double> list = java.util.Arrays.asList(3.0, -0.0, Double.NaN, 0.0, Double.NEGATIVE_INFINITY, 1.0);
        java.util.Collections.sort(list);
        System.out.println(list);
        System.out.println(list.indexOf(0.0) + " " + list.indexOf(-0.0) + " " + list.contains(Double.NaN));
        double[] ds = {2, Double.NaN, -0.0, 0.0, -1};
        java.util.Arrays.sort(ds);
        System.out.println(java.util.Arrays.toString(ds));
    }
}

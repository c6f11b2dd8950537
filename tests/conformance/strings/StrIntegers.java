// The decimal text of integers: each number of digits at its bounds, both signs, and the extremes of int and long.
public class StrIntegers {
    public static void main(String[] args) {
        long power = 1;
        for (int digits = 1; digits <= 19; digits++) {
            System.out.println(power - 1 + " " + power + " " + (power + 1) + " " + -(power - 1) + " " + -power + " " + -(power + 1));
            int small = (int) power;
            System.out.println(small + " " + (small - 1) + " " + -small);
            power *= 10;
        }
        System.out.println(Integer.MIN_VALUE + " " + Integer.MAX_VALUE + " " + (Integer.MIN_VALUE + 1));
        System.out.println(Long.MIN_VALUE + " " + Long.MAX_VALUE + " " + (Long.MIN_VALUE + 1));
        System.out.println(Long.toString(Long.MIN_VALUE, 10) + " " + Long.toString(-255, 16) + " " + Long.toString(7, 1)
                + " " + Integer.toString(-35, 36) + " " + Long.toUnsignedString(-1L));
        System.out.println(Math.multiplyExact(1L << 31, 1L << 31) + " " + Math.multiplyExact(-(1L << 31), 1L << 31));
        long[][] pairs = {{1L << 32, 1L << 31}, {Long.MIN_VALUE, -1}, {-1, Long.MIN_VALUE}, {3037000500L, 3037000500L}, {Long.MIN_VALUE, 1}, {0, Long.MAX_VALUE}};
        for (long[] pair : pairs) {
            try {
                System.out.println(Math.multiplyExact(pair[0], pair[1]));
            } catch (ArithmeticException e) {
                System.out.println(pair[0] + " * " + pair[1] + ": " + e.getMessage());
            }
        }
    }
}

// java.lang.Math on integers, with the exact variants.
public class ArithMath {
    interface Op {
        Object run();
    }

    static void tryIt(String name, Op op) {
        try {
            System.out.println(name + " " + op.run());
        } catch (ArithmeticException e) {
            System.out.println(name + " ! " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int max = Integer.MAX_VALUE;
        long lmax = Long.MAX_VALUE;
        System.out.println(Math.abs(-5) + " " + Math.abs(5L) + " " + Math.abs(Integer.MIN_VALUE));
        System.out.println(Math.max(3, 7L) + " " + Math.min(-1, 1));
        tryIt("add", () -> Math.addExact(max, 1));
        tryIt("add", () -> Math.addExact(max, -1));
        tryIt("addL", () -> Math.addExact(lmax, 1L));
        tryIt("sub", () -> Math.subtractExact(Integer.MIN_VALUE, 1));
        tryIt("mul", () -> Math.multiplyExact(65536, 32768));
        tryIt("mul", () -> Math.multiplyExact(-65536, 32768));
        tryIt("mulL", () -> Math.multiplyExact(lmax, 2L));
        tryIt("neg", () -> Math.negateExact(Integer.MIN_VALUE));
        tryIt("inc", () -> Math.incrementExact(max));
        tryIt("dec", () -> Math.decrementExact(0));
        tryIt("toInt", () -> Math.toIntExact(1L << 31));
        tryIt("toInt", () -> Math.toIntExact(-(1L << 31)));
        tryIt("floorDiv", () -> Math.floorDiv(-7, 2));
        tryIt("floorDiv", () -> Math.floorDiv(7, 0));
        tryIt("floorMod", () -> Math.floorMod(-7, 3));
        tryIt("floorModL", () -> Math.floorMod(-7L, 3L));
        System.out.println(Math.sqrt(144) + " " + Math.pow(2, 10) + " " + Math.floor(-1.5) + " " + Math.ceil(-1.5));
        System.out.println(Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(2.4f) + " " + Math.rint(2.5));
    }
}

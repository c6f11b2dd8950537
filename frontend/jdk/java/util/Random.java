// Model of java.util.Random. With a known seed it is the documented linear congruential generator. Without one, every
// result is unknown within the documented bounds: an open method.
package java.util;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

public class Random implements java.io.Serializable {
    private static final long MULTIPLIER = 0x5DEECE66DL;
    private static final long MASK = (1L << 48) - 1;

    private long seed;
    // No seed was given, and no subclass may have redefined next(int).
    private boolean unknown;
    private boolean haveNextGaussian;
    private double nextGaussian;

    //@ invariant 0 <= seed && seed <= MASK && (!haveNextGaussian || nextGaussian == nextGaussian);
    //@ invariant this instanceof java.util.concurrent.ThreadLocalRandom ? unknown : !unknown || getClass() == Random.class;

    public Random() {
        unknown = getClass() == Random.class || this instanceof java.util.concurrent.ThreadLocalRandom;
        if (!unknown) {
            seed = anyLong() & MASK;
        }
    }

    public Random(long seed) {
        if (getClass() == Random.class) {
            this.seed = (seed ^ MULTIPLIER) & MASK;
        } else {
            setSeed(seed);
        }
    }

    public void setSeed(long seed) {
        this.seed = (seed ^ MULTIPLIER) & MASK;
        this.unknown = false;
        this.haveNextGaussian = false;
    }

    protected int next(int bits) {
        if (unknown) {
            return anyInt() >>> (32 - bits);
        }
        seed = (seed * MULTIPLIER + 0xBL) & MASK;
        return (int) (seed >>> (48 - bits));
    }

    private native int anyInt();

    private native long anyLong();

    //@ requires bound > 0;
    //@ ensures 0 <= \result && \result < bound;
    private native int anyIntBelow(int bound);

    //@ ensures 0.0 <= \result && \result < 1.0;
    private native double anyDouble();

    //@ ensures 0.0f <= \result && \result < 1.0f;
    private native float anyFloat();

    private native boolean anyBoolean();

    //@ ensures \result == \result && \result - \result == 0.0;
    private native double anyGaussian();

    public void nextBytes(byte[] bytes) {
        int i = 0;
        while (i < bytes.length) {
            int four = nextInt();
            for (int n = 0; n < 4 && i < bytes.length; n++) {
                bytes[i] = (byte) four;
                four >>= 8;
                i++;
            }
        }
    }

    public int nextInt() {
        return unknown ? anyInt() : next(32);
    }

    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        if (unknown) {
            return anyIntBelow(bound);
        }
        int bits = next(31);
        if ((bound & (bound - 1)) == 0) {
            return (int) ((bound * (long) bits) >> 31);
        }
        int result = bits % bound;
        // Values of the last, incomplete block are drawn again.
        while (bits - result + (bound - 1) < 0) {
            bits = next(31);
            result = bits % bound;
        }
        return result;
    }

    public int nextInt(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        int n = bound - origin;
        if (unknown) {
            return n > 0 ? origin + anyIntBelow(n) : inRange(origin, bound);
        }
        int r = nextInt();
        if (n <= 0) {
            while (r < origin || r >= bound) {
                r = nextInt();
            }
            return r;
        }
        if ((n & (n - 1)) == 0) {
            return (r & (n - 1)) + origin;
        }
        int bits = r >>> 1;
        r = bits % n;
        while (bits + (n - 1) - r < 0) {
            bits = nextInt() >>> 1;
            r = bits % n;
        }
        return r + origin;
    }

    //@ requires origin < bound;
    //@ ensures origin <= \result && \result < bound;
    private native int inRange(int origin, int bound);

    public long nextLong() {
        return unknown ? anyLong() : ((long) next(32) << 32) + next(32);
    }

    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        return longBelow(bound);
    }

    public long nextLong(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        long n = bound - origin;
        if (n > 0) {
            return origin + longBelow(n);
        }
        long r = nextLong();
        while (r < origin || r >= bound) {
            r = nextLong();
        }
        return r;
    }

    private long longBelow(long n) {
        if (unknown) {
            return anyLongBelow(n);
        }
        long r = nextLong();
        if ((n & (n - 1)) == 0L) {
            return r & (n - 1);
        }
        long bits = r >>> 1;
        r = bits % n;
        while (bits + (n - 1) - r < 0L) {
            bits = nextLong() >>> 1;
            r = bits % n;
        }
        return r;
    }

    //@ requires bound > 0;
    //@ ensures 0 <= \result && \result < bound;
    private native long anyLongBelow(long bound);

    public boolean nextBoolean() {
        return unknown ? anyBoolean() : next(1) != 0;
    }

    public float nextFloat() {
        return unknown ? anyFloat() : next(24) / (float) (1 << 24);
    }

    public float nextFloat(float bound) {
        if (!(bound > 0.0f && bound < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        float r = nextFloat() * bound;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    public float nextFloat(float origin, float bound) {
        if (!(origin < bound && bound - origin < Float.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        float r = nextFloat() * (bound - origin) + origin;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    public double nextDouble() {
        return unknown ? anyDouble() : (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
    }

    public double nextDouble(double bound) {
        if (!(bound > 0.0 && bound < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be finite and positive");
        }
        double r = nextDouble() * bound;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    public double nextDouble(double origin, double bound) {
        if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        double r = nextDouble() * (bound - origin) + origin;
        return r >= bound ? Math.nextDown(bound) : r;
    }

    // The polar method: each round of it gives two results.
    public double nextGaussian() {
        if (unknown) {
            return anyGaussian();
        }
        if (haveNextGaussian) {
            haveNextGaussian = false;
            return nextGaussian;
        }
        double v1 = 2 * nextDouble() - 1;
        double v2 = 2 * nextDouble() - 1;
        double s = v1 * v1 + v2 * v2;
        while (s >= 1 || s == 0) {
            v1 = 2 * nextDouble() - 1;
            v2 = 2 * nextDouble() - 1;
            s = v1 * v1 + v2 * v2;
        }
        double multiplier = StrictMath.sqrt(-2 * StrictMath.log(s) / s);
        nextGaussian = v2 * multiplier;
        haveNextGaussian = true;
        return v1 * multiplier;
    }

    public IntStream ints() {
        return IntStream.generate(() -> nextInt());
    }

    public IntStream ints(long streamSize) {
        checkSize(streamSize);
        return ints().limit(streamSize);
    }

    public IntStream ints(int origin, int bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        // A range that fits is drawn as by nextInt(bound).
        int n = bound - origin;
        return IntStream.generate(() -> n > 0 ? nextInt(n) + origin : nextInt(origin, bound));
    }

    public IntStream ints(long streamSize, int origin, int bound) {
        checkSize(streamSize);
        return ints(origin, bound).limit(streamSize);
    }

    public LongStream longs() {
        return LongStream.generate(() -> nextLong());
    }

    public LongStream longs(long streamSize) {
        checkSize(streamSize);
        return longs().limit(streamSize);
    }

    public LongStream longs(long origin, long bound) {
        if (origin >= bound) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return LongStream.generate(() -> nextLong(origin, bound));
    }

    public LongStream longs(long streamSize, long origin, long bound) {
        checkSize(streamSize);
        return longs(origin, bound).limit(streamSize);
    }

    public DoubleStream doubles() {
        return DoubleStream.generate(() -> nextDouble());
    }

    public DoubleStream doubles(long streamSize) {
        checkSize(streamSize);
        return doubles().limit(streamSize);
    }

    public DoubleStream doubles(double origin, double bound) {
        if (!(origin < bound)) {
            throw new IllegalArgumentException("bound must be greater than origin");
        }
        return DoubleStream.generate(() -> nextDouble(origin, bound));
    }

    public DoubleStream doubles(long streamSize, double origin, double bound) {
        checkSize(streamSize);
        return doubles(origin, bound).limit(streamSize);
    }

    private static void checkSize(long streamSize) {
        if (streamSize < 0L) {
            throw new IllegalArgumentException("size must be non-negative");
        }
    }
}

// Model of java.lang.Math. What IEEE 754 fixes is exact; the elementary functions, whose last digits the
// specification leaves free, are open.
package java.lang;

import ooxide.Native;

@ForTests("chooses") public final class Math {
    public static final double E = 2.718281828459045;
    public static final double PI = 3.141592653589793;

    private Math() {
    }

    public static int abs(int a) {
        return a < 0 ? -a : a;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static long abs(long a) {
        return a < 0 ? -a : a;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static float abs(float a) {
        return a <= 0.0f ? 0.0f - a : a;
    }

    // A NaN wins; of two zeros the positive one is greater.
    public static float max(float a, float b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0f & b == 0.0f) {
            return Native.bits(a) < 0 ? b : a;
        }
        return a >= b ? a : b;
    }

    public static float min(float a, float b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0f & b == 0.0f) {
            return Native.bits(a) < 0 ? a : b;
        }
        return a <= b ? a : b;
    }

    public static float signum(float f) {
        return f > 0.0f ? 1 : f < 0.0f ? -1 : f;
    }

    public static double abs(double a) {
        return a <= 0.0 ? 0.0 - a : a;
    }

    // A NaN wins; of two zeros the positive one is greater.
    public static double max(double a, double b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0 & b == 0.0) {
            return Native.bits(a) < 0 ? b : a;
        }
        return a >= b ? a : b;
    }

    public static double min(double a, double b) {
        if (a != a) {
            return a;
        }
        if (a == 0.0 & b == 0.0) {
            return Native.bits(a) < 0 ? a : b;
        }
        return a <= b ? a : b;
    }

    public static double signum(double d) {
        return d > 0.0 ? 1 : d < 0.0 ? -1 : d;
    }

    // A sum that moved the wrong way has overflowed.
    public static int addExact(int x, int y) {
        int r = x + y;
        if ((y >= 0 & r < x) | (y < 0 & r > x)) {
            throw new ArithmeticException("integer overflow");
        }
        return r;
    }

    public static int subtractExact(int x, int y) {
        int r = x - y;
        if ((y >= 0 & r > x) | (y < 0 & r < x)) {
            throw new ArithmeticException("integer overflow");
        }
        return r;
    }

    public static int multiplyExact(int x, int y) {
        long r = (long) x * y;
        if (r != (int) r) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) r;
    }

    public static int incrementExact(int a) {
        if (a == Integer.MAX_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a + 1;
    }

    public static int decrementExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return a - 1;
    }

    public static int negateExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return -a;
    }

    public static int absExact(int a) {
        if (a == Integer.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Integer.MIN_VALUE");
        }
        return a < 0 ? -a : a;
    }

    public static int floorDiv(int x, int y) {
        int q = x / y;
        return (x < 0) != (y < 0) & q * y != x ? q - 1 : q;
    }

    public static int floorMod(int x, int y) {
        int r = x % y;
        return (r < 0) != (y < 0) & r != 0 ? r + y : r;
    }

    // A sum that moved the wrong way has overflowed.
    public static long addExact(long x, long y) {
        long r = x + y;
        if ((y >= 0 & r < x) | (y < 0 & r > x)) {
            throw new ArithmeticException("long overflow");
        }
        return r;
    }

    public static long subtractExact(long x, long y) {
        long r = x - y;
        if ((y >= 0 & r > x) | (y < 0 & r < x)) {
            throw new ArithmeticException("long overflow");
        }
        return r;
    }

    public static long multiplyExact(long x, long y) {
        // Two factors of at most 32 bits cannot overflow, which is easy to solve and therefore tried first; otherwise
        // division tells.
        if (x >= Integer.MIN_VALUE & x <= Integer.MAX_VALUE & y >= Integer.MIN_VALUE & y <= Integer.MAX_VALUE) {
            return x * y;
        }
        long r = x * y;
        if (y != 0 && r / y != x || x == Long.MIN_VALUE && y == -1) {
            throw new ArithmeticException("long overflow");
        }
        return r;
    }

    public static long incrementExact(long a) {
        if (a == Long.MAX_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a + 1;
    }

    public static long decrementExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return a - 1;
    }

    public static long negateExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("long overflow");
        }
        return -a;
    }

    public static long absExact(long a) {
        if (a == Long.MIN_VALUE) {
            throw new ArithmeticException("Overflow to represent absolute value of Long.MIN_VALUE");
        }
        return a < 0 ? -a : a;
    }

    public static long floorDiv(long x, long y) {
        long q = x / y;
        return (x < 0) != (y < 0) & q * y != x ? q - 1 : q;
    }

    public static long floorMod(long x, long y) {
        long r = x % y;
        return (r < 0) != (y < 0) & r != 0 ? r + y : r;
    }

    public static long multiplyExact(long x, int y) {
        return multiplyExact(x, (long) y);
    }

    public static long floorDiv(long x, int y) {
        return floorDiv(x, (long) y);
    }

    public static int floorMod(long x, int y) {
        return (int) floorMod(x, (long) y);
    }

    public static int toIntExact(long value) {
        if (value < Integer.MIN_VALUE | value > Integer.MAX_VALUE) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) value;
    }

    public static long multiplyFull(int x, int y) {
        return (long) x * (long) y;
    }

    // Long multiplication with two halves of 32 bits each; the sums of the middle column carry over.
    public static long multiplyHigh(long x, long y) {
        long lowX = x & 0xffffffffL;
        long lowY = y & 0xffffffffL;
        long middle = (x >> 32) * lowY + (lowX * lowY >>> 32);
        long other = lowX * (y >> 32) + (middle & 0xffffffffL);
        return (x >> 32) * (y >> 32) + (middle >> 32) + (other >> 32);
    }

    public static double sqrt(double a) {
        return Native.sqrt(a);
    }

    public static double floor(double a) {
        return Native.floor(a);
    }

    public static double ceil(double a) {
        return Native.ceil(a);
    }

    public static double rint(double a) {
        return Native.rint(a);
    }

    // To the nearest, ties upwards. The difference to the floor is exact, the sum with one half would not be.
    public static long round(double a) {
        double below = Native.floor(a);
        return (long) (a - below >= 0.5 ? below + 1.0 : below);
    }

    public static int round(float a) {
        double below = Native.floor(a);
        return (int) (a - below >= 0.5 ? below + 1.0 : below);
    }

    public static double toRadians(double angdeg) {
        return angdeg * 0.017453292519943295;
    }

    public static double toDegrees(double angrad) {
        return angrad * 57.29577951308232;
    }

    public static double copySign(double magnitude, double sign) {
        return Native.fromBits(Native.bits(magnitude) & Long.MAX_VALUE | Native.bits(sign) & Long.MIN_VALUE);
    }

    public static float copySign(float magnitude, float sign) {
        return Native.fromBits(Native.bits(magnitude) & Integer.MAX_VALUE | Native.bits(sign) & Integer.MIN_VALUE);
    }

    public static int getExponent(double d) {
        return (int) (Native.bits(d) >>> 52 & 0x7ff) - 1023;
    }

    public static int getExponent(float f) {
        return (Native.bits(f) >>> 23 & 0xff) - 127;
    }

    // Numbers of one sign are ordered as their bits are.
    public static double nextUp(double d) {
        if (d < Double.POSITIVE_INFINITY) {
            long bits = Native.bits(d + 0.0);
            return Native.fromBits(bits >= 0 ? bits + 1 : bits - 1);
        }
        return d;
    }

    public static float nextUp(float f) {
        if (f < Float.POSITIVE_INFINITY) {
            int bits = Native.bits(f + 0.0f);
            return Native.fromBits(bits >= 0 ? bits + 1 : bits - 1);
        }
        return f;
    }

    public static double nextDown(double d) {
        return -nextUp(-d);
    }

    public static float nextDown(float f) {
        return -nextUp(-f);
    }

    public static double nextAfter(double start, double direction) {
        if (start < direction) {
            return nextUp(start);
        }
        if (start > direction) {
            return start == 0.0 ? -Double.MIN_VALUE : nextDown(start);
        }
        return start == direction ? direction : start + direction;
    }

    public static float nextAfter(float start, double direction) {
        if (start < direction) {
            return nextUp(start);
        }
        if (start > direction) {
            return start == 0.0f ? -Float.MIN_VALUE : nextDown(start);
        }
        return start == direction ? (float) direction : start + (float) direction;
    }

    public static double ulp(double d) {
        double a = abs(d);
        if (a == Double.MAX_VALUE) {
            return a - nextDown(a);
        }
        return a < Double.MAX_VALUE ? nextUp(a) - a : a;
    }

    public static float ulp(float f) {
        float a = abs(f);
        if (a == Float.MAX_VALUE) {
            return a - nextDown(a);
        }
        return a < Float.MAX_VALUE ? nextUp(a) - a : a;
    }

    //@ ensures \result != \result || -1.0 <= \result && \result <= 1.0;
    public static /*@ pure @*/ native double sin(double a);

    //@ ensures \result != \result || -1.0 <= \result && \result <= 1.0;
    public static /*@ pure @*/ native double cos(double a);

    public static /*@ pure @*/ native double tan(double a);

    public static /*@ pure @*/ native double asin(double a);

    public static /*@ pure @*/ native double acos(double a);

    public static /*@ pure @*/ native double atan(double a);

    public static /*@ pure @*/ native double atan2(double y, double x);

    public static /*@ pure @*/ native double sinh(double x);

    public static /*@ pure @*/ native double cosh(double x);

    public static /*@ pure @*/ native double tanh(double x);

    //@ ensures \result != \result || 0.0 <= \result;
    public static /*@ pure @*/ native double exp(double a);

    public static /*@ pure @*/ native double expm1(double x);

    public static /*@ pure @*/ native double log(double a);

    public static /*@ pure @*/ native double log10(double a);

    public static /*@ pure @*/ native double log1p(double x);

    public static /*@ pure @*/ native double cbrt(double a);

    //@ ensures \result != \result || 0.0 <= \result;
    public static /*@ pure @*/ native double hypot(double x, double y);

    public static double pow(double a, double b) {
        if (b == 0.0) {
            return 1.0;
        }
        if (b == 1.0) {
            return a;
        }
        if (b == 2.0) {
            return a * a;
        }
        // with integers the result is the mathematical one, if it can be represented
        if (b == Native.rint(b) && b >= -1022.0 && b <= 1023.0 && a == Native.rint(a)) {
            double power = a;
            double count = abs(b);
            boolean isExact = a == 2.0 || a == -2.0 || abs(a) <= 9007199254740992.0;
            for (double i = 1.0; i < count && isExact; i = i + 1.0) {
                power = power * a;
                isExact = a == 2.0 || a == -2.0 || abs(power) <= 9007199254740992.0;
            }
            if (isExact && b > 0.0) {
                return power;
            }
            if (isExact && (power == 1.0 || power == -1.0 || a == 2.0 || a == -2.0)) {
                return 1.0 / power;
            }
        }
        return openPow(a, b);
    }

    private static /*@ pure @*/ native double openPow(double a, double b);

    public static /*@ pure @*/ native double IEEEremainder(double f1, double f2);

    public static /*@ pure @*/ native double fma(double a, double b, double c);

    public static /*@ pure @*/ native float fma(float a, float b, float c);

    public static /*@ pure @*/ native double scalb(double d, int scaleFactor);

    public static /*@ pure @*/ native float scalb(float f, int scaleFactor);

    //@ ensures 0.0 <= \result && \result < 1.0;
    public static native double random();
}

package java.math;

import java.io.Serializable;

/** How many digits a result keeps (0: all) and how it is rounded. */
public final class MathContext implements Serializable {
    public static final MathContext UNLIMITED = new MathContext(0, RoundingMode.HALF_UP);
    public static final MathContext DECIMAL32 = new MathContext(7, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL64 = new MathContext(16, RoundingMode.HALF_EVEN);
    public static final MathContext DECIMAL128 = new MathContext(34, RoundingMode.HALF_EVEN);

    private final int precision;
    private final RoundingMode roundingMode;

    //@ invariant precision >= 0 && roundingMode != null;

    public MathContext(int setPrecision) {
        this(setPrecision, RoundingMode.HALF_UP);
    }

    public MathContext(int setPrecision, RoundingMode setRoundingMode) {
        if (setPrecision < 0) {
            throw new IllegalArgumentException("Digits < 0");
        }
        if (setRoundingMode == null) {
            throw new NullPointerException("null RoundingMode");
        }
        precision = setPrecision;
        roundingMode = setRoundingMode;
    }

    public MathContext(String val) {
        this(openPrecision(val), openRounding(val));
    }

    //@ ensures \result >= 0;
    private static /*@ pure @*/ native int openPrecision(String val);

    //@ ensures \result != null;
    private static /*@ pure @*/ native RoundingMode openRounding(String val);

    public int getPrecision() {
        return precision;
    }

    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    public boolean equals(Object x) {
        return x instanceof MathContext && ((MathContext) x).precision == precision
            && ((MathContext) x).roundingMode == roundingMode;
    }

    public int hashCode() {
        return precision + roundingMode.hashCode() * 59;
    }

    public String toString() {
        return "precision=" + precision + " roundingMode=" + roundingMode;
    }
}

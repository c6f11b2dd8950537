package java.text;

import java.math.RoundingMode;

/** Numbers as text by a pattern: see {@link NumberFormat} for what is open. What the pattern sets is open too. */
public class DecimalFormat extends NumberFormat {
    private String pattern;
    private RoundingMode roundingMode = RoundingMode.HALF_EVEN;

    //@ invariant roundingMode != null;

    public DecimalFormat() {
        openDefaults();
    }

    public DecimalFormat(String pattern) {
        applyPattern(pattern);
    }

    public void applyPattern(String pattern) {
        if (pattern == null) {
            throw new NullPointerException();
        }
        this.pattern = pattern;
        openApply(pattern);
    }

    private native void openDefaults();

    // sets the numbers of digits, and throws if the pattern is malformed
    private native void openApply(String pattern);

    //@ ensures \result != null;
    public native String toPattern();

    public native int getMaximumIntegerDigits();

    public native int getMinimumIntegerDigits();

    public native int getMaximumFractionDigits();

    public native int getMinimumFractionDigits();

    public native boolean isGroupingUsed();

    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    public void setRoundingMode(RoundingMode roundingMode) {
        if (roundingMode == null) {
            throw new NullPointerException();
        }
        this.roundingMode = roundingMode;
    }
}

// Model of java.util.concurrent.atomic.DoubleAccumulator: one value, and no other thread comes in between while it is changed. In which
// order values are put together is that of the calls; a function to which the order matters is not meant to be given.
package java.util.concurrent.atomic;

import java.util.function.DoubleBinaryOperator;
import ooxide.Atomic;

public class DoubleAccumulator extends Number implements java.io.Serializable {
    private final DoubleBinaryOperator function;
    private final double identity;
    private double value;

    public DoubleAccumulator(DoubleBinaryOperator accumulatorFunction, double identity) {
        this.function = accumulatorFunction;
        this.identity = identity;
        this.value = identity;
    }

    @Atomic public void accumulate(double x) {
        value = function.applyAsDouble(value, x);
    }

    @Atomic public double get() {
        return value;
    }

    @Atomic public void reset() {
        value = identity;
    }

    @Atomic public double getThenReset() {
        double before = value;
        value = identity;
        return before;
    }

    public String toString() {
        return Double.toString(get());
    }

    public int intValue() {
        return (int) get();
    }

    public long longValue() {
        return (long) get();
    }

    public float floatValue() {
        return (float) get();
    }

    public double doubleValue() {
        return get();
    }
}

// Model of java.util.concurrent.atomic.LongAccumulator: one value, and no other thread comes in between while it is changed. In which
// order values are put together is that of the calls; a function to which the order matters is not meant to be given.
package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import ooxide.Atomic;

public class LongAccumulator extends Number implements java.io.Serializable {
    private final LongBinaryOperator function;
    private final long identity;
    private long value;

    public LongAccumulator(LongBinaryOperator accumulatorFunction, long identity) {
        this.function = accumulatorFunction;
        this.identity = identity;
        this.value = identity;
    }

    @Atomic public void accumulate(long x) {
        value = function.applyAsLong(value, x);
    }

    @Atomic public long get() {
        return value;
    }

    @Atomic public void reset() {
        value = identity;
    }

    @Atomic public long getThenReset() {
        long before = value;
        value = identity;
        return before;
    }

    public String toString() {
        return Long.toString(get());
    }

    public int intValue() {
        return (int) get();
    }

    public long longValue() {
        return get();
    }

    public float floatValue() {
        return (float) get();
    }

    public double doubleValue() {
        return (double) get();
    }
}

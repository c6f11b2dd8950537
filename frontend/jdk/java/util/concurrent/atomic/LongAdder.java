// Model of java.util.concurrent.atomic.LongAdder: one sum, and no other thread comes in between while it is changed.
package java.util.concurrent.atomic;

import ooxide.Atomic;

public class LongAdder extends Number implements java.io.Serializable {
    private long sum;

    public LongAdder() {
    }

    @Atomic public void add(long x) {
        sum += x;
    }

    public void increment() {
        add(1L);
    }

    public void decrement() {
        add(-1L);
    }

    @Atomic public long sum() {
        return sum;
    }

    @Atomic public void reset() {
        sum = 0L;
    }

    @Atomic public long sumThenReset() {
        long before = sum;
        sum = 0L;
        return before;
    }

    public String toString() {
        return Long.toString(sum());
    }

    public int intValue() {
        return (int) sum();
    }

    public long longValue() {
        return (long) sum();
    }

    public float floatValue() {
        return (float) sum();
    }

    public double doubleValue() {
        return (double) sum();
    }
}

// Model of java.util.concurrent.atomic.AtomicLong: a cell. One operation is one step, so no special instruction is needed.
package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

public class AtomicLong extends Number implements java.io.Serializable {
    private long value;

    public AtomicLong(long initialValue) {
        value = initialValue;
    }

    public AtomicLong() {
    }

    public final long get() {
        return value;
    }

    public final void set(long newValue) {
        value = newValue;
    }

    public final void lazySet(long newValue) {
        value = newValue;
    }

    public final long getAndSet(long newValue) {
        long old = value;
        value = newValue;
        return old;
    }

    public final boolean compareAndSet(long expectedValue, long newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    public final boolean weakCompareAndSetPlain(long expectedValue, long newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(long expectedValue, long newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final long getAndIncrement() {
        return getAndAdd(1);
    }

    public final long getAndDecrement() {
        return getAndAdd(-1);
    }

    public final long getAndAdd(long delta) {
        long old = value;
        value = old + delta;
        return old;
    }

    public final long incrementAndGet() {
        return addAndGet(1);
    }

    public final long decrementAndGet() {
        return addAndGet(-1);
    }

    public final long addAndGet(long delta) {
        value += delta;
        return value;
    }

    // The JDK calls the function again when the value changed meanwhile; so it does when the function changes it.

    public final long getAndUpdate(LongUnaryOperator updateFunction) {
        long old = value;
        long updated = updateFunction.applyAsLong(old);
        while (!compareAndSet(old, updated)) {
            old = value;
            updated = updateFunction.applyAsLong(old);
        }
        return old;
    }

    public final long updateAndGet(LongUnaryOperator updateFunction) {
        long old = value;
        long updated = updateFunction.applyAsLong(old);
        while (!compareAndSet(old, updated)) {
            old = value;
            updated = updateFunction.applyAsLong(old);
        }
        return updated;
    }

    public final long getAndAccumulate(long x, LongBinaryOperator accumulatorFunction) {
        return getAndUpdate(old -> accumulatorFunction.applyAsLong(old, x));
    }

    public final long accumulateAndGet(long x, LongBinaryOperator accumulatorFunction) {
        return updateAndGet(old -> accumulatorFunction.applyAsLong(old, x));
    }

    public String toString() {
        return Long.toString(value);
    }

    public int intValue() {
        return (int) value;
    }

    public long longValue() {
        return value;
    }

    public float floatValue() {
        return (float) value;
    }

    public double doubleValue() {
        return (double) value;
    }

    public final long getPlain() {
        return value;
    }

    public final void setPlain(long newValue) {
        value = newValue;
    }

    public final long getAcquire() {
        return value;
    }

    public final void setRelease(long newValue) {
        value = newValue;
    }
}

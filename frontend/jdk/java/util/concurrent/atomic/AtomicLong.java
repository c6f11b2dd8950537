// Model of java.util.concurrent.atomic.AtomicLong: a cell, and no other thread comes in between while a method runs. Functions that are passed
// run inside of that.
package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import ooxide.Atomic;
import ooxide.Weak;

public class AtomicLong extends Number implements java.io.Serializable {
    private long value;

    public AtomicLong(long initialValue) {
        value = initialValue;
    }

    public AtomicLong() {
    }

    @Atomic public final long get() {
        return value;
    }

    @Atomic public final void set(long newValue) {
        value = newValue;
    }

    @Atomic @Weak public final void lazySet(long newValue) {
        value = newValue;
    }

    @Atomic public final long getAndSet(long newValue) {
        long old = value;
        value = newValue;
        return old;
    }

    @Atomic public final boolean compareAndSet(long expectedValue, long newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    @Atomic @Weak public final boolean weakCompareAndSetPlain(long expectedValue, long newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    @Atomic @Weak public final boolean weakCompareAndSetVolatile(long expectedValue, long newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    @Atomic public final long getAndIncrement() {
        return getAndAdd(1);
    }

    @Atomic public final long getAndDecrement() {
        return getAndAdd(-1);
    }

    @Atomic public final long getAndAdd(long delta) {
        long old = value;
        value = old + delta;
        return old;
    }

    @Atomic public final long incrementAndGet() {
        return addAndGet(1);
    }

    @Atomic public final long decrementAndGet() {
        return addAndGet(-1);
    }

    @Atomic public final long addAndGet(long delta) {
        value += delta;
        return value;
    }

    // The JDK calls the function again when the value changed meanwhile: here only the function itself can do that.

    @Atomic public final long getAndUpdate(LongUnaryOperator updateFunction) {
        long old = value;
        long updated = updateFunction.applyAsLong(old);
        while (!compareAndSet(old, updated)) {
            old = value;
            updated = updateFunction.applyAsLong(old);
        }
        return old;
    }

    @Atomic public final long updateAndGet(LongUnaryOperator updateFunction) {
        long old = value;
        long updated = updateFunction.applyAsLong(old);
        while (!compareAndSet(old, updated)) {
            old = value;
            updated = updateFunction.applyAsLong(old);
        }
        return updated;
    }

    @Atomic public final long getAndAccumulate(long x, LongBinaryOperator accumulatorFunction) {
        return getAndUpdate(old -> accumulatorFunction.applyAsLong(old, x));
    }

    @Atomic public final long accumulateAndGet(long x, LongBinaryOperator accumulatorFunction) {
        return updateAndGet(old -> accumulatorFunction.applyAsLong(old, x));
    }

    @Atomic public String toString() {
        return Long.toString(value);
    }

    @Atomic public int intValue() {
        return (int) value;
    }

    @Atomic public long longValue() {
        return value;
    }

    @Atomic public float floatValue() {
        return (float) value;
    }

    @Atomic public double doubleValue() {
        return (double) value;
    }

    @Atomic @Weak public final long getPlain() {
        return value;
    }

    @Atomic @Weak public final void setPlain(long newValue) {
        value = newValue;
    }

    @Atomic @Weak public final long getAcquire() {
        return value;
    }

    @Atomic @Weak public final void setRelease(long newValue) {
        value = newValue;
    }
}

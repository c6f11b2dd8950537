// Model of java.util.concurrent.atomic.AtomicInteger: a cell, and no other thread comes in between while a method runs. Functions that are passed
// run inside of that.
package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import ooxide.Atomic;
import ooxide.Weak;

public class AtomicInteger extends Number implements java.io.Serializable {
    private int value;

    public AtomicInteger(int initialValue) {
        value = initialValue;
    }

    public AtomicInteger() {
    }

    @Atomic public final int get() {
        return value;
    }

    @Atomic public final void set(int newValue) {
        value = newValue;
    }

    @Atomic @Weak public final void lazySet(int newValue) {
        value = newValue;
    }

    @Atomic public final int getAndSet(int newValue) {
        int old = value;
        value = newValue;
        return old;
    }

    @Atomic public final boolean compareAndSet(int expectedValue, int newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    @Atomic @Weak public final boolean weakCompareAndSetPlain(int expectedValue, int newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    @Atomic @Weak public final boolean weakCompareAndSetVolatile(int expectedValue, int newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    @Atomic public final int getAndIncrement() {
        return getAndAdd(1);
    }

    @Atomic public final int getAndDecrement() {
        return getAndAdd(-1);
    }

    @Atomic public final int getAndAdd(int delta) {
        int old = value;
        value = old + delta;
        return old;
    }

    @Atomic public final int incrementAndGet() {
        return addAndGet(1);
    }

    @Atomic public final int decrementAndGet() {
        return addAndGet(-1);
    }

    @Atomic public final int addAndGet(int delta) {
        value += delta;
        return value;
    }

    // The JDK calls the function again when the value changed meanwhile: here only the function itself can do that.

    @Atomic public final int getAndUpdate(IntUnaryOperator updateFunction) {
        int old = value;
        int updated = updateFunction.applyAsInt(old);
        while (!compareAndSet(old, updated)) {
            old = value;
            updated = updateFunction.applyAsInt(old);
        }
        return old;
    }

    @Atomic public final int updateAndGet(IntUnaryOperator updateFunction) {
        int old = value;
        int updated = updateFunction.applyAsInt(old);
        while (!compareAndSet(old, updated)) {
            old = value;
            updated = updateFunction.applyAsInt(old);
        }
        return updated;
    }

    @Atomic public final int getAndAccumulate(int x, IntBinaryOperator accumulatorFunction) {
        return getAndUpdate(old -> accumulatorFunction.applyAsInt(old, x));
    }

    @Atomic public final int accumulateAndGet(int x, IntBinaryOperator accumulatorFunction) {
        return updateAndGet(old -> accumulatorFunction.applyAsInt(old, x));
    }

    @Atomic public String toString() {
        return Integer.toString(value);
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

    @Atomic @Weak public final int getPlain() {
        return value;
    }

    @Atomic @Weak public final void setPlain(int newValue) {
        value = newValue;
    }

    @Atomic @Weak public final int getAcquire() {
        return value;
    }

    @Atomic @Weak public final void setRelease(int newValue) {
        value = newValue;
    }
}

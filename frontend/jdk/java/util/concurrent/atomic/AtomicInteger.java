// Model of java.util.concurrent.atomic.AtomicInteger: a cell. One operation is one step, so no special instruction is needed.
package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class AtomicInteger extends Number implements java.io.Serializable {
    private int value;

    public AtomicInteger(int initialValue) {
        value = initialValue;
    }

    public AtomicInteger() {
    }

    public final int get() {
        return value;
    }

    public final void set(int newValue) {
        value = newValue;
    }

    public final void lazySet(int newValue) {
        value = newValue;
    }

    public final int getAndSet(int newValue) {
        int old = value;
        value = newValue;
        return old;
    }

    public final boolean compareAndSet(int expectedValue, int newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    public final boolean weakCompareAndSetPlain(int expectedValue, int newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(int expectedValue, int newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final int getAndIncrement() {
        return getAndAdd(1);
    }

    public final int getAndDecrement() {
        return getAndAdd(-1);
    }

    public final int getAndAdd(int delta) {
        int old = value;
        value = old + delta;
        return old;
    }

    public final int incrementAndGet() {
        return addAndGet(1);
    }

    public final int decrementAndGet() {
        return addAndGet(-1);
    }

    public final int addAndGet(int delta) {
        value += delta;
        return value;
    }

    // The JDK calls the function again when the value changed meanwhile; so it does when the function changes it.

    public final int getAndUpdate(IntUnaryOperator updateFunction) {
        int old = value;
        int updated = updateFunction.applyAsInt(old);
        while (!compareAndSet(old, updated)) {
            old = value;
            updated = updateFunction.applyAsInt(old);
        }
        return old;
    }

    public final int updateAndGet(IntUnaryOperator updateFunction) {
        int old = value;
        int updated = updateFunction.applyAsInt(old);
        while (!compareAndSet(old, updated)) {
            old = value;
            updated = updateFunction.applyAsInt(old);
        }
        return updated;
    }

    public final int getAndAccumulate(int x, IntBinaryOperator accumulatorFunction) {
        return getAndUpdate(old -> accumulatorFunction.applyAsInt(old, x));
    }

    public final int accumulateAndGet(int x, IntBinaryOperator accumulatorFunction) {
        return updateAndGet(old -> accumulatorFunction.applyAsInt(old, x));
    }

    public String toString() {
        return Integer.toString(value);
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

    public final int getPlain() {
        return value;
    }

    public final void setPlain(int newValue) {
        value = newValue;
    }

    public final int getAcquire() {
        return value;
    }

    public final void setRelease(int newValue) {
        value = newValue;
    }
}

// Model of java.util.concurrent.atomic.AtomicReference: a cell.
package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

public class AtomicReference<V> implements java.io.Serializable {
    private V value;

    public AtomicReference(V initialValue) {
        value = initialValue;
    }

    public AtomicReference() {
    }

    public final V get() {
        return value;
    }

    public final void set(V newValue) {
        value = newValue;
    }

    public final void lazySet(V newValue) {
        value = newValue;
    }

    public final boolean compareAndSet(V expectedValue, V newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    public final boolean weakCompareAndSetPlain(V expectedValue, V newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(V expectedValue, V newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final V getAndSet(V newValue) {
        V old = value;
        value = newValue;
        return old;
    }

    public final V getPlain() {
        return value;
    }

    public final void setPlain(V newValue) {
        value = newValue;
    }

    public final V getAcquire() {
        return value;
    }

    public final void setRelease(V newValue) {
        value = newValue;
    }

    public String toString() {
        return String.valueOf(value);
    }

    // The JDK calls the function again when the value changed meanwhile; so it does when the function changes it.

    public final V getAndUpdate(UnaryOperator<V> updateFunction) {
        V old = value;
        V updated = updateFunction.apply(old);
        while (!compareAndSet(old, updated)) {
            old = value;
            updated = updateFunction.apply(old);
        }
        return old;
    }

    public final V updateAndGet(UnaryOperator<V> updateFunction) {
        V old = value;
        V updated = updateFunction.apply(old);
        while (!compareAndSet(old, updated)) {
            old = value;
            updated = updateFunction.apply(old);
        }
        return updated;
    }

    public final V getAndAccumulate(V x, BinaryOperator<V> accumulatorFunction) {
        return getAndUpdate(old -> accumulatorFunction.apply(old, x));
    }

    public final V accumulateAndGet(V x, BinaryOperator<V> accumulatorFunction) {
        return updateAndGet(old -> accumulatorFunction.apply(old, x));
    }
}

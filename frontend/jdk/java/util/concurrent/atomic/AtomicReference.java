// Model of java.util.concurrent.atomic.AtomicReference: a cell, and no other thread comes in between while a method runs. Functions that are passed
// run inside of that.
package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import ooxide.Atomic;
import ooxide.Weak;

public class AtomicReference<V> implements java.io.Serializable {
    private V value;

    public AtomicReference(V initialValue) {
        value = initialValue;
    }

    public AtomicReference() {
    }

    @Atomic public final V get() {
        return value;
    }

    @Atomic public final void set(V newValue) {
        value = newValue;
    }

    @Atomic @Weak public final void lazySet(V newValue) {
        value = newValue;
    }

    @Atomic public final boolean compareAndSet(V expectedValue, V newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    @Atomic @Weak public final boolean weakCompareAndSetPlain(V expectedValue, V newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    @Atomic @Weak public final boolean weakCompareAndSetVolatile(V expectedValue, V newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    @Atomic public final V getAndSet(V newValue) {
        V old = value;
        value = newValue;
        return old;
    }

    @Atomic @Weak public final V getPlain() {
        return value;
    }

    @Atomic @Weak public final void setPlain(V newValue) {
        value = newValue;
    }

    @Atomic @Weak public final V getAcquire() {
        return value;
    }

    @Atomic @Weak public final void setRelease(V newValue) {
        value = newValue;
    }

    @Atomic public String toString() {
        return String.valueOf(value);
    }

    // The JDK calls the function again when the value changed meanwhile: here only the function itself can do that.

    @Atomic public final V getAndUpdate(UnaryOperator<V> updateFunction) {
        V old = value;
        V updated = updateFunction.apply(old);
        while (!compareAndSet(old, updated)) {
            old = value;
            updated = updateFunction.apply(old);
        }
        return old;
    }

    @Atomic public final V updateAndGet(UnaryOperator<V> updateFunction) {
        V old = value;
        V updated = updateFunction.apply(old);
        while (!compareAndSet(old, updated)) {
            old = value;
            updated = updateFunction.apply(old);
        }
        return updated;
    }

    @Atomic public final V getAndAccumulate(V x, BinaryOperator<V> accumulatorFunction) {
        return getAndUpdate(old -> accumulatorFunction.apply(old, x));
    }

    @Atomic public final V accumulateAndGet(V x, BinaryOperator<V> accumulatorFunction) {
        return updateAndGet(old -> accumulatorFunction.apply(old, x));
    }
}

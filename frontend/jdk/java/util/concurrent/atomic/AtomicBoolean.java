// Model of java.util.concurrent.atomic.AtomicBoolean: a cell, and no other thread comes in between while a method runs. Functions that are passed
// run inside of that.
package java.util.concurrent.atomic;

import ooxide.Atomic;
import ooxide.Weak;

public class AtomicBoolean implements java.io.Serializable {
    private boolean value;

    public AtomicBoolean(boolean initialValue) {
        value = initialValue;
    }

    public AtomicBoolean() {
    }

    @Atomic public final boolean get() {
        return value;
    }

    @Atomic public final void set(boolean newValue) {
        value = newValue;
    }

    @Atomic @Weak public final void lazySet(boolean newValue) {
        value = newValue;
    }

    @Atomic public final boolean compareAndSet(boolean expectedValue, boolean newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    @Atomic @Weak public final boolean weakCompareAndSetPlain(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    @Atomic @Weak public final boolean weakCompareAndSetVolatile(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    @Atomic public final boolean getAndSet(boolean newValue) {
        boolean old = value;
        value = newValue;
        return old;
    }

    @Atomic @Weak public final boolean getPlain() {
        return value;
    }

    @Atomic @Weak public final void setPlain(boolean newValue) {
        value = newValue;
    }

    @Atomic @Weak public final boolean getAcquire() {
        return value;
    }

    @Atomic @Weak public final void setRelease(boolean newValue) {
        value = newValue;
    }

    @Atomic public String toString() {
        return String.valueOf(value);
    }
}

// Model of java.util.concurrent.atomic.AtomicIntegerArray: an array, and no other thread comes in between while a method runs. Functions that are
// passed run inside of that.
package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import ooxide.Atomic;
import ooxide.Weak;

public class AtomicIntegerArray implements java.io.Serializable {
    private final int[] array;

    //@ invariant array != null;

    public AtomicIntegerArray(int length) {
        array = new int[length];
    }

    public AtomicIntegerArray(int[] array) {
        int length = array.length;
        int[] copy = new int[length];
        System.arraycopy(array, 0, copy, 0, length);
        this.array = copy;
    }

    public final int length() {
        return array.length;
    }

    @Atomic public final int get(int i) {
        return array[i];
    }

    @Atomic public final void set(int i, int newValue) {
        array[i] = newValue;
    }

    @Atomic @Weak public final void lazySet(int i, int newValue) {
        array[i] = newValue;
    }

    @Atomic public final int getAndSet(int i, int newValue) {
        int old = array[i];
        array[i] = newValue;
        return old;
    }

    @Atomic public final boolean compareAndSet(int i, int expectedValue, int newValue) {
        if (array[i] != expectedValue) {
            return false;
        }
        array[i] = newValue;
        return true;
    }

    @Atomic @Weak public final boolean weakCompareAndSetPlain(int i, int expectedValue, int newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    @Atomic @Weak public final boolean weakCompareAndSetVolatile(int i, int expectedValue, int newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    @Atomic public final int getAndIncrement(int i) {
        return getAndAdd(i, 1);
    }

    @Atomic public final int getAndDecrement(int i) {
        return getAndAdd(i, -1);
    }

    @Atomic public final int getAndAdd(int i, int delta) {
        int old = array[i];
        array[i] = old + delta;
        return old;
    }

    @Atomic public final int incrementAndGet(int i) {
        return addAndGet(i, 1);
    }

    @Atomic public final int decrementAndGet(int i) {
        return addAndGet(i, -1);
    }

    @Atomic public final int addAndGet(int i, int delta) {
        array[i] += delta;
        return array[i];
    }

    @Atomic public final int getAndUpdate(int i, IntUnaryOperator updateFunction) {
        int old = array[i];
        int updated = updateFunction.applyAsInt(old);
        while (!compareAndSet(i, old, updated)) {
            old = array[i];
            updated = updateFunction.applyAsInt(old);
        }
        return old;
    }

    @Atomic public final int updateAndGet(int i, IntUnaryOperator updateFunction) {
        int old = array[i];
        int updated = updateFunction.applyAsInt(old);
        while (!compareAndSet(i, old, updated)) {
            old = array[i];
            updated = updateFunction.applyAsInt(old);
        }
        return updated;
    }

    @Atomic public final int getAndAccumulate(int i, int x, IntBinaryOperator accumulatorFunction) {
        return getAndUpdate(i, old -> accumulatorFunction.applyAsInt(old, x));
    }

    @Atomic public final int accumulateAndGet(int i, int x, IntBinaryOperator accumulatorFunction) {
        return updateAndGet(i, old -> accumulatorFunction.applyAsInt(old, x));
    }

    @Atomic public String toString() {
        return java.util.Arrays.toString(array);
    }
}

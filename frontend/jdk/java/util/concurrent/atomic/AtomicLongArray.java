// Model of java.util.concurrent.atomic.AtomicLongArray: an array, and no other thread comes in between while a method runs. Functions that are
// passed run inside of that.
package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;
import ooxide.Atomic;
import ooxide.Weak;

public class AtomicLongArray implements java.io.Serializable {
    private final long[] array;

    //@ invariant array != null;

    public AtomicLongArray(int length) {
        array = new long[length];
    }

    public AtomicLongArray(long[] array) {
        int length = array.length;
        long[] copy = new long[length];
        System.arraycopy(array, 0, copy, 0, length);
        this.array = copy;
    }

    public final int length() {
        return array.length;
    }

    @Atomic public final long get(int i) {
        return array[i];
    }

    @Atomic public final void set(int i, long newValue) {
        array[i] = newValue;
    }

    @Atomic @Weak public final void lazySet(int i, long newValue) {
        array[i] = newValue;
    }

    @Atomic public final long getAndSet(int i, long newValue) {
        long old = array[i];
        array[i] = newValue;
        return old;
    }

    @Atomic public final boolean compareAndSet(int i, long expectedValue, long newValue) {
        if (array[i] != expectedValue) {
            return false;
        }
        array[i] = newValue;
        return true;
    }

    @Atomic @Weak public final boolean weakCompareAndSetPlain(int i, long expectedValue, long newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    @Atomic @Weak public final boolean weakCompareAndSetVolatile(int i, long expectedValue, long newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    @Atomic public final long getAndIncrement(int i) {
        return getAndAdd(i, 1L);
    }

    @Atomic public final long getAndDecrement(int i) {
        return getAndAdd(i, -1L);
    }

    @Atomic public final long getAndAdd(int i, long delta) {
        long old = array[i];
        array[i] = old + delta;
        return old;
    }

    @Atomic public final long incrementAndGet(int i) {
        return addAndGet(i, 1L);
    }

    @Atomic public final long decrementAndGet(int i) {
        return addAndGet(i, -1L);
    }

    @Atomic public final long addAndGet(int i, long delta) {
        array[i] += delta;
        return array[i];
    }

    @Atomic public final long getAndUpdate(int i, LongUnaryOperator updateFunction) {
        long old = array[i];
        long updated = updateFunction.applyAsLong(old);
        while (!compareAndSet(i, old, updated)) {
            old = array[i];
            updated = updateFunction.applyAsLong(old);
        }
        return old;
    }

    @Atomic public final long updateAndGet(int i, LongUnaryOperator updateFunction) {
        long old = array[i];
        long updated = updateFunction.applyAsLong(old);
        while (!compareAndSet(i, old, updated)) {
            old = array[i];
            updated = updateFunction.applyAsLong(old);
        }
        return updated;
    }

    @Atomic public final long getAndAccumulate(int i, long x, LongBinaryOperator accumulatorFunction) {
        return getAndUpdate(i, old -> accumulatorFunction.applyAsLong(old, x));
    }

    @Atomic public final long accumulateAndGet(int i, long x, LongBinaryOperator accumulatorFunction) {
        return updateAndGet(i, old -> accumulatorFunction.applyAsLong(old, x));
    }

    @Atomic public String toString() {
        return java.util.Arrays.toString(array);
    }
}

// Model of java.util.concurrent.atomic.AtomicReferenceArray: an array, and no other thread comes in between while a method runs. Functions that are
// passed run inside of that.
package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import ooxide.Atomic;
import ooxide.Weak;

public class AtomicReferenceArray<E> implements java.io.Serializable {
    private final E[] array;

    //@ invariant array != null;
    //@ invariant \typeof(array) == \type(Object[]);

    public AtomicReferenceArray(int length) {
        array = (E[]) new Object[length];
    }

    public AtomicReferenceArray(E[] array) {
        int length = array.length;
        E[] copy = (E[]) new Object[length];
        System.arraycopy(array, 0, copy, 0, length);
        this.array = copy;
    }

    public final int length() {
        return array.length;
    }

    @Atomic public final E get(int i) {
        return array[i];
    }

    @Atomic public final void set(int i, E newValue) {
        array[i] = newValue;
    }

    @Atomic @Weak public final void lazySet(int i, E newValue) {
        array[i] = newValue;
    }

    @Atomic public final E getAndSet(int i, E newValue) {
        E old = array[i];
        array[i] = newValue;
        return old;
    }

    @Atomic public final boolean compareAndSet(int i, E expectedValue, E newValue) {
        if (array[i] != expectedValue) {
            return false;
        }
        array[i] = newValue;
        return true;
    }

    @Atomic @Weak public final boolean weakCompareAndSetPlain(int i, E expectedValue, E newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    @Atomic @Weak public final boolean weakCompareAndSetVolatile(int i, E expectedValue, E newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    @Atomic public final E getAndUpdate(int i, UnaryOperator<E> updateFunction) {
        E old = array[i];
        E updated = updateFunction.apply(old);
        while (!compareAndSet(i, old, updated)) {
            old = array[i];
            updated = updateFunction.apply(old);
        }
        return old;
    }

    @Atomic public final E updateAndGet(int i, UnaryOperator<E> updateFunction) {
        E old = array[i];
        E updated = updateFunction.apply(old);
        while (!compareAndSet(i, old, updated)) {
            old = array[i];
            updated = updateFunction.apply(old);
        }
        return updated;
    }

    @Atomic public final E getAndAccumulate(int i, E x, BinaryOperator<E> accumulatorFunction) {
        return getAndUpdate(i, old -> accumulatorFunction.apply(old, x));
    }

    @Atomic public final E accumulateAndGet(int i, E x, BinaryOperator<E> accumulatorFunction) {
        return updateAndGet(i, old -> accumulatorFunction.apply(old, x));
    }

    @Atomic public String toString() {
        return java.util.Arrays.toString(array);
    }
}

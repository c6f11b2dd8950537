package java.util.stream;

import java.util.Arrays;
import java.util.function.IntFunction;

/** Keeps references in an array that grows. */
final class RefBuffer<T> extends Buffer<T> {
    Object[] items = new Object[8];

    public void accept(T t) {
        if (count == items.length) {
            items = Arrays.copyOf(items, 2 * count);
        }
        items[count++] = t;
    }

    <A> A[] toArray(IntFunction<A[]> generator) {
        A[] array = generator.apply(count);
        if (count > array.length) {
            throw new IndexOutOfBoundsException("does not fit");
        }
        System.arraycopy(items, 0, array, 0, count);
        return array;
    }
}

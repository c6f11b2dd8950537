package java.util.stream;

import java.util.Arrays;

/** Keeps long values in an array that grows. */
final class LongBuffer extends Buffer<Long> {
    long[] items = new long[8];

    public void accept(long value) {
        if (count == items.length) {
            items = Arrays.copyOf(items, 2 * count);
        }
        items[count++] = value;
    }

    long[] toArray() {
        return Arrays.copyOf(items, count);
    }
}

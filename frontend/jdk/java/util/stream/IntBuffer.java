package java.util.stream;

import java.util.Arrays;

/** Keeps int values in an array that grows. */
final class IntBuffer extends Buffer<Integer> {
    int[] items = new int[8];

    public void accept(int value) {
        if (count == items.length) {
            items = Arrays.copyOf(items, 2 * count);
        }
        items[count++] = value;
    }

    int[] toArray() {
        return Arrays.copyOf(items, count);
    }
}

package java.util.stream;

import java.util.Arrays;

/** Keeps double values in an array that grows. */
final class DoubleBuffer extends Buffer<Double> {
    double[] items = new double[8];

    public void accept(double value) {
        if (count == items.length) {
            items = Arrays.copyOf(items, 2 * count);
        }
        items[count++] = value;
    }

    double[] toArray() {
        return Arrays.copyOf(items, count);
    }
}

// Model of java.util.Arrays. The same few methods for each of the nine element types make it long; the public API
// leaves no other way. Sections: checks, sort, binarySearch, fill, copyOf, equals and compare, hashCode, toString,
// functions and streams.
package java.util;

import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

public final class Arrays {
    // Shorter ranges are sorted by insertion.
    private static final int SHORT_RANGE = 32;

    private Arrays() {
    }

    static void rangeCheck(int arrayLength, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
        }
        if (fromIndex < 0) {
            throw new ArrayIndexOutOfBoundsException(fromIndex);
        }
        if (toIndex > arrayLength) {
            throw new ArrayIndexOutOfBoundsException(toIndex);
        }
    }

    public static void sort(byte[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(byte[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(byte[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(byte[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    private static void sortRange(byte[] a, int from, int to) {
        if (to - from <= SHORT_RANGE) {
            for (int i = from + 1; i < to; i++) {
                byte moved = a[i];
                int j = i;
                while (j > from && moved < a[j - 1]) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = moved;
            }
            return;
        }
        int middle = (from + to) >>> 1;
        sortRange(a, from, middle);
        sortRange(a, middle, to);
        byte[] left = copyOfRange(a, from, middle);
        int i = 0;
        int j = middle;
        for (int k = from; i < left.length; k++) {
            if (j < to && a[j] < left[i]) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
        }
    }

    public static void sort(short[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(short[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(short[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(short[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    private static void sortRange(short[] a, int from, int to) {
        if (to - from <= SHORT_RANGE) {
            for (int i = from + 1; i < to; i++) {
                short moved = a[i];
                int j = i;
                while (j > from && moved < a[j - 1]) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = moved;
            }
            return;
        }
        int middle = (from + to) >>> 1;
        sortRange(a, from, middle);
        sortRange(a, middle, to);
        short[] left = copyOfRange(a, from, middle);
        int i = 0;
        int j = middle;
        for (int k = from; i < left.length; k++) {
            if (j < to && a[j] < left[i]) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
        }
    }

    public static void sort(char[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(char[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(char[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(char[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    private static void sortRange(char[] a, int from, int to) {
        if (to - from <= SHORT_RANGE) {
            for (int i = from + 1; i < to; i++) {
                char moved = a[i];
                int j = i;
                while (j > from && moved < a[j - 1]) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = moved;
            }
            return;
        }
        int middle = (from + to) >>> 1;
        sortRange(a, from, middle);
        sortRange(a, middle, to);
        char[] left = copyOfRange(a, from, middle);
        int i = 0;
        int j = middle;
        for (int k = from; i < left.length; k++) {
            if (j < to && a[j] < left[i]) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
        }
    }

    public static void sort(int[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(int[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(int[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(int[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    private static void sortRange(int[] a, int from, int to) {
        if (to - from <= SHORT_RANGE) {
            for (int i = from + 1; i < to; i++) {
                int moved = a[i];
                int j = i;
                while (j > from && moved < a[j - 1]) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = moved;
            }
            return;
        }
        int middle = (from + to) >>> 1;
        sortRange(a, from, middle);
        sortRange(a, middle, to);
        int[] left = copyOfRange(a, from, middle);
        int i = 0;
        int j = middle;
        for (int k = from; i < left.length; k++) {
            if (j < to && a[j] < left[i]) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
        }
    }

    public static void sort(long[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(long[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(long[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(long[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    private static void sortRange(long[] a, int from, int to) {
        if (to - from <= SHORT_RANGE) {
            for (int i = from + 1; i < to; i++) {
                long moved = a[i];
                int j = i;
                while (j > from && moved < a[j - 1]) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = moved;
            }
            return;
        }
        int middle = (from + to) >>> 1;
        sortRange(a, from, middle);
        sortRange(a, middle, to);
        long[] left = copyOfRange(a, from, middle);
        int i = 0;
        int j = middle;
        for (int k = from; i < left.length; k++) {
            if (j < to && a[j] < left[i]) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
        }
    }

    public static void sort(float[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(float[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(float[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(float[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    private static void sortRange(float[] a, int from, int to) {
        if (to - from <= SHORT_RANGE) {
            for (int i = from + 1; i < to; i++) {
                float moved = a[i];
                int j = i;
                while (j > from && Float.compare(moved, a[j - 1]) < 0) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = moved;
            }
            return;
        }
        int middle = (from + to) >>> 1;
        sortRange(a, from, middle);
        sortRange(a, middle, to);
        float[] left = copyOfRange(a, from, middle);
        int i = 0;
        int j = middle;
        for (int k = from; i < left.length; k++) {
            if (j < to && Float.compare(a[j], left[i]) < 0) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
        }
    }

    public static void sort(double[] a) {
        sortRange(a, 0, a.length);
    }

    public static void sort(double[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex);
    }

    public static void parallelSort(double[] a) {
        sortRange(a, 0, a.length);
    }

    public static void parallelSort(double[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    private static void sortRange(double[] a, int from, int to) {
        if (to - from <= SHORT_RANGE) {
            for (int i = from + 1; i < to; i++) {
                double moved = a[i];
                int j = i;
                while (j > from && Double.compare(moved, a[j - 1]) < 0) {
                    a[j] = a[j - 1];
                    j--;
                }
                a[j] = moved;
            }
            return;
        }
        int middle = (from + to) >>> 1;
        sortRange(a, from, middle);
        sortRange(a, middle, to);
        double[] left = copyOfRange(a, from, middle);
        int i = 0;
        int j = middle;
        for (int k = from; i < left.length; k++) {
            if (j < to && Double.compare(a[j], left[i]) < 0) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
        }
    }

    public static void sort(Object[] a) {
        sortRange(a, 0, a.length, NaturalOrder.INSTANCE);
    }

    public static void sort(Object[] a, int fromIndex, int toIndex) {
        rangeCheck(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex, NaturalOrder.INSTANCE);
    }

    public static <T> void sort(T[] a, Comparator<? super T> c) {
        sortRange(a, 0, a.length, c == null ? NaturalOrder.INSTANCE : c);
    }

    public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        rangeCheck(a.length, fromIndex, toIndex);
        sortRange(a, fromIndex, toIndex, c == null ? NaturalOrder.INSTANCE : c);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a) {
        sort(a);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] a, int fromIndex, int toIndex) {
        sort(a, fromIndex, toIndex);
    }

    public static <T> void parallelSort(T[] a, Comparator<? super T> cmp) {
        sort(a, cmp);
    }

    public static <T> void parallelSort(T[] a, int fromIndex, int toIndex, Comparator<? super T> cmp) {
        sort(a, fromIndex, toIndex, cmp);
    }

    // Stable. A short range is compared in the same order as the JDK does it: first the run at the start, which is
    // turned round when it descends, then each further element by binary search.
    private static void sortRange(Object[] a, int from, int to, Comparator c) {
        if (to - from < 2) {
            return;
        }
        if (to - from < SHORT_RANGE) {
            for (int i = sortedPrefix(a, from, to, c); i < to; i++) {
                insert(a, from, i, c);
            }
            return;
        }
        int middle = (from + to) >>> 1;
        sortRange(a, from, middle, c);
        sortRange(a, middle, to, c);
        Object[] left = new Object[middle - from];
        System.arraycopy(a, from, left, 0, left.length);
        int i = 0;
        int j = middle;
        for (int k = from; i < left.length; k++) {
            if (j < to && c.compare(a[j], left[i]) < 0) {
                a[k] = a[j];
                j++;
            } else {
                a[k] = left[i];
                i++;
            }
        }
    }

    private static int sortedPrefix(Object[] a, int from, int to, Comparator c) {
        int end = from + 2;
        if (c.compare(a[from + 1], a[from]) >= 0) {
            while (end < to && c.compare(a[end], a[end - 1]) >= 0) {
                end++;
            }
            return end;
        }
        while (end < to && c.compare(a[end], a[end - 1]) < 0) {
            end++;
        }
        int low = from;
        int high = end - 1;
        while (low < high) {
            Object moved = a[low];
            a[low] = a[high];
            a[high] = moved;
            low++;
            high--;
        }
        return end;
    }

    private static void insert(Object[] a, int from, int index, Comparator c) {
        Object moved = a[index];
        int low = from;
        int high = index;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (c.compare(moved, a[middle]) < 0) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        for (int i = index; i > low; i--) {
            a[i] = a[i - 1];
        }
        a[low] = moved;
    }

    public static int binarySearch(byte[] a, byte key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(byte[] a, int fromIndex, int toIndex, byte key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(byte[] a, int fromIndex, int toIndex, byte key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (a[middle] > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(short[] a, short key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(short[] a, int fromIndex, int toIndex, short key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(short[] a, int fromIndex, int toIndex, short key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (a[middle] > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(char[] a, char key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(char[] a, int fromIndex, int toIndex, char key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(char[] a, int fromIndex, int toIndex, char key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (a[middle] > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(int[] a, int key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(int[] a, int fromIndex, int toIndex, int key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(int[] a, int fromIndex, int toIndex, int key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (a[middle] > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(long[] a, long key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(long[] a, int fromIndex, int toIndex, long key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(long[] a, int fromIndex, int toIndex, long key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            if (a[middle] < key) {
                low = middle + 1;
            } else if (a[middle] > key) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(float[] a, float key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(float[] a, int fromIndex, int toIndex, float key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(float[] a, int fromIndex, int toIndex, float key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Float.compare(a[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(double[] a, double key) {
        return search(a, 0, a.length, key);
    }

    public static int binarySearch(double[] a, int fromIndex, int toIndex, double key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key);
    }

    private static int search(double[] a, int fromIndex, int toIndex, double key) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = Double.compare(a[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static int binarySearch(Object[] a, Object key) {
        return search(a, 0, a.length, key, NaturalOrder.INSTANCE);
    }

    public static int binarySearch(Object[] a, int fromIndex, int toIndex, Object key) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key, NaturalOrder.INSTANCE);
    }

    public static <T> int binarySearch(T[] a, T key, Comparator<? super T> c) {
        return search(a, 0, a.length, key, c == null ? NaturalOrder.INSTANCE : c);
    }

    public static <T> int binarySearch(T[] a, int fromIndex, int toIndex, T key, Comparator<? super T> c) {
        rangeCheck(a.length, fromIndex, toIndex);
        return search(a, fromIndex, toIndex, key, c == null ? NaturalOrder.INSTANCE : c);
    }

    private static int search(Object[] a, int fromIndex, int toIndex, Object key, Comparator c) {
        int low = fromIndex;
        int high = toIndex - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = c.compare(a[middle], key);
            if (order < 0) {
                low = middle + 1;
            } else if (order > 0) {
                high = middle - 1;
            } else {
                return middle;
            }
        }
        return -(low + 1);
    }

    public static void fill(byte[] a, byte val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(byte[] a, int fromIndex, int toIndex, byte val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(short[] a, short val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(short[] a, int fromIndex, int toIndex, short val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(char[] a, char val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(char[] a, int fromIndex, int toIndex, char val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(int[] a, int val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(int[] a, int fromIndex, int toIndex, int val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(long[] a, long val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(long[] a, int fromIndex, int toIndex, long val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(float[] a, float val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(float[] a, int fromIndex, int toIndex, float val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(double[] a, double val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(double[] a, int fromIndex, int toIndex, double val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(boolean[] a, boolean val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(boolean[] a, int fromIndex, int toIndex, boolean val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    public static void fill(Object[] a, Object val) {
        for (int i = 0; i < a.length; i++) {
            a[i] = val;
        }
    }

    public static void fill(Object[] a, int fromIndex, int toIndex, Object val) {
        rangeCheck(a.length, fromIndex, toIndex);
        for (int i = fromIndex; i < toIndex; i++) {
            a[i] = val;
        }
    }

    private static int rangeLength(int from, int to) {
        if (to - from < 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        return to - from;
    }

    public static byte[] copyOf(byte[] original, int newLength) {
        byte[] copy = new byte[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static byte[] copyOfRange(byte[] original, int from, int to) {
        byte[] copy = new byte[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static short[] copyOf(short[] original, int newLength) {
        short[] copy = new short[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static short[] copyOfRange(short[] original, int from, int to) {
        short[] copy = new short[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static char[] copyOf(char[] original, int newLength) {
        char[] copy = new char[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static char[] copyOfRange(char[] original, int from, int to) {
        char[] copy = new char[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static int[] copyOf(int[] original, int newLength) {
        int[] copy = new int[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static int[] copyOfRange(int[] original, int from, int to) {
        int[] copy = new int[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static long[] copyOf(long[] original, int newLength) {
        long[] copy = new long[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static long[] copyOfRange(long[] original, int from, int to) {
        long[] copy = new long[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static float[] copyOf(float[] original, int newLength) {
        float[] copy = new float[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static float[] copyOfRange(float[] original, int from, int to) {
        float[] copy = new float[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static double[] copyOf(double[] original, int newLength) {
        double[] copy = new double[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static double[] copyOfRange(double[] original, int from, int to) {
        double[] copy = new double[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static boolean[] copyOf(boolean[] original, int newLength) {
        boolean[] copy = new boolean[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static boolean[] copyOfRange(boolean[] original, int from, int to) {
        boolean[] copy = new boolean[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    // An array with the run-time element type of another one.
    private static Object[] likewise(Object[] original, int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
        return ooxide.Native.newArray(original, length);
    }

    private static Object[] ofType(Class<?> type, int length) {
        return type == Object[].class ? new Object[length] : anyArray(type, length);
    }

    // Open: a run-time class cannot be made an element type here.
    //@ requires type != null;
    //@ ensures \result != null && \result.length == length;
    //@ signals_only NegativeArraySizeException;
    private static native Object[] anyArray(Class<?> type, int length);

    public static <T> T[] copyOf(T[] original, int newLength) {
        Object[] copy = likewise(original, newLength);
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return (T[]) copy;
    }

    public static <T, U> T[] copyOf(U[] original, int newLength, Class<? extends T[]> newType) {
        Object[] copy = ofType(newType, newLength);
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return (T[]) copy;
    }

    public static <T> T[] copyOfRange(T[] original, int from, int to) {
        Object[] copy = likewise(original, rangeLength(from, to));
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return (T[]) copy;
    }

    public static <T, U> T[] copyOfRange(U[] original, int from, int to, Class<? extends T[]> newType) {
        Object[] copy = ofType(newType, rangeLength(from, to));
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return (T[]) copy;
    }

    public static <T> List<T> asList(T... a) {
        return new ArrayAsList<>(a);
    }

    // The first place where the ranges of the same length differ, -1 if none.
    private static int difference(byte[] a, int aFrom, byte[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(byte[] a, byte[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(byte[] a, byte[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(byte[] a, byte[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i < 0 ? a.length - b.length : Byte.compare(a[i], b[i]);
    }

    public static int compare(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i < 0 ? aLength - bLength : Byte.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }

    // The first place where the ranges of the same length differ, -1 if none.
    private static int difference(short[] a, int aFrom, short[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(short[] a, short[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(short[] a, short[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(short[] a, short[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i < 0 ? a.length - b.length : Short.compare(a[i], b[i]);
    }

    public static int compare(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i < 0 ? aLength - bLength : Short.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }

    // The first place where the ranges of the same length differ, -1 if none.
    private static int difference(char[] a, int aFrom, char[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(char[] a, char[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(char[] a, char[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(char[] a, char[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i < 0 ? a.length - b.length : Character.compare(a[i], b[i]);
    }

    public static int compare(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i < 0 ? aLength - bLength : Character.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }

    // The first place where the ranges of the same length differ, -1 if none.
    private static int difference(int[] a, int aFrom, int[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(int[] a, int[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(int[] a, int[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(int[] a, int[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i < 0 ? a.length - b.length : Integer.compare(a[i], b[i]);
    }

    public static int compare(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i < 0 ? aLength - bLength : Integer.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }

    // The first place where the ranges of the same length differ, -1 if none.
    private static int difference(long[] a, int aFrom, long[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(long[] a, long[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(long[] a, long[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(long[] a, long[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i < 0 ? a.length - b.length : Long.compare(a[i], b[i]);
    }

    public static int compare(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i < 0 ? aLength - bLength : Long.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }

    // The first place where the ranges of the same length differ, -1 if none.
    private static int difference(float[] a, int aFrom, float[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (Float.compare(a[aFrom + i], b[bFrom + i]) != 0) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(float[] a, float[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(float[] a, float[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(float[] a, float[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i < 0 ? a.length - b.length : Float.compare(a[i], b[i]);
    }

    public static int compare(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i < 0 ? aLength - bLength : Float.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }

    // The first place where the ranges of the same length differ, -1 if none.
    private static int difference(double[] a, int aFrom, double[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (Double.compare(a[aFrom + i], b[bFrom + i]) != 0) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(double[] a, double[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(double[] a, double[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(double[] a, double[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i < 0 ? a.length - b.length : Double.compare(a[i], b[i]);
    }

    public static int compare(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i < 0 ? aLength - bLength : Double.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }

    // The first place where the ranges of the same length differ, -1 if none.
    private static int difference(boolean[] a, int aFrom, boolean[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (a[aFrom + i] != b[bFrom + i]) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(boolean[] a, boolean[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(boolean[] a, boolean[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static int compare(boolean[] a, boolean[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int i = difference(a, 0, b, 0, Math.min(a.length, b.length));
        return i < 0 ? a.length - b.length : Boolean.compare(a[i], b[i]);
    }

    public static int compare(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int i = difference(a, aFromIndex, b, bFromIndex, Math.min(aLength, bLength));
        return i < 0 ? aLength - bLength : Boolean.compare(a[aFromIndex + i], b[bFromIndex + i]);
    }

    // The first place where the ranges of the same length differ, -1 if none.
    private static int difference(Object[] a, int aFrom, Object[] b, int bFrom, int length) {
        for (int i = 0; i < length; i++) {
            if (!Objects.equals(a[aFrom + i], b[bFrom + i])) {
                return i;
            }
        }
        return -1;
    }

    public static boolean equals(Object[] a, Object[] a2) {
        if (a == a2) {
            return true;
        }
        return a != null && a2 != null && a.length == a2.length && difference(a, 0, a2, 0, a.length) < 0;
    }

    public static boolean equals(Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && difference(a, aFromIndex, b, bFromIndex, length) < 0;
    }

    public static int mismatch(Object[] a, Object[] b) {
        int length = Math.min(a.length, b.length);
        int i = a == b ? -1 : difference(a, 0, b, 0, length);
        return i < 0 && a.length != b.length ? length : i;
    }

    public static int mismatch(Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
        rangeCheck(a.length, aFromIndex, aToIndex);
        rangeCheck(b.length, bFromIndex, bToIndex);
        int aLength = aToIndex - aFromIndex;
        int bLength = bToIndex - bFromIndex;
        int length = Math.min(aLength, bLength);
        int i = difference(a, aFromIndex, b, bFromIndex, length);
        return i < 0 && aLength != bLength ? length : i;
    }

    public static <T> boolean equals(T[] a, T[] a2, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        if (a == a2) {
            return true;
        }
        if (a == null || a2 == null || a.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (cmp.compare(a[i], a2[i]) != 0) {
                return false;
            }
        }
        return true;
    }

    public static <T> int mismatch(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        int length = Math.min(a.length, b.length);
        if (a == b) {
            return -1;
        }
        for (int i = 0; i < length; i++) {
            if (a[i] != b[i] && cmp.compare(a[i], b[i]) != 0) {
                return i;
            }
        }
        return a.length != b.length ? length : -1;
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            T x = a[i];
            T y = b[i];
            if (x != y) {
                if (x == null || y == null) {
                    return x == null ? -1 : 1;
                }
                int order = x.compareTo(y);
                if (order != 0) {
                    return order;
                }
            }
        }
        return a.length - b.length;
    }

    public static <T> int compare(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        if (a == b) {
            return 0;
        }
        if (a == null || b == null) {
            return a == null ? -1 : 1;
        }
        int length = Math.min(a.length, b.length);
        for (int i = 0; i < length; i++) {
            if (a[i] != b[i]) {
                int order = cmp.compare(a[i], b[i]);
                if (order != 0) {
                    return order;
                }
            }
        }
        return a.length - b.length;
    }

    public static boolean deepEquals(Object[] a1, Object[] a2) {
        if (a1 == a2) {
            return true;
        }
        if (a1 == null || a2 == null || a1.length != a2.length) {
            return false;
        }
        for (int i = 0; i < a1.length; i++) {
            Object e1 = a1[i];
            Object e2 = a2[i];
            if (e1 != e2 && (e1 == null || !deepEqualElements(e1, e2))) {
                return false;
            }
        }
        return true;
    }

    // e1 is not null.
    static boolean deepEqualElements(Object e1, Object e2) {
        if (e1 instanceof Object[] && e2 instanceof Object[]) {
            return deepEquals((Object[]) e1, (Object[]) e2);
        }
        if (e1 instanceof byte[] && e2 instanceof byte[]) {
            return equals((byte[]) e1, (byte[]) e2);
        }
        if (e1 instanceof short[] && e2 instanceof short[]) {
            return equals((short[]) e1, (short[]) e2);
        }
        if (e1 instanceof char[] && e2 instanceof char[]) {
            return equals((char[]) e1, (char[]) e2);
        }
        if (e1 instanceof int[] && e2 instanceof int[]) {
            return equals((int[]) e1, (int[]) e2);
        }
        if (e1 instanceof long[] && e2 instanceof long[]) {
            return equals((long[]) e1, (long[]) e2);
        }
        if (e1 instanceof float[] && e2 instanceof float[]) {
            return equals((float[]) e1, (float[]) e2);
        }
        if (e1 instanceof double[] && e2 instanceof double[]) {
            return equals((double[]) e1, (double[]) e2);
        }
        if (e1 instanceof boolean[] && e2 instanceof boolean[]) {
            return equals((boolean[]) e1, (boolean[]) e2);
        }
        return e1.equals(e2);
    }

    public static int hashCode(byte[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < a.length; i++) {
            byte e = a[i];
            hash = 31 * hash + e;
        }
        return hash;
    }

    public static int hashCode(short[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < a.length; i++) {
            short e = a[i];
            hash = 31 * hash + e;
        }
        return hash;
    }

    public static int hashCode(char[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < a.length; i++) {
            char e = a[i];
            hash = 31 * hash + e;
        }
        return hash;
    }

    public static int hashCode(int[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < a.length; i++) {
            int e = a[i];
            hash = 31 * hash + e;
        }
        return hash;
    }

    public static int hashCode(long[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < a.length; i++) {
            long e = a[i];
            hash = 31 * hash + Long.hashCode(e);
        }
        return hash;
    }

    public static int hashCode(float[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < a.length; i++) {
            float e = a[i];
            hash = 31 * hash + Float.hashCode(e);
        }
        return hash;
    }

    public static int hashCode(double[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < a.length; i++) {
            double e = a[i];
            hash = 31 * hash + Double.hashCode(e);
        }
        return hash;
    }

    public static int hashCode(boolean[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < a.length; i++) {
            boolean e = a[i];
            hash = 31 * hash + Boolean.hashCode(e);
        }
        return hash;
    }

    public static int hashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < a.length; i++) {
            Object e = a[i];
            hash = 31 * hash + (e == null ? 0 : e.hashCode());
        }
        return hash;
    }

    public static int deepHashCode(Object[] a) {
        if (a == null) {
            return 0;
        }
        int hash = 1;
        for (int i = 0; i < a.length; i++) {
            hash = 31 * hash + deepHashOf(a[i]);
        }
        return hash;
    }

    private static int deepHashOf(Object e) {
        if (e == null) {
            return 0;
        }
        if (e instanceof Object[]) {
            return deepHashCode((Object[]) e);
        }
        if (e instanceof byte[]) {
            return hashCode((byte[]) e);
        }
        if (e instanceof short[]) {
            return hashCode((short[]) e);
        }
        if (e instanceof char[]) {
            return hashCode((char[]) e);
        }
        if (e instanceof int[]) {
            return hashCode((int[]) e);
        }
        if (e instanceof long[]) {
            return hashCode((long[]) e);
        }
        if (e instanceof float[]) {
            return hashCode((float[]) e);
        }
        if (e instanceof double[]) {
            return hashCode((double[]) e);
        }
        if (e instanceof boolean[]) {
            return hashCode((boolean[]) e);
        }
        return e.hashCode();
    }

    public static String toString(byte[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static String toString(short[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static String toString(char[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static String toString(int[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static String toString(long[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static String toString(float[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static String toString(double[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static String toString(boolean[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static String toString(Object[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder();
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            text.append(a[i]);
        }
        return text.append(']').toString();
    }

    public static String deepToString(Object[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder();
        appendDeep(text, a, null);
        return text.toString();
    }

    // The arrays around an element, innermost first: one that contains itself is shown as [...].
    private static final class Around {
        final Object[] array;
        final Around next;

        Around(Object[] array, Around next) {
            this.array = array;
            this.next = next;
        }
    }

    private static void appendDeep(StringBuilder text, Object[] a, Around outer) {
        Around around = new Around(a, outer);
        text.append('[');
        for (int i = 0; i < a.length; i++) {
            if (i > 0) {
                text.append(", ");
            }
            appendElement(text, a[i], around);
        }
        text.append(']');
    }

    private static void appendElement(StringBuilder text, Object e, Around around) {
        if (e instanceof Object[]) {
            Around same = around;
            while (same != null && same.array != e) {
                same = same.next;
            }
            if (same != null) {
                text.append("[...]");
            } else {
                appendDeep(text, (Object[]) e, around);
            }
        } else if (e instanceof byte[]) {
            text.append(toString((byte[]) e));
        } else if (e instanceof short[]) {
            text.append(toString((short[]) e));
        } else if (e instanceof char[]) {
            text.append(toString((char[]) e));
        } else if (e instanceof int[]) {
            text.append(toString((int[]) e));
        } else if (e instanceof long[]) {
            text.append(toString((long[]) e));
        } else if (e instanceof float[]) {
            text.append(toString((float[]) e));
        } else if (e instanceof double[]) {
            text.append(toString((double[]) e));
        } else if (e instanceof boolean[]) {
            text.append(toString((boolean[]) e));
        } else {
            text.append(e);
        }
    }

    public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.apply(i);
        }
    }

    public static void setAll(int[] array, IntUnaryOperator generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsInt(i);
        }
    }

    public static void setAll(long[] array, IntToLongFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsLong(i);
        }
    }

    public static void setAll(double[] array, IntToDoubleFunction generator) {
        Objects.requireNonNull(generator);
        for (int i = 0; i < array.length; i++) {
            array[i] = generator.applyAsDouble(i);
        }
    }

    public static <T> void parallelSetAll(T[] array, IntFunction<? extends T> generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(int[] array, IntUnaryOperator generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(long[] array, IntToLongFunction generator) {
        setAll(array, generator);
    }

    public static void parallelSetAll(double[] array, IntToDoubleFunction generator) {
        setAll(array, generator);
    }

    public static <T> void parallelPrefix(T[] array, BinaryOperator<T> op) {
        Objects.requireNonNull(op);
        for (int i = 1; i < array.length; i++) {
            array[i] = op.apply(array[i - 1], array[i]);
        }
    }

    public static void parallelPrefix(int[] array, IntBinaryOperator op) {
        Objects.requireNonNull(op);
        for (int i = 1; i < array.length; i++) {
            array[i] = op.applyAsInt(array[i - 1], array[i]);
        }
    }

    public static void parallelPrefix(long[] array, LongBinaryOperator op) {
        Objects.requireNonNull(op);
        for (int i = 1; i < array.length; i++) {
            array[i] = op.applyAsLong(array[i - 1], array[i]);
        }
    }

    public static void parallelPrefix(double[] array, DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        for (int i = 1; i < array.length; i++) {
            array[i] = op.applyAsDouble(array[i - 1], array[i]);
        }
    }

    public static <T> Stream<T> stream(T[] array) {
        return Stream.<T>of(array);
    }

    public static <T> Stream<T> stream(T[] array, int startInclusive, int endExclusive) {
        checkStreamRange(array.length, startInclusive, endExclusive);
        return Stream.<T>of(copyOfRange(array, startInclusive, endExclusive));
    }

    public static IntStream stream(int[] array) {
        return IntStream.of(array);
    }

    public static IntStream stream(int[] array, int startInclusive, int endExclusive) {
        checkStreamRange(array.length, startInclusive, endExclusive);
        return IntStream.of(copyOfRange(array, startInclusive, endExclusive));
    }

    public static LongStream stream(long[] array) {
        return LongStream.of(array);
    }

    public static LongStream stream(long[] array, int startInclusive, int endExclusive) {
        checkStreamRange(array.length, startInclusive, endExclusive);
        return LongStream.of(copyOfRange(array, startInclusive, endExclusive));
    }

    public static DoubleStream stream(double[] array) {
        return DoubleStream.of(array);
    }

    public static DoubleStream stream(double[] array, int startInclusive, int endExclusive) {
        checkStreamRange(array.length, startInclusive, endExclusive);
        return DoubleStream.of(copyOfRange(array, startInclusive, endExclusive));
    }

    private static void checkStreamRange(int length, int from, int to) {
        if (from > to) {
            throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }
}

package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Spliterators over arrays, collections and iterators, and the way back to iterators. None of them splits. */
public final class Spliterators {
    private Spliterators() {
    }

    public static <T> Spliterator<T> emptySpliterator() {
        return new RefArray<>(new Object[0], 0, 0, 0);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int additionalCharacteristics) {
        return new RefArray<>(array, 0, array.length, additionalCharacteristics);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int fromIndex, int toIndex, int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new RefArray<>(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static Spliterator.OfInt emptyIntSpliterator() {
        return new IntArray(new int[0], 0, 0, 0);
    }

    public static Spliterator.OfInt spliterator(int[] array, int additionalCharacteristics) {
        return new IntArray(array, 0, array.length, additionalCharacteristics);
    }

    public static Spliterator.OfInt spliterator(int[] array, int fromIndex, int toIndex, int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new IntArray(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static Spliterator.OfLong emptyLongSpliterator() {
        return new LongArray(new long[0], 0, 0, 0);
    }

    public static Spliterator.OfLong spliterator(long[] array, int additionalCharacteristics) {
        return new LongArray(array, 0, array.length, additionalCharacteristics);
    }

    public static Spliterator.OfLong spliterator(long[] array, int fromIndex, int toIndex, int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new LongArray(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static Spliterator.OfDouble emptyDoubleSpliterator() {
        return new DoubleArray(new double[0], 0, 0, 0);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int additionalCharacteristics) {
        return new DoubleArray(array, 0, array.length, additionalCharacteristics);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int fromIndex, int toIndex, int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new DoubleArray(array, fromIndex, toIndex, additionalCharacteristics);
    }

    private static void checkRange(int length, int from, int to) {
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

    /** Binds late: size and iterator are taken when first asked for. */
    public static <T> Spliterator<T> spliterator(Collection<? extends T> c, int characteristics) {
        return new RefIteration<>(Objects.requireNonNull(c), null, 0L, sized(characteristics));
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> iterator, long size, int characteristics) {
        return new RefIteration<>(null, Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> iterator, int characteristics) {
        return new RefIteration<>(null, Objects.requireNonNull(iterator), Long.MAX_VALUE,
            characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static Spliterator.OfInt spliterator(PrimitiveIterator.OfInt iterator, long size, int characteristics) {
        return new IntIteration(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static Spliterator.OfInt spliteratorUnknownSize(PrimitiveIterator.OfInt iterator, int characteristics) {
        return new IntIteration(Objects.requireNonNull(iterator), Long.MAX_VALUE,
            characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static Spliterator.OfLong spliterator(PrimitiveIterator.OfLong iterator, long size, int characteristics) {
        return new LongIteration(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static Spliterator.OfLong spliteratorUnknownSize(PrimitiveIterator.OfLong iterator, int characteristics) {
        return new LongIteration(Objects.requireNonNull(iterator), Long.MAX_VALUE,
            characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static Spliterator.OfDouble spliterator(PrimitiveIterator.OfDouble iterator, long size, int characteristics) {
        return new DoubleIteration(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static Spliterator.OfDouble spliteratorUnknownSize(PrimitiveIterator.OfDouble iterator, int characteristics) {
        return new DoubleIteration(Objects.requireNonNull(iterator), Long.MAX_VALUE,
            characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    private static int sized(int characteristics) {
        if ((characteristics & Spliterator.CONCURRENT) != 0) {
            return characteristics;
        }
        return characteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
    }

    public static <T> Iterator<T> iterator(Spliterator<? extends T> spliterator) {
        return new RefWalk<>(Objects.requireNonNull(spliterator));
    }

    public static PrimitiveIterator.OfInt iterator(Spliterator.OfInt spliterator) {
        return new IntWalk(Objects.requireNonNull(spliterator));
    }

    public static PrimitiveIterator.OfLong iterator(Spliterator.OfLong spliterator) {
        return new LongWalk(Objects.requireNonNull(spliterator));
    }

    public static PrimitiveIterator.OfDouble iterator(Spliterator.OfDouble spliterator) {
        return new DoubleWalk(Objects.requireNonNull(spliterator));
    }

    /** A source of references that only has to say how to advance. */
    public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
        private final long size;
        private final int characteristics;

        protected AbstractSpliterator(long est, int additionalCharacteristics) {
            size = est;
            characteristics = (additionalCharacteristics & Spliterator.SIZED) != 0
                ? additionalCharacteristics | Spliterator.SUBSIZED
                : additionalCharacteristics;
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    /** A source of int values that only has to say how to advance. */
    public abstract static class AbstractIntSpliterator implements Spliterator.OfInt {
        private final long size;
        private final int characteristics;

        protected AbstractIntSpliterator(long est, int additionalCharacteristics) {
            size = est;
            characteristics = (additionalCharacteristics & Spliterator.SIZED) != 0
                ? additionalCharacteristics | Spliterator.SUBSIZED
                : additionalCharacteristics;
        }

        public Spliterator.OfInt trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    /** A source of long values that only has to say how to advance. */
    public abstract static class AbstractLongSpliterator implements Spliterator.OfLong {
        private final long size;
        private final int characteristics;

        protected AbstractLongSpliterator(long est, int additionalCharacteristics) {
            size = est;
            characteristics = (additionalCharacteristics & Spliterator.SIZED) != 0
                ? additionalCharacteristics | Spliterator.SUBSIZED
                : additionalCharacteristics;
        }

        public Spliterator.OfLong trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    /** A source of double values that only has to say how to advance. */
    public abstract static class AbstractDoubleSpliterator implements Spliterator.OfDouble {
        private final long size;
        private final int characteristics;

        protected AbstractDoubleSpliterator(long est, int additionalCharacteristics) {
            size = est;
            characteristics = (additionalCharacteristics & Spliterator.SIZED) != 0
                ? additionalCharacteristics | Spliterator.SUBSIZED
                : additionalCharacteristics;
        }

        public Spliterator.OfDouble trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    private static final class RefArray<T> implements Spliterator<T> {
        private final Object[] array;
        private int next;
        private final int end;
        private final int characteristics;

        RefArray(Object[] array, int from, int to, int additional) {
            this.array = array;
            this.next = from;
            this.end = to;
            this.characteristics = additional | Spliterator.SIZED | Spliterator.SUBSIZED;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (next >= end) {
                return false;
            }
            action.accept((T) array[next++]);
            return true;
        }

        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            int i = next;
            next = end;
            for (; i < end; i++) {
                action.accept((T) array[i]);
            }
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public long estimateSize() {
            return end - next;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super T> getComparator() {
            return naturalOrderOf(characteristics);
        }
    }

    private static final class IntArray implements Spliterator.OfInt {
        private final int[] array;
        private int next;
        private final int end;
        private final int characteristics;

        IntArray(int[] array, int from, int to, int additional) {
            this.array = array;
            this.next = from;
            this.end = to;
            this.characteristics = additional | Spliterator.SIZED | Spliterator.SUBSIZED;
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (next >= end) {
                return false;
            }
            action.accept(array[next++]);
            return true;
        }

        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            int i = next;
            next = end;
            for (; i < end; i++) {
                action.accept(array[i]);
            }
        }

        public Spliterator.OfInt trySplit() {
            return null;
        }

        public long estimateSize() {
            return end - next;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super Integer> getComparator() {
            return naturalOrderOf(characteristics);
        }
    }

    private static final class LongArray implements Spliterator.OfLong {
        private final long[] array;
        private int next;
        private final int end;
        private final int characteristics;

        LongArray(long[] array, int from, int to, int additional) {
            this.array = array;
            this.next = from;
            this.end = to;
            this.characteristics = additional | Spliterator.SIZED | Spliterator.SUBSIZED;
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (next >= end) {
                return false;
            }
            action.accept(array[next++]);
            return true;
        }

        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            int i = next;
            next = end;
            for (; i < end; i++) {
                action.accept(array[i]);
            }
        }

        public Spliterator.OfLong trySplit() {
            return null;
        }

        public long estimateSize() {
            return end - next;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super Long> getComparator() {
            return naturalOrderOf(characteristics);
        }
    }

    private static final class DoubleArray implements Spliterator.OfDouble {
        private final double[] array;
        private int next;
        private final int end;
        private final int characteristics;

        DoubleArray(double[] array, int from, int to, int additional) {
            this.array = array;
            this.next = from;
            this.end = to;
            this.characteristics = additional | Spliterator.SIZED | Spliterator.SUBSIZED;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (next >= end) {
                return false;
            }
            action.accept(array[next++]);
            return true;
        }

        public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            int i = next;
            next = end;
            for (; i < end; i++) {
                action.accept(array[i]);
            }
        }

        public Spliterator.OfDouble trySplit() {
            return null;
        }

        public long estimateSize() {
            return end - next;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super Double> getComparator() {
            return naturalOrderOf(characteristics);
        }
    }

    /** Null stands for the natural order; a source that is not sorted has no order to tell. */
    private static <T> Comparator<T> naturalOrderOf(int characteristics) {
        if ((characteristics & Spliterator.SORTED) == 0) {
            throw new IllegalStateException();
        }
        return null;
    }

    private static final class RefIteration<T> implements Spliterator<T> {
        // one of the two is given; the iterator of a collection is taken at first use
        private final Collection<? extends T> collection;
        private Iterator<? extends T> iterator;
        private long size;
        private final int characteristics;

        RefIteration(Collection<? extends T> collection, Iterator<? extends T> iterator, long size,
                int characteristics) {
            this.collection = collection;
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        private void bind() {
            if (iterator == null) {
                iterator = collection.iterator();
                size = collection.size();
            }
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            bind();
            if (!iterator.hasNext()) {
                return false;
            }
            action.accept(iterator.next());
            return true;
        }

        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            bind();
            iterator.forEachRemaining(action);
        }

        public Spliterator<T> trySplit() {
            return null;
        }

        public long estimateSize() {
            bind();
            return size;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super T> getComparator() {
            return naturalOrderOf(characteristics);
        }
    }

    private static final class IntIteration implements Spliterator.OfInt {
        private final PrimitiveIterator.OfInt iterator;
        private final long size;
        private final int characteristics;

        IntIteration(PrimitiveIterator.OfInt iterator, long size, int characteristics) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (!iterator.hasNext()) {
                return false;
            }
            action.accept(iterator.nextInt());
            return true;
        }

        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            iterator.forEachRemaining(action);
        }

        public Spliterator.OfInt trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super Integer> getComparator() {
            return naturalOrderOf(characteristics);
        }
    }

    private static final class LongIteration implements Spliterator.OfLong {
        private final PrimitiveIterator.OfLong iterator;
        private final long size;
        private final int characteristics;

        LongIteration(PrimitiveIterator.OfLong iterator, long size, int characteristics) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (!iterator.hasNext()) {
                return false;
            }
            action.accept(iterator.nextLong());
            return true;
        }

        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            iterator.forEachRemaining(action);
        }

        public Spliterator.OfLong trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super Long> getComparator() {
            return naturalOrderOf(characteristics);
        }
    }

    private static final class DoubleIteration implements Spliterator.OfDouble {
        private final PrimitiveIterator.OfDouble iterator;
        private final long size;
        private final int characteristics;

        DoubleIteration(PrimitiveIterator.OfDouble iterator, long size, int characteristics) {
            this.iterator = iterator;
            this.size = size;
            this.characteristics = characteristics;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (!iterator.hasNext()) {
                return false;
            }
            action.accept(iterator.nextDouble());
            return true;
        }

        public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            iterator.forEachRemaining(action);
        }

        public Spliterator.OfDouble trySplit() {
            return null;
        }

        public long estimateSize() {
            return size;
        }

        public int characteristics() {
            return characteristics;
        }

        public Comparator<? super Double> getComparator() {
            return naturalOrderOf(characteristics);
        }
    }

    /** An iterator that is one element ahead of its caller once it was asked whether there is one. */
    private static final class RefWalk<T> implements Iterator<T>, Consumer<T> {
        private final Spliterator<? extends T> source;
        private boolean ready;
        private T value;

        RefWalk(Spliterator<? extends T> source) {
            this.source = source;
        }

        public void accept(T t) {
            ready = true;
            value = t;
        }

        public boolean hasNext() {
            if (!ready) {
                source.tryAdvance(this);
            }
            return ready;
        }

        public T next() {
            if (!ready && !hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return value;
        }

        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (ready) {
                ready = false;
                action.accept(value);
            }
            source.forEachRemaining(action);
        }
    }

    /** An iterator that is one element ahead of its caller once it was asked whether there is one. */
    private static final class IntWalk implements PrimitiveIterator.OfInt, IntConsumer {
        private final Spliterator.OfInt source;
        private boolean ready;
        private int value;

        IntWalk(Spliterator.OfInt source) {
            this.source = source;
        }

        public void accept(int t) {
            ready = true;
            value = t;
        }

        public boolean hasNext() {
            if (!ready) {
                source.tryAdvance((IntConsumer) this);
            }
            return ready;
        }

        public int nextInt() {
            if (!ready && !hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return value;
        }

        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            if (ready) {
                ready = false;
                action.accept(value);
            }
            source.forEachRemaining(action);
        }
    }

    /** An iterator that is one element ahead of its caller once it was asked whether there is one. */
    private static final class LongWalk implements PrimitiveIterator.OfLong, LongConsumer {
        private final Spliterator.OfLong source;
        private boolean ready;
        private long value;

        LongWalk(Spliterator.OfLong source) {
            this.source = source;
        }

        public void accept(long t) {
            ready = true;
            value = t;
        }

        public boolean hasNext() {
            if (!ready) {
                source.tryAdvance((LongConsumer) this);
            }
            return ready;
        }

        public long nextLong() {
            if (!ready && !hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return value;
        }

        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            if (ready) {
                ready = false;
                action.accept(value);
            }
            source.forEachRemaining(action);
        }
    }

    /** An iterator that is one element ahead of its caller once it was asked whether there is one. */
    private static final class DoubleWalk implements PrimitiveIterator.OfDouble, DoubleConsumer {
        private final Spliterator.OfDouble source;
        private boolean ready;
        private double value;

        DoubleWalk(Spliterator.OfDouble source) {
            this.source = source;
        }

        public void accept(double t) {
            ready = true;
            value = t;
        }

        public boolean hasNext() {
            if (!ready) {
                source.tryAdvance((DoubleConsumer) this);
            }
            return ready;
        }

        public double nextDouble() {
            if (!ready && !hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return value;
        }

        public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (ready) {
                ready = false;
                action.accept(value);
            }
            source.forEachRemaining(action);
        }
    }
}

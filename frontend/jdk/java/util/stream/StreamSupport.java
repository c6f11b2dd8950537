package java.util.stream;

import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Supplier;

/** Streams from sources. The methods named {@code from...} are ours, for the models of collections and arrays. */
public final class StreamSupport {
    private static final int ARRAY = Spliterator.ORDERED | Spliterator.IMMUTABLE;

    private StreamSupport() {
    }

    /** Binds late: the elements are taken when the terminal operation starts. */
    public static <T> Stream<T> fromCollection(Collection<T> c) {
        return stream(Spliterators.spliterator(c, characteristicsOf(c)), false);
    }

    private static int characteristicsOf(Collection<?> c) {
        if (c instanceof List || c instanceof Deque) {
            return Spliterator.ORDERED;
        }
        if (!(c instanceof Set)) {
            return 0;
        }
        if (c instanceof SortedSet) {
            int order = ((SortedSet<?>) c).comparator() == null ? Spliterator.SORTED : 0;
            return Spliterator.DISTINCT | Spliterator.ORDERED | order;
        }
        return c instanceof LinkedHashSet ? Spliterator.DISTINCT | Spliterator.ORDERED : Spliterator.DISTINCT;
    }

    public static <T> Stream<T> fromArray(T[] array, int from, int to) {
        Spliterator<T> source = Spliterators.spliterator(array, from, to, ARRAY);
        return stream(source, false);
    }

    public static IntStream fromInts(int[] array, int from, int to) {
        return intStream(Spliterators.spliterator(array, from, to, ARRAY), false);
    }

    public static LongStream fromLongs(long[] array, int from, int to) {
        return longStream(Spliterators.spliterator(array, from, to, ARRAY), false);
    }

    public static DoubleStream fromDoubles(double[] array, int from, int to) {
        return doubleStream(Spliterators.spliterator(array, from, to, ARRAY), false);
    }

    public static <T> Stream<T> stream(Spliterator<T> spliterator, boolean parallel) {
        Objects.requireNonNull(spliterator);
        return new RefPipeline<>(spliterator, null, Pipeline.flagsOf(spliterator), parallel);
    }

    public static <T> Stream<T> stream(Supplier<? extends Spliterator<T>> supplier, int characteristics,
            boolean parallel) {
        Objects.requireNonNull(supplier);
        return new RefPipeline<>(null, supplier, characteristics, parallel);
    }

    public static IntStream intStream(Spliterator.OfInt spliterator, boolean parallel) {
        return new IntPipeline(spliterator, null, Pipeline.flagsOf(spliterator), parallel);
    }

    public static IntStream intStream(Supplier<? extends Spliterator.OfInt> supplier, int characteristics,
            boolean parallel) {
        return new IntPipeline(null, supplier, characteristics, parallel);
    }

    public static LongStream longStream(Spliterator.OfLong spliterator, boolean parallel) {
        return new LongPipeline(spliterator, null, Pipeline.flagsOf(spliterator), parallel);
    }

    public static LongStream longStream(Supplier<? extends Spliterator.OfLong> supplier, int characteristics,
            boolean parallel) {
        return new LongPipeline(null, supplier, characteristics, parallel);
    }

    public static DoubleStream doubleStream(Spliterator.OfDouble spliterator, boolean parallel) {
        return new DoublePipeline(spliterator, null, Pipeline.flagsOf(spliterator), parallel);
    }

    public static DoubleStream doubleStream(Supplier<? extends Spliterator.OfDouble> supplier, int characteristics,
            boolean parallel) {
        return new DoublePipeline(null, supplier, characteristics, parallel);
    }
}

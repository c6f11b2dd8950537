package java.util.stream;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** A stream of references. */
final class RefPipeline<T> extends Pipeline<T, Stream<T>> implements Stream<T> {
    RefPipeline(Spliterator<?> source, Supplier<? extends Spliterator<?>> lateSource, int flags, boolean parallel) {
        super(source, lateSource, flags, parallel);
    }

    RefPipeline(Pipeline<?, ?> before, Op<?, T> op, int flags) {
        super(before, op, flags);
    }

    boolean advance(Spliterator<?> from, Sink<?> to) {
        return ((Spliterator<T>) from).tryAdvance((Sink<T>) to);
    }

    void drain(Spliterator<?> from, Sink<?> to) {
        ((Spliterator<T>) from).forEachRemaining((Sink<T>) to);
    }

    public Iterator<T> iterator() {
        return Spliterators.iterator(spliterator());
    }

    public Spliterator<T> spliterator() {
        Spliterator<T> bare = (Spliterator<T>) startBare();
        return bare != null ? bare : new RefSources.Pulled<>(this, new RefBuffer<>());
    }

    public Stream<T> unordered() {
        return (flags & ORDERED) == 0 ? this : new RefPipeline<>(this, null, flags & ~ORDERED);
    }

    public Stream<T> filter(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new RefPipeline<>(this, new RefOps.Filter<T>(predicate), flags & ~SIZED);
    }

    public <R> Stream<R> map(Function<? super T, ? extends R> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipeline<R>(this, new RefOps.Map<T, R>(mapper), mapped());
    }

    public IntStream mapToInt(ToIntFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, new RefOps.ToInt<T>(mapper), mapped());
    }

    public LongStream mapToLong(ToLongFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, new RefOps.ToLong<T>(mapper), mapped());
    }

    public DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, new RefOps.ToDouble<T>(mapper), mapped());
    }

    public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipeline<R>(this, new RefOps.Flat<T, R>(mapper), flattened());
    }

    public IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, new RefOps.FlatToInt<T>(mapper), flattened());
    }

    public LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, new RefOps.FlatToLong<T>(mapper), flattened());
    }

    public DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, new RefOps.FlatToDouble<T>(mapper), flattened());
    }

    public <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipeline<R>(this, new RefOps.Multi<T, R>(mapper), flattened());
    }

    public IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, new RefOps.Multi<T, Integer>(mapper), flattened());
    }

    public LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, new RefOps.Multi<T, Long>(mapper), flattened());
    }

    public DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, new RefOps.Multi<T, Double>(mapper), flattened());
    }

    private int mapped() {
        return flags & ~(SORTED | DISTINCT);
    }

    private int flattened() {
        return flags & ~(SORTED | DISTINCT | SIZED);
    }

    public Stream<T> distinct() {
        Op<T, T> op = null;
        if ((flags & DISTINCT) == 0) {
            op = (flags & SORTED) != 0 ? new RefOps.DistinctSorted<T>() : new RefOps.Distinct<T>();
        }
        return new RefPipeline<>(this, op, flags & ~SIZED | DISTINCT);
    }

    public Stream<T> sorted() {
        Op<T, T> op = null;
        if ((flags & SORTED) == 0) {
            op = new RefOps.Sorted<T>((Comparator<? super T>) Comparator.naturalOrder());
        }
        return new RefPipeline<>(this, op, flags | ORDERED | SORTED);
    }

    public Stream<T> sorted(Comparator<? super T> comparator) {
        Op<T, T> op = new RefOps.Sorted<T>(Objects.requireNonNull(comparator));
        return new RefPipeline<>(this, op, flags & ~SORTED | ORDERED);
    }

    public Stream<T> peek(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return new RefPipeline<>(this, new RefOps.Peek<T>(action), flags);
    }

    public Stream<T> limit(long maxSize) {
        checkNotNegative(maxSize);
        return new RefPipeline<>(this, new Slice<T>(0, maxSize), flags | SHORT);
    }

    public Stream<T> skip(long n) {
        checkNotNegative(n);
        return n == 0 ? this : new RefPipeline<>(this, new Slice<T>(n, Long.MAX_VALUE), flags);
    }

    public Stream<T> takeWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new RefPipeline<>(this, new RefOps.TakeWhile<T>(predicate), flags & ~SIZED | SHORT);
    }

    public Stream<T> dropWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new RefPipeline<>(this, new RefOps.DropWhile<T>(predicate), flags & ~SIZED);
    }

    public void forEach(Consumer<? super T> action) {
        inAnyOrder();
        forEachOrdered(action);
    }

    public void forEachOrdered(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        run(new RefEnds.Each<T>(action), false);
    }

    public Object[] toArray() {
        return toArray(Object[]::new);
    }

    public <A> A[] toArray(IntFunction<A[]> generator) {
        Spliterator<?> from = start();
        long size = sizeIfKnown(from);
        if (size == -1 || size >= Integer.MAX_VALUE - 8) {
            return feed(from, new RefBuffer<T>(), false).toArray(generator);
        }
        A[] array = generator.apply((int) size);
        if (array.length != size) {
            throw new IllegalStateException(
                "Begin size " + size + " is not equal to fixed size " + array.length);
        }
        feed(from, new RefEnds.Fill<T>(array), false);
        return array;
    }

    public T reduce(T identity, BinaryOperator<T> accumulator) {
        Objects.requireNonNull(accumulator);
        return run(new RefEnds.Fold<T, T>(identity, accumulator), false).result;
    }

    public Optional<T> reduce(BinaryOperator<T> accumulator) {
        Objects.requireNonNull(accumulator);
        RefEnds.FoldFirst<T> end = run(new RefEnds.FoldFirst<T>(accumulator), false);
        return end.any ? Optional.of(end.result) : Optional.empty();
    }

    public <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return run(new RefEnds.Fold<T, U>(identity, accumulator), false).result;
    }

    public <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return run(new RefEnds.Gather<T, R>(supplier, accumulator), false).result;
    }

    public <R, A> R collect(Collector<? super T, A, R> collector) {
        Objects.requireNonNull(collector);
        RefEnds.Gather<T, A> end = new RefEnds.Gather<T, A>(collector.supplier(), collector.accumulator());
        // asked for, though one thread needs neither: a collector of the program may notice
        collector.combiner();
        collector.characteristics();
        A container = run(end, false).result;
        if (collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)) {
            return (R) container;
        }
        return collector.finisher().apply(container);
    }

    public List<T> toList() {
        ArrayList<T> list = new ArrayList<>();
        run(new RefEnds.Each<T>(list::add), false);
        return Collections.unmodifiableList(list);
    }

    public Optional<T> min(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.minBy(comparator));
    }

    public Optional<T> max(Comparator<? super T> comparator) {
        return reduce(BinaryOperator.maxBy(comparator));
    }

    public long count() {
        return countElements();
    }

    public boolean anyMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return run(new RefEnds.Match<T>(predicate, true), true).found;
    }

    public boolean allMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return !run(new RefEnds.Match<T>(predicate, false), true).found;
    }

    public boolean noneMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return !run(new RefEnds.Match<T>(predicate, true), true).found;
    }

    public Optional<T> findFirst() {
        RefEnds.First<T> end = run(new RefEnds.First<T>(), true);
        return end.found ? Optional.of(end.result) : Optional.empty();
    }

    public Optional<T> findAny() {
        inAnyOrder();
        return findFirst();
    }
}

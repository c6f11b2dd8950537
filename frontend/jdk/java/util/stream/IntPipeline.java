package java.util.stream;

import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** A stream of int values. */
final class IntPipeline extends Pipeline<Integer, IntStream> implements IntStream {
    IntPipeline(Spliterator<?> source, Supplier<? extends Spliterator<?>> lateSource, int flags, boolean parallel) {
        super(source, lateSource, flags, parallel);
    }

    IntPipeline(Pipeline<?, ?> before, Op<?, Integer> op, int flags) {
        super(before, op, flags);
    }

    boolean advance(Spliterator<?> from, Sink<?> to) {
        return ((Spliterator.OfInt) from).tryAdvance((IntConsumer) to);
    }

    void drain(Spliterator<?> from, Sink<?> to) {
        ((Spliterator.OfInt) from).forEachRemaining((IntConsumer) to);
    }

    public PrimitiveIterator.OfInt iterator() {
        return Spliterators.iterator(spliterator());
    }

    public Spliterator.OfInt spliterator() {
        Spliterator.OfInt bare = (Spliterator.OfInt) startBare();
        return bare != null ? bare : new IntSources.Pulled(this, new IntBuffer());
    }

    public IntStream unordered() {
        return (flags & ORDERED) == 0 ? this : new IntPipeline(this, null, flags & ~ORDERED);
    }

    public IntStream filter(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntPipeline(this, new IntOps.Filter(predicate), flags & ~SIZED);
    }

    public IntStream map(IntUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, new IntOps.Map(mapper), flags & ~(SORTED | DISTINCT));
    }

    public <U> Stream<U> mapToObj(IntFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipeline<U>(this, new IntOps.ToObj<U>(mapper), flags & ~(SORTED | DISTINCT));
    }

    public Stream<Integer> boxed() {
        return new RefPipeline<Integer>(this, new IntOps.ToObj<Integer>(Integer::valueOf), flags);
    }

    public LongStream mapToLong(IntToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, new IntOps.ToLong(mapper), flags & ~(SORTED | DISTINCT));
    }

    public DoubleStream mapToDouble(IntToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, new IntOps.ToDouble(mapper), flags & ~(SORTED | DISTINCT));
    }

    public LongStream asLongStream() {
        return new LongPipeline(this, new IntOps.ToLong(value -> value), flags);
    }

    public DoubleStream asDoubleStream() {
        return new DoublePipeline(this, new IntOps.ToDouble(value -> value), flags);
    }

    public IntStream flatMap(IntFunction<? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, new IntOps.Flat(mapper), flags & ~(SORTED | DISTINCT | SIZED));
    }

    public IntStream mapMulti(IntStream.IntMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, new IntOps.Multi(mapper), flags & ~(SORTED | DISTINCT | SIZED));
    }

    // forgets the order and even that it is distinct, as in JDK 17
    public IntStream distinct() {
        Op<Integer, Integer> op = (flags & DISTINCT) != 0 ? null : new IntOps.Distinct();
        return new IntPipeline(this, op, flags & ~(SORTED | DISTINCT | SIZED));
    }

    public IntStream sorted() {
        Op<Integer, Integer> op = (flags & SORTED) != 0 ? null : new IntOps.Sorted();
        return new IntPipeline(this, op, flags | ORDERED | SORTED);
    }

    public IntStream peek(IntConsumer action) {
        Objects.requireNonNull(action);
        return new IntPipeline(this, new IntOps.Peek(action), flags);
    }

    public IntStream limit(long maxSize) {
        checkNotNegative(maxSize);
        return new IntPipeline(this, new Slice<Integer>(0, maxSize), flags | SHORT);
    }

    public IntStream skip(long n) {
        checkNotNegative(n);
        return n == 0 ? this : new IntPipeline(this, new Slice<Integer>(n, Long.MAX_VALUE), flags);
    }

    public IntStream takeWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntPipeline(this, new IntOps.TakeWhile(predicate), flags & ~SIZED | SHORT);
    }

    public IntStream dropWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntPipeline(this, new IntOps.DropWhile(predicate), flags & ~SIZED);
    }

    public void forEach(IntConsumer action) {
        inAnyOrder();
        forEachOrdered(action);
    }

    public void forEachOrdered(IntConsumer action) {
        Objects.requireNonNull(action);
        run(new IntEnds.Each(action), false);
    }

    public int[] toArray() {
        return run(new IntBuffer(), false).toArray();
    }

    public int reduce(int identity, IntBinaryOperator op) {
        Objects.requireNonNull(op);
        return run(new IntEnds.Fold(identity, op), false).result;
    }

    public OptionalInt reduce(IntBinaryOperator op) {
        Objects.requireNonNull(op);
        IntEnds.FoldFirst end = run(new IntEnds.FoldFirst(op), false);
        return end.any ? OptionalInt.of(end.result) : OptionalInt.empty();
    }

    public <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        return run(new IntEnds.Gather<R>(supplier, accumulator), false).result;
    }

    public int sum() {
        return reduce(0, Integer::sum);
    }

    public OptionalInt min() {
        return reduce(Math::min);
    }

    public OptionalInt max() {
        return reduce(Math::max);
    }

    public long count() {
        return countElements();
    }

    public OptionalDouble average() {
        long[] countAndSum = collect(() -> new long[2], (a, value) -> {
            a[0]++;
            a[1] += value;
        }, (a, b) -> {
        });
        long count = countAndSum[0];
        return count > 0 ? OptionalDouble.of((double) countAndSum[1] / count) : OptionalDouble.empty();
    }

    public IntSummaryStatistics summaryStatistics() {
        IntSummaryStatistics statistics = new IntSummaryStatistics();
        run(new IntEnds.Each(statistics), false);
        return statistics;
    }

    public boolean anyMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return run(new IntEnds.Match(predicate, true), true).found;
    }

    public boolean allMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return !run(new IntEnds.Match(predicate, false), true).found;
    }

    public boolean noneMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return !run(new IntEnds.Match(predicate, true), true).found;
    }

    public OptionalInt findFirst() {
        IntEnds.First end = run(new IntEnds.First(), true);
        return end.found ? OptionalInt.of(end.result) : OptionalInt.empty();
    }

    public OptionalInt findAny() {
        inAnyOrder();
        return findFirst();
    }
}

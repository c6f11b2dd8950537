package java.util.stream;

import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** A stream of long values. */
final class LongPipeline extends Pipeline<Long, LongStream> implements LongStream {
    LongPipeline(Spliterator<?> source, Supplier<? extends Spliterator<?>> lateSource, int flags, boolean parallel) {
        super(source, lateSource, flags, parallel);
    }

    LongPipeline(Pipeline<?, ?> before, Op<?, Long> op, int flags) {
        super(before, op, flags);
    }

    boolean advance(Spliterator<?> from, Sink<?> to) {
        return ((Spliterator.OfLong) from).tryAdvance((LongConsumer) to);
    }

    void drain(Spliterator<?> from, Sink<?> to) {
        ((Spliterator.OfLong) from).forEachRemaining((LongConsumer) to);
    }

    public PrimitiveIterator.OfLong iterator() {
        return Spliterators.iterator(spliterator());
    }

    public Spliterator.OfLong spliterator() {
        Spliterator.OfLong bare = (Spliterator.OfLong) startBare();
        return bare != null ? bare : new LongSources.Pulled(this, new LongBuffer());
    }

    public LongStream unordered() {
        return (flags & ORDERED) == 0 ? this : new LongPipeline(this, null, flags & ~ORDERED);
    }

    public LongStream filter(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongPipeline(this, new LongOps.Filter(predicate), flags & ~SIZED);
    }

    public LongStream map(LongUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, new LongOps.Map(mapper), flags & ~(SORTED | DISTINCT));
    }

    public <U> Stream<U> mapToObj(LongFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipeline<U>(this, new LongOps.ToObj<U>(mapper), flags & ~(SORTED | DISTINCT));
    }

    public Stream<Long> boxed() {
        return new RefPipeline<Long>(this, new LongOps.ToObj<Long>(Long::valueOf), flags);
    }

    public IntStream mapToInt(LongToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, new LongOps.ToInt(mapper), flags & ~(SORTED | DISTINCT));
    }

    public DoubleStream mapToDouble(LongToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, new LongOps.ToDouble(mapper), flags & ~(SORTED | DISTINCT));
    }

    // two neighbours may become the same double
    public DoubleStream asDoubleStream() {
        return new DoublePipeline(this, new LongOps.ToDouble(value -> value), flags & ~DISTINCT);
    }

    public LongStream flatMap(LongFunction<? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, new LongOps.Flat(mapper), flags & ~(SORTED | DISTINCT | SIZED));
    }

    public LongStream mapMulti(LongStream.LongMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, new LongOps.Multi(mapper), flags & ~(SORTED | DISTINCT | SIZED));
    }

    // forgets the order and even that it is distinct, as in JDK 17
    public LongStream distinct() {
        Op<Long, Long> op = (flags & DISTINCT) != 0 ? null : new LongOps.Distinct();
        return new LongPipeline(this, op, flags & ~(SORTED | DISTINCT | SIZED));
    }

    public LongStream sorted() {
        Op<Long, Long> op = (flags & SORTED) != 0 ? null : new LongOps.Sorted();
        return new LongPipeline(this, op, flags | ORDERED | SORTED);
    }

    public LongStream peek(LongConsumer action) {
        Objects.requireNonNull(action);
        return new LongPipeline(this, new LongOps.Peek(action), flags);
    }

    public LongStream limit(long maxSize) {
        checkNotNegative(maxSize);
        return new LongPipeline(this, new Slice<Long>(0, maxSize), flags | SHORT);
    }

    public LongStream skip(long n) {
        checkNotNegative(n);
        return n == 0 ? this : new LongPipeline(this, new Slice<Long>(n, Long.MAX_VALUE), flags);
    }

    public LongStream takeWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongPipeline(this, new LongOps.TakeWhile(predicate), flags & ~SIZED | SHORT);
    }

    public LongStream dropWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongPipeline(this, new LongOps.DropWhile(predicate), flags & ~SIZED);
    }

    public void forEach(LongConsumer action) {
        inAnyOrder();
        forEachOrdered(action);
    }

    public void forEachOrdered(LongConsumer action) {
        Objects.requireNonNull(action);
        run(new LongEnds.Each(action), false);
    }

    public long[] toArray() {
        return run(new LongBuffer(), false).toArray();
    }

    public long reduce(long identity, LongBinaryOperator op) {
        Objects.requireNonNull(op);
        return run(new LongEnds.Fold(identity, op), false).result;
    }

    public OptionalLong reduce(LongBinaryOperator op) {
        Objects.requireNonNull(op);
        LongEnds.FoldFirst end = run(new LongEnds.FoldFirst(op), false);
        return end.any ? OptionalLong.of(end.result) : OptionalLong.empty();
    }

    public <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        return run(new LongEnds.Gather<R>(supplier, accumulator), false).result;
    }

    public long sum() {
        return reduce(0, Long::sum);
    }

    public OptionalLong min() {
        return reduce(Math::min);
    }

    public OptionalLong max() {
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

    public LongSummaryStatistics summaryStatistics() {
        LongSummaryStatistics statistics = new LongSummaryStatistics();
        run(new LongEnds.Each(statistics), false);
        return statistics;
    }

    public boolean anyMatch(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return run(new LongEnds.Match(predicate, true), true).found;
    }

    public boolean allMatch(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return !run(new LongEnds.Match(predicate, false), true).found;
    }

    public boolean noneMatch(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return !run(new LongEnds.Match(predicate, true), true).found;
    }

    public OptionalLong findFirst() {
        LongEnds.First end = run(new LongEnds.First(), true);
        return end.found ? OptionalLong.of(end.result) : OptionalLong.empty();
    }

    public OptionalLong findAny() {
        inAnyOrder();
        return findFirst();
    }
}

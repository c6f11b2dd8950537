package java.util.stream;

import java.util.DoubleSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** A stream of double values. */
final class DoublePipeline extends Pipeline<Double, DoubleStream> implements DoubleStream {
    DoublePipeline(Spliterator<?> source, Supplier<? extends Spliterator<?>> lateSource, int flags, boolean parallel) {
        super(source, lateSource, flags, parallel);
    }

    DoublePipeline(Pipeline<?, ?> before, Op<?, Double> op, int flags) {
        super(before, op, flags);
    }

    boolean advance(Spliterator<?> from, Sink<?> to) {
        return ((Spliterator.OfDouble) from).tryAdvance((DoubleConsumer) to);
    }

    void drain(Spliterator<?> from, Sink<?> to) {
        ((Spliterator.OfDouble) from).forEachRemaining((DoubleConsumer) to);
    }

    public PrimitiveIterator.OfDouble iterator() {
        return Spliterators.iterator(spliterator());
    }

    public Spliterator.OfDouble spliterator() {
        Spliterator.OfDouble bare = (Spliterator.OfDouble) startBare();
        return bare != null ? bare : new DoubleSources.Pulled(this, new DoubleBuffer());
    }

    public DoubleStream unordered() {
        return (flags & ORDERED) == 0 ? this : new DoublePipeline(this, null, flags & ~ORDERED);
    }

    public DoubleStream filter(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublePipeline(this, new DoubleOps.Filter(predicate), flags & ~SIZED);
    }

    public DoubleStream map(DoubleUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, new DoubleOps.Map(mapper), flags & ~(SORTED | DISTINCT));
    }

    public <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new RefPipeline<U>(this, new DoubleOps.ToObj<U>(mapper), flags & ~(SORTED | DISTINCT));
    }

    public Stream<Double> boxed() {
        return new RefPipeline<Double>(this, new DoubleOps.ToObj<Double>(Double::valueOf), flags);
    }

    public IntStream mapToInt(DoubleToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        return new IntPipeline(this, new DoubleOps.ToInt(mapper), flags & ~(SORTED | DISTINCT));
    }

    public LongStream mapToLong(DoubleToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        return new LongPipeline(this, new DoubleOps.ToLong(mapper), flags & ~(SORTED | DISTINCT));
    }

    public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, new DoubleOps.Flat(mapper), flags & ~(SORTED | DISTINCT | SIZED));
    }

    public DoubleStream mapMulti(DoubleStream.DoubleMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return new DoublePipeline(this, new DoubleOps.Multi(mapper), flags & ~(SORTED | DISTINCT | SIZED));
    }

    // forgets the order and even that it is distinct, as in JDK 17
    public DoubleStream distinct() {
        Op<Double, Double> op = (flags & DISTINCT) != 0 ? null : new DoubleOps.Distinct();
        return new DoublePipeline(this, op, flags & ~(SORTED | DISTINCT | SIZED));
    }

    public DoubleStream sorted() {
        Op<Double, Double> op = (flags & SORTED) != 0 ? null : new DoubleOps.Sorted();
        return new DoublePipeline(this, op, flags | ORDERED | SORTED);
    }

    public DoubleStream peek(DoubleConsumer action) {
        Objects.requireNonNull(action);
        return new DoublePipeline(this, new DoubleOps.Peek(action), flags);
    }

    public DoubleStream limit(long maxSize) {
        checkNotNegative(maxSize);
        return new DoublePipeline(this, new Slice<Double>(0, maxSize), flags | SHORT);
    }

    public DoubleStream skip(long n) {
        checkNotNegative(n);
        return n == 0 ? this : new DoublePipeline(this, new Slice<Double>(n, Long.MAX_VALUE), flags);
    }

    public DoubleStream takeWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublePipeline(this, new DoubleOps.TakeWhile(predicate), flags & ~SIZED | SHORT);
    }

    public DoubleStream dropWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublePipeline(this, new DoubleOps.DropWhile(predicate), flags & ~SIZED);
    }

    public void forEach(DoubleConsumer action) {
        inAnyOrder();
        forEachOrdered(action);
    }

    public void forEachOrdered(DoubleConsumer action) {
        Objects.requireNonNull(action);
        run(new DoubleEnds.Each(action), false);
    }

    public double[] toArray() {
        return run(new DoubleBuffer(), false).toArray();
    }

    public double reduce(double identity, DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        return run(new DoubleEnds.Fold(identity, op), false).result;
    }

    public OptionalDouble reduce(DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        DoubleEnds.FoldFirst end = run(new DoubleEnds.FoldFirst(op), false);
        return end.any ? OptionalDouble.of(end.result) : OptionalDouble.empty();
    }

    public <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        return run(new DoubleEnds.Gather<R>(supplier, accumulator), false).result;
    }

    public double sum() {
        return CompensatedSum.of(this).value();
    }

    public OptionalDouble min() {
        return reduce(Math::min);
    }

    public OptionalDouble max() {
        return reduce(Math::max);
    }

    public long count() {
        return countElements();
    }

    public OptionalDouble average() {
        CompensatedSum sum = CompensatedSum.of(this);
        return sum.count > 0 ? OptionalDouble.of(sum.value() / sum.count) : OptionalDouble.empty();
    }

    public DoubleSummaryStatistics summaryStatistics() {
        DoubleSummaryStatistics statistics = new DoubleSummaryStatistics();
        run(new DoubleEnds.Each(statistics), false);
        return statistics;
    }

    public boolean anyMatch(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return run(new DoubleEnds.Match(predicate, true), true).found;
    }

    public boolean allMatch(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return !run(new DoubleEnds.Match(predicate, false), true).found;
    }

    public boolean noneMatch(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return !run(new DoubleEnds.Match(predicate, true), true).found;
    }

    public OptionalDouble findFirst() {
        DoubleEnds.First end = run(new DoubleEnds.First(), true);
        return end.found ? OptionalDouble.of(end.result) : OptionalDouble.empty();
    }

    public OptionalDouble findAny() {
        inAnyOrder();
        return findFirst();
    }
}

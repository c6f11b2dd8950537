package java.util.stream;

import java.util.Comparator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.DoubleConsumer;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleUnaryOperator;

/** Where double values come from, other than from arrays. */
final class DoubleSources {
    private DoubleSources() {
    }

    /** The next value is computed when it is asked for, not earlier. */
    static final class Iterate extends Spliterators.AbstractDoubleSpliterator {
        // null if there is no end
        private final DoublePredicate hasNext;
        private final DoubleUnaryOperator next;
        private double current;
        private boolean started;
        private boolean ended;

        Iterate(double seed, DoublePredicate hasNext, DoubleUnaryOperator next) {
            super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.IMMUTABLE | Spliterator.NONNULL);
            this.current = seed;
            this.hasNext = hasNext;
            this.next = next;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (ended) {
                return false;
            }
            double t = started ? next.applyAsDouble(current) : current;
            started = true;
            if (hasNext != null && !hasNext.test(t)) {
                ended = true;
                return false;
            }
            current = t;
            action.accept(t);
            return true;
        }
    }

    static final class Generate extends Spliterators.AbstractDoubleSpliterator {
        private final DoubleSupplier supplier;

        Generate(DoubleSupplier supplier) {
            super(Long.MAX_VALUE, Spliterator.IMMUTABLE);
            this.supplier = supplier;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            action.accept(supplier.getAsDouble());
            return true;
        }
    }

    static final class Concat implements Spliterator.OfDouble {
        private final Spliterator.OfDouble first;
        private final Spliterator.OfDouble second;
        private boolean inFirst = true;
        private final boolean unsized;

        Concat(Spliterator.OfDouble first, Spliterator.OfDouble second) {
            this.first = first;
            this.second = second;
            this.unsized = first.estimateSize() + second.estimateSize() < 0;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            if (inFirst) {
                if (first.tryAdvance(action)) {
                    return true;
                }
                inFirst = false;
            }
            return second.tryAdvance(action);
        }

        public void forEachRemaining(DoubleConsumer action) {
            if (inFirst) {
                first.forEachRemaining(action);
            }
            second.forEachRemaining(action);
        }

        public Spliterator.OfDouble trySplit() {
            return null;
        }

        public long estimateSize() {
            if (!inFirst) {
                return second.estimateSize();
            }
            long size = first.estimateSize() + second.estimateSize();
            return size >= 0 ? size : Long.MAX_VALUE;
        }

        public int characteristics() {
            if (!inFirst) {
                return second.characteristics();
            }
            int lost = Spliterator.DISTINCT | Spliterator.SORTED;
            if (unsized) {
                lost |= Spliterator.SIZED | Spliterator.SUBSIZED;
            }
            return first.characteristics() & second.characteristics() & ~lost;
        }

        public Comparator<? super Double> getComparator() {
            if (inFirst) {
                throw new IllegalStateException();
            }
            return second.getComparator();
        }
    }

    static final class Pulled extends Pull<Double> implements Spliterator.OfDouble {
        private final DoubleBuffer buffer;

        Pulled(Pipeline<Double, ?> pipeline, DoubleBuffer buffer) {
            super(pipeline, buffer);
            this.buffer = buffer;
        }

        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            int index = nextIndex();
            if (index < 0) {
                return false;
            }
            action.accept(buffer.items[index]);
            return true;
        }

        public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (!runAll(new DoubleEnds.Each(action))) {
                while (tryAdvance(action)) {
                }
            }
        }

        public Spliterator.OfDouble trySplit() {
            return null;
        }
    }

    static final class Building implements DoubleStream.Builder {
        // null once built
        private DoubleBuffer buffer = new DoubleBuffer();

        public void accept(double t) {
            if (buffer == null) {
                throw new IllegalStateException();
            }
            buffer.accept(t);
        }

        public DoubleStream build() {
            if (buffer == null) {
                throw new IllegalStateException();
            }
            DoubleBuffer built = buffer;
            buffer = null;
            return StreamSupport.fromDoubles(built.items, 0, built.count);
        }
    }
}

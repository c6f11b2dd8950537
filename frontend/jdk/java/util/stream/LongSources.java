package java.util.stream;

import java.util.Comparator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;

/** Where long values come from, other than from arrays. */
final class LongSources {
    private LongSources() {
    }

    /** From {@code next} up to {@code end}, and {@code end} itself if {@code last}: no larger long is needed. */
    static final class Range implements Spliterator.OfLong {
        private long next;
        private final long end;
        private boolean last;
        // whether a long can count the values
        private final boolean counted;

        Range(long from, long end, boolean last) {
            this.next = from;
            this.end = end;
            this.last = last;
            this.counted = end - from + (last ? 1 : 0) > 0;
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (next < end) {
                action.accept(next++);
                return true;
            }
            if (last) {
                last = false;
                action.accept(next);
                return true;
            }
            return false;
        }

        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            long i = next;
            boolean closed = last;
            next = end;
            last = false;
            while (i < end) {
                action.accept(i++);
            }
            if (closed) {
                action.accept(i);
            }
        }

        public Spliterator.OfLong trySplit() {
            return null;
        }

        public long estimateSize() {
            return counted ? end - next + (last ? 1 : 0) : Long.MAX_VALUE;
        }

        public int characteristics() {
            int some = Spliterator.ORDERED | Spliterator.IMMUTABLE | Spliterator.NONNULL;
            return counted
                ? some | Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.DISTINCT | Spliterator.SORTED
                : some;
        }

        public Comparator<? super Long> getComparator() {
            return null;
        }
    }

    /** The next value is computed when it is asked for, not earlier. */
    static final class Iterate extends Spliterators.AbstractLongSpliterator {
        // null if there is no end
        private final LongPredicate hasNext;
        private final LongUnaryOperator next;
        private long current;
        private boolean started;
        private boolean ended;

        Iterate(long seed, LongPredicate hasNext, LongUnaryOperator next) {
            super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.IMMUTABLE | Spliterator.NONNULL);
            this.current = seed;
            this.hasNext = hasNext;
            this.next = next;
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (ended) {
                return false;
            }
            long t = started ? next.applyAsLong(current) : current;
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

    static final class Generate extends Spliterators.AbstractLongSpliterator {
        private final LongSupplier supplier;

        Generate(LongSupplier supplier) {
            super(Long.MAX_VALUE, Spliterator.IMMUTABLE);
            this.supplier = supplier;
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            action.accept(supplier.getAsLong());
            return true;
        }
    }

    static final class Concat implements Spliterator.OfLong {
        private final Spliterator.OfLong first;
        private final Spliterator.OfLong second;
        private boolean inFirst = true;
        private final boolean unsized;

        Concat(Spliterator.OfLong first, Spliterator.OfLong second) {
            this.first = first;
            this.second = second;
            this.unsized = first.estimateSize() + second.estimateSize() < 0;
        }

        public boolean tryAdvance(LongConsumer action) {
            if (inFirst) {
                if (first.tryAdvance(action)) {
                    return true;
                }
                inFirst = false;
            }
            return second.tryAdvance(action);
        }

        public void forEachRemaining(LongConsumer action) {
            if (inFirst) {
                first.forEachRemaining(action);
            }
            second.forEachRemaining(action);
        }

        public Spliterator.OfLong trySplit() {
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

        public Comparator<? super Long> getComparator() {
            if (inFirst) {
                throw new IllegalStateException();
            }
            return second.getComparator();
        }
    }

    static final class Pulled extends Pull<Long> implements Spliterator.OfLong {
        private final LongBuffer buffer;

        Pulled(Pipeline<Long, ?> pipeline, LongBuffer buffer) {
            super(pipeline, buffer);
            this.buffer = buffer;
        }

        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            int index = nextIndex();
            if (index < 0) {
                return false;
            }
            action.accept(buffer.items[index]);
            return true;
        }

        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            if (!runAll(new LongEnds.Each(action))) {
                while (tryAdvance(action)) {
                }
            }
        }

        public Spliterator.OfLong trySplit() {
            return null;
        }
    }

    static final class Building implements LongStream.Builder {
        // null once built
        private LongBuffer buffer = new LongBuffer();

        public void accept(long t) {
            if (buffer == null) {
                throw new IllegalStateException();
            }
            buffer.accept(t);
        }

        public LongStream build() {
            if (buffer == null) {
                throw new IllegalStateException();
            }
            LongBuffer built = buffer;
            buffer = null;
            return StreamSupport.fromLongs(built.items, 0, built.count);
        }
    }
}

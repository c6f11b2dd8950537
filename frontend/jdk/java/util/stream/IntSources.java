package java.util.stream;

import java.util.Comparator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;

/** Where int values come from, other than from arrays. */
final class IntSources {
    private IntSources() {
    }

    /** From {@code next} up to {@code end}, and {@code end} itself if {@code last}: no larger int is needed. */
    static final class Range implements Spliterator.OfInt {
        private int next;
        private final int end;
        private boolean last;

        Range(int from, int end, boolean last) {
            this.next = from;
            this.end = end;
            this.last = last;
        }

        public boolean tryAdvance(IntConsumer action) {
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

        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            int i = next;
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

        public Spliterator.OfInt trySplit() {
            return null;
        }

        public long estimateSize() {
            return (long) end - next + (last ? 1 : 0);
        }

        public int characteristics() {
            return Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.IMMUTABLE
                | Spliterator.NONNULL | Spliterator.DISTINCT | Spliterator.SORTED;
        }

        public Comparator<? super Integer> getComparator() {
            return null;
        }
    }

    /** The next value is computed when it is asked for, not earlier. */
    static final class Iterate extends Spliterators.AbstractIntSpliterator {
        // null if there is no end
        private final IntPredicate hasNext;
        private final IntUnaryOperator next;
        private int current;
        private boolean started;
        private boolean ended;

        Iterate(int seed, IntPredicate hasNext, IntUnaryOperator next) {
            super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.IMMUTABLE | Spliterator.NONNULL);
            this.current = seed;
            this.hasNext = hasNext;
            this.next = next;
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (ended) {
                return false;
            }
            int t = started ? next.applyAsInt(current) : current;
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

    static final class Generate extends Spliterators.AbstractIntSpliterator {
        private final IntSupplier supplier;

        Generate(IntSupplier supplier) {
            super(Long.MAX_VALUE, Spliterator.IMMUTABLE);
            this.supplier = supplier;
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            action.accept(supplier.getAsInt());
            return true;
        }
    }

    static final class Concat implements Spliterator.OfInt {
        private final Spliterator.OfInt first;
        private final Spliterator.OfInt second;
        private boolean inFirst = true;
        private final boolean unsized;

        Concat(Spliterator.OfInt first, Spliterator.OfInt second) {
            this.first = first;
            this.second = second;
            this.unsized = first.estimateSize() + second.estimateSize() < 0;
        }

        public boolean tryAdvance(IntConsumer action) {
            if (inFirst) {
                if (first.tryAdvance(action)) {
                    return true;
                }
                inFirst = false;
            }
            return second.tryAdvance(action);
        }

        public void forEachRemaining(IntConsumer action) {
            if (inFirst) {
                first.forEachRemaining(action);
            }
            second.forEachRemaining(action);
        }

        public Spliterator.OfInt trySplit() {
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

        public Comparator<? super Integer> getComparator() {
            if (inFirst) {
                throw new IllegalStateException();
            }
            return second.getComparator();
        }
    }

    static final class Pulled extends Pull<Integer> implements Spliterator.OfInt {
        private final IntBuffer buffer;

        Pulled(Pipeline<Integer, ?> pipeline, IntBuffer buffer) {
            super(pipeline, buffer);
            this.buffer = buffer;
        }

        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            int index = nextIndex();
            if (index < 0) {
                return false;
            }
            action.accept(buffer.items[index]);
            return true;
        }

        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            if (!runAll(new IntEnds.Each(action))) {
                while (tryAdvance(action)) {
                }
            }
        }

        public Spliterator.OfInt trySplit() {
            return null;
        }
    }

    static final class Building implements IntStream.Builder {
        // null once built
        private IntBuffer buffer = new IntBuffer();

        public void accept(int t) {
            if (buffer == null) {
                throw new IllegalStateException();
            }
            buffer.accept(t);
        }

        public IntStream build() {
            if (buffer == null) {
                throw new IllegalStateException();
            }
            IntBuffer built = buffer;
            buffer = null;
            return StreamSupport.fromInts(built.items, 0, built.count);
        }
    }
}

package java.util.stream;

import java.util.Comparator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Where references come from, other than from collections and arrays. */
final class RefSources {
    private RefSources() {
    }

    /** The next element is computed when it is asked for, not earlier. */
    static final class Iterate<T> extends Spliterators.AbstractSpliterator<T> {
        // null if there is no end
        private final Predicate<? super T> hasNext;
        private final UnaryOperator<T> next;
        private T current;
        private boolean started;
        private boolean ended;

        Iterate(T seed, Predicate<? super T> hasNext, UnaryOperator<T> next) {
            super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.IMMUTABLE);
            this.current = seed;
            this.hasNext = hasNext;
            this.next = next;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (ended) {
                return false;
            }
            T t = started ? next.apply(current) : current;
            started = true;
            if (hasNext != null && !hasNext.test(t)) {
                current = null;
                ended = true;
                return false;
            }
            current = t;
            action.accept(t);
            return true;
        }
    }

    static final class Generate<T> extends Spliterators.AbstractSpliterator<T> {
        private final Supplier<? extends T> supplier;

        Generate(Supplier<? extends T> supplier) {
            super(Long.MAX_VALUE, Spliterator.IMMUTABLE);
            this.supplier = supplier;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            action.accept(supplier.get());
            return true;
        }
    }

    static final class Concat<T> implements Spliterator<T> {
        private final Spliterator<T> first;
        private final Spliterator<T> second;
        private boolean inFirst = true;
        private final boolean unsized;

        Concat(Spliterator<T> first, Spliterator<T> second) {
            this.first = first;
            this.second = second;
            this.unsized = first.estimateSize() + second.estimateSize() < 0;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            if (inFirst) {
                if (first.tryAdvance(action)) {
                    return true;
                }
                inFirst = false;
            }
            return second.tryAdvance(action);
        }

        public void forEachRemaining(Consumer<? super T> action) {
            if (inFirst) {
                first.forEachRemaining(action);
            }
            second.forEachRemaining(action);
        }

        public Spliterator<T> trySplit() {
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

        public Comparator<? super T> getComparator() {
            if (inFirst) {
                throw new IllegalStateException();
            }
            return second.getComparator();
        }
    }

    static final class Pulled<T> extends Pull<T> implements Spliterator<T> {
        private final RefBuffer<T> buffer;

        Pulled(Pipeline<T, ?> pipeline, RefBuffer<T> buffer) {
            super(pipeline, buffer);
            this.buffer = buffer;
        }

        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            int index = nextIndex();
            if (index < 0) {
                return false;
            }
            action.accept((T) buffer.items[index]);
            return true;
        }

        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (!runAll(new RefEnds.Each<T>(action))) {
                while (tryAdvance(action)) {
                }
            }
        }

        public Spliterator<T> trySplit() {
            return null;
        }
    }

    static final class Building<T> implements Stream.Builder<T> {
        // null once built
        private RefBuffer<T> buffer = new RefBuffer<>();

        public void accept(T t) {
            if (buffer == null) {
                throw new IllegalStateException();
            }
            buffer.accept(t);
        }

        public Stream<T> build() {
            if (buffer == null) {
                throw new IllegalStateException();
            }
            RefBuffer<T> built = buffer;
            buffer = null;
            return StreamSupport.fromArray((T[]) built.items, 0, built.count);
        }
    }
}

package java.util.stream;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** The intermediate operations on references. */
final class RefOps {
    private RefOps() {
    }

    static final class Filter<T> extends Op<T, T> {
        private final Predicate<? super T> predicate;

        Filter(Predicate<? super T> predicate) {
            this.predicate = predicate;
        }

        public void accept(T t) {
            if (predicate.test(t)) {
                down.accept(t);
            }
        }
    }

    static final class Map<T, R> extends Op<T, R> {
        private final Function<? super T, ? extends R> mapper;

        Map(Function<? super T, ? extends R> mapper) {
            this.mapper = mapper;
        }

        public void accept(T t) {
            down.accept(mapper.apply(t));
        }
    }

    static final class ToInt<T> extends Op<T, Integer> {
        private final ToIntFunction<? super T> mapper;

        ToInt(ToIntFunction<? super T> mapper) {
            this.mapper = mapper;
        }

        public void accept(T t) {
            down.accept(mapper.applyAsInt(t));
        }
    }

    static final class ToLong<T> extends Op<T, Long> {
        private final ToLongFunction<? super T> mapper;

        ToLong(ToLongFunction<? super T> mapper) {
            this.mapper = mapper;
        }

        public void accept(T t) {
            down.accept(mapper.applyAsLong(t));
        }
    }

    static final class ToDouble<T> extends Op<T, Double> {
        private final ToDoubleFunction<? super T> mapper;

        ToDouble(ToDoubleFunction<? super T> mapper) {
            this.mapper = mapper;
        }

        public void accept(T t) {
            down.accept(mapper.applyAsDouble(t));
        }
    }

    /** Once it was asked whether it is done, inner streams give their elements one by one, else all at once. */
    static final class Flat<T, R> extends Op<T, R> {
        private final Function<? super T, ? extends Stream<? extends R>> mapper;
        private boolean asked;

        Flat(Function<? super T, ? extends Stream<? extends R>> mapper) {
            this.mapper = mapper;
        }

        boolean done() {
            asked = true;
            return down.done();
        }

        public void accept(T t) {
            try (Stream<? extends R> inner = mapper.apply(t)) {
                if (inner != null && !asked) {
                    inner.sequential().forEach(down);
                } else if (inner != null) {
                    Spliterator<? extends R> elements = inner.sequential().spliterator();
                    while (!down.done() && elements.tryAdvance(down)) {
                    }
                }
            }
        }
    }

    static final class FlatToInt<T> extends Op<T, Integer> {
        private final Function<? super T, ? extends IntStream> mapper;
        private boolean asked;

        FlatToInt(Function<? super T, ? extends IntStream> mapper) {
            this.mapper = mapper;
        }

        boolean done() {
            asked = true;
            return down.done();
        }

        public void accept(T t) {
            try (IntStream inner = mapper.apply(t)) {
                IntOps.pass(inner, asked, down);
            }
        }
    }

    static final class FlatToLong<T> extends Op<T, Long> {
        private final Function<? super T, ? extends LongStream> mapper;
        private boolean asked;

        FlatToLong(Function<? super T, ? extends LongStream> mapper) {
            this.mapper = mapper;
        }

        boolean done() {
            asked = true;
            return down.done();
        }

        public void accept(T t) {
            try (LongStream inner = mapper.apply(t)) {
                LongOps.pass(inner, asked, down);
            }
        }
    }

    static final class FlatToDouble<T> extends Op<T, Double> {
        private final Function<? super T, ? extends DoubleStream> mapper;
        private boolean asked;

        FlatToDouble(Function<? super T, ? extends DoubleStream> mapper) {
            this.mapper = mapper;
        }

        boolean done() {
            asked = true;
            return down.done();
        }

        public void accept(T t) {
            try (DoubleStream inner = mapper.apply(t)) {
                DoubleOps.pass(inner, asked, down);
            }
        }
    }

    /** mapMulti to any shape: the sink behind it takes them all. */
    static final class Multi<T, R> extends Op<T, R> {
        private final BiConsumer<? super T, ? super Sink<R>> mapper;

        Multi(BiConsumer<? super T, ? super Sink<R>> mapper) {
            this.mapper = mapper;
        }

        public void accept(T t) {
            mapper.accept(t, down);
        }
    }

    static final class Peek<T> extends Op<T, T> {
        private final Consumer<? super T> action;

        Peek(Consumer<? super T> action) {
            this.action = action;
        }

        public void accept(T t) {
            action.accept(t);
            down.accept(t);
        }
    }

    static final class TakeWhile<T> extends Op<T, T> {
        private final Predicate<? super T> predicate;
        private boolean over;

        TakeWhile(Predicate<? super T> predicate) {
            this.predicate = predicate;
        }

        public void accept(T t) {
            if (over) {
                return;
            }
            if (predicate.test(t)) {
                down.accept(t);
            } else {
                over = true;
            }
        }

        boolean done() {
            return over || down.done();
        }
    }

    static final class DropWhile<T> extends Op<T, T> {
        private final Predicate<? super T> predicate;
        private boolean open;

        DropWhile(Predicate<? super T> predicate) {
            this.predicate = predicate;
        }

        public void accept(T t) {
            if (!open) {
                open = !predicate.test(t);
            }
            if (open) {
                down.accept(t);
            }
        }
    }

    static final class Distinct<T> extends Op<T, T> {
        private HashSet<T> seen;

        void begin() {
            seen = new HashSet<>();
            down.begin();
        }

        public void accept(T t) {
            if (seen.add(t)) {
                down.accept(t);
            }
        }
    }

    /** Of sorted elements only neighbours are compared. */
    static final class DistinctSorted<T> extends Op<T, T> {
        private boolean seenNull;
        private T last;

        public void accept(T t) {
            if (t == null) {
                if (!seenNull) {
                    seenNull = true;
                    last = null;
                    down.accept(null);
                }
            } else if (last == null || !t.equals(last)) {
                last = t;
                down.accept(t);
            }
        }
    }

    /** Lets nothing through before the last element has come. */
    static final class Sorted<T> extends Op<T, T> {
        private final Comparator<? super T> comparator;
        private RefBuffer<T> buffer;
        private boolean asked;

        Sorted(Comparator<? super T> comparator) {
            this.comparator = comparator;
        }

        void begin() {
            buffer = new RefBuffer<>();
        }

        public void accept(T t) {
            buffer.accept(t);
        }

        void end() {
            T[] items = (T[]) buffer.items;
            int count = buffer.count;
            Arrays.sort(items, 0, count, comparator);
            down.begin();
            for (int i = 0; i < count && !(asked && down.done()); i++) {
                down.accept(items[i]);
            }
            down.end();
        }

        boolean done() {
            asked = true;
            return false;
        }
    }
}

package java.util.stream;

import java.util.Arrays;
import java.util.Spliterator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;

/** The intermediate operations on int values. */
final class IntOps {
    private IntOps() {
    }

    /** Passes on what an inner stream holds: one by one if something behind may stop early, else all at once. */
    static void pass(IntStream inner, boolean oneByOne, Sink<Integer> down) {
        if (inner == null) {
            return;
        }
        if (!oneByOne) {
            inner.sequential().forEach(down);
            return;
        }
        Spliterator.OfInt elements = inner.sequential().spliterator();
        while (!down.done() && elements.tryAdvance((IntConsumer) down)) {
        }
    }

    static final class Filter extends Op<Integer, Integer> {
        private final IntPredicate predicate;

        Filter(IntPredicate predicate) {
            this.predicate = predicate;
        }

        public void accept(int value) {
            if (predicate.test(value)) {
                down.accept(value);
            }
        }
    }

    static final class Map extends Op<Integer, Integer> {
        private final IntUnaryOperator mapper;

        Map(IntUnaryOperator mapper) {
            this.mapper = mapper;
        }

        public void accept(int value) {
            down.accept(mapper.applyAsInt(value));
        }
    }

    static final class ToObj<R> extends Op<Integer, R> {
        private final IntFunction<? extends R> mapper;

        ToObj(IntFunction<? extends R> mapper) {
            this.mapper = mapper;
        }

        public void accept(int value) {
            down.accept(mapper.apply(value));
        }
    }

    static final class ToLong extends Op<Integer, Long> {
        private final IntToLongFunction mapper;

        ToLong(IntToLongFunction mapper) {
            this.mapper = mapper;
        }

        public void accept(int value) {
            down.accept(mapper.applyAsLong(value));
        }
    }

    static final class ToDouble extends Op<Integer, Double> {
        private final IntToDoubleFunction mapper;

        ToDouble(IntToDoubleFunction mapper) {
            this.mapper = mapper;
        }

        public void accept(int value) {
            down.accept(mapper.applyAsDouble(value));
        }
    }

    static final class Flat extends Op<Integer, Integer> {
        private final IntFunction<? extends IntStream> mapper;
        private boolean asked;

        Flat(IntFunction<? extends IntStream> mapper) {
            this.mapper = mapper;
        }

        boolean done() {
            asked = true;
            return down.done();
        }

        public void accept(int value) {
            try (IntStream inner = mapper.apply(value)) {
                pass(inner, asked, down);
            }
        }
    }

    static final class Multi extends Op<Integer, Integer> {
        private final IntStream.IntMapMultiConsumer mapper;

        Multi(IntStream.IntMapMultiConsumer mapper) {
            this.mapper = mapper;
        }

        public void accept(int value) {
            mapper.accept(value, down);
        }
    }

    static final class Peek extends Op<Integer, Integer> {
        private final IntConsumer action;

        Peek(IntConsumer action) {
            this.action = action;
        }

        public void accept(int value) {
            action.accept(value);
            down.accept(value);
        }
    }

    static final class TakeWhile extends Op<Integer, Integer> {
        private final IntPredicate predicate;
        private boolean over;

        TakeWhile(IntPredicate predicate) {
            this.predicate = predicate;
        }

        public void accept(int value) {
            if (over) {
                return;
            }
            if (predicate.test(value)) {
                down.accept(value);
            } else {
                over = true;
            }
        }

        boolean done() {
            return over || down.done();
        }
    }

    static final class DropWhile extends Op<Integer, Integer> {
        private final IntPredicate predicate;
        private boolean open;

        DropWhile(IntPredicate predicate) {
            this.predicate = predicate;
        }

        public void accept(int value) {
            if (!open) {
                open = !predicate.test(value);
            }
            if (open) {
                down.accept(value);
            }
        }
    }

    /** Compares with all values seen: no hashing, which is dear for unknown values. */
    static final class Distinct extends Op<Integer, Integer> {
        private final IntBuffer seen = new IntBuffer();

        public void accept(int value) {
            int[] items = seen.items;
            for (int i = 0; i < seen.count; i++) {
                if (items[i] == value) {
                    return;
                }
            }
            seen.accept(value);
            down.accept(value);
        }
    }

    /** Lets nothing through before the last value has come. */
    static final class Sorted extends Op<Integer, Integer> {
        private final IntBuffer buffer = new IntBuffer();
        private boolean asked;

        void begin() {
        }

        public void accept(int value) {
            buffer.accept(value);
        }

        void end() {
            int[] items = buffer.items;
            int count = buffer.count;
            Arrays.sort(items, 0, count);
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

package java.util.stream;

import java.util.Arrays;
import java.util.Spliterator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;

/** The intermediate operations on long values. */
final class LongOps {
    private LongOps() {
    }

    /** Passes on what an inner stream holds: one by one if something behind may stop early, else all at once. */
    static void pass(LongStream inner, boolean oneByOne, Sink<Long> down) {
        if (inner == null) {
            return;
        }
        if (!oneByOne) {
            inner.sequential().forEach(down);
            return;
        }
        Spliterator.OfLong elements = inner.sequential().spliterator();
        while (!down.done() && elements.tryAdvance((LongConsumer) down)) {
        }
    }

    static final class Filter extends Op<Long, Long> {
        private final LongPredicate predicate;

        Filter(LongPredicate predicate) {
            this.predicate = predicate;
        }

        public void accept(long value) {
            if (predicate.test(value)) {
                down.accept(value);
            }
        }
    }

    static final class Map extends Op<Long, Long> {
        private final LongUnaryOperator mapper;

        Map(LongUnaryOperator mapper) {
            this.mapper = mapper;
        }

        public void accept(long value) {
            down.accept(mapper.applyAsLong(value));
        }
    }

    static final class ToObj<R> extends Op<Long, R> {
        private final LongFunction<? extends R> mapper;

        ToObj(LongFunction<? extends R> mapper) {
            this.mapper = mapper;
        }

        public void accept(long value) {
            down.accept(mapper.apply(value));
        }
    }

    static final class ToInt extends Op<Long, Integer> {
        private final LongToIntFunction mapper;

        ToInt(LongToIntFunction mapper) {
            this.mapper = mapper;
        }

        public void accept(long value) {
            down.accept(mapper.applyAsInt(value));
        }
    }

    static final class ToDouble extends Op<Long, Double> {
        private final LongToDoubleFunction mapper;

        ToDouble(LongToDoubleFunction mapper) {
            this.mapper = mapper;
        }

        public void accept(long value) {
            down.accept(mapper.applyAsDouble(value));
        }
    }

    static final class Flat extends Op<Long, Long> {
        private final LongFunction<? extends LongStream> mapper;
        private boolean asked;

        Flat(LongFunction<? extends LongStream> mapper) {
            this.mapper = mapper;
        }

        boolean done() {
            asked = true;
            return down.done();
        }

        public void accept(long value) {
            try (LongStream inner = mapper.apply(value)) {
                pass(inner, asked, down);
            }
        }
    }

    static final class Multi extends Op<Long, Long> {
        private final LongStream.LongMapMultiConsumer mapper;

        Multi(LongStream.LongMapMultiConsumer mapper) {
            this.mapper = mapper;
        }

        public void accept(long value) {
            mapper.accept(value, down);
        }
    }

    static final class Peek extends Op<Long, Long> {
        private final LongConsumer action;

        Peek(LongConsumer action) {
            this.action = action;
        }

        public void accept(long value) {
            action.accept(value);
            down.accept(value);
        }
    }

    static final class TakeWhile extends Op<Long, Long> {
        private final LongPredicate predicate;
        private boolean over;

        TakeWhile(LongPredicate predicate) {
            this.predicate = predicate;
        }

        public void accept(long value) {
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

    static final class DropWhile extends Op<Long, Long> {
        private final LongPredicate predicate;
        private boolean open;

        DropWhile(LongPredicate predicate) {
            this.predicate = predicate;
        }

        public void accept(long value) {
            if (!open) {
                open = !predicate.test(value);
            }
            if (open) {
                down.accept(value);
            }
        }
    }

    /** Compares with all values seen: no hashing, which is dear for unknown values. */
    static final class Distinct extends Op<Long, Long> {
        private final LongBuffer seen = new LongBuffer();

        public void accept(long value) {
            long[] items = seen.items;
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
    static final class Sorted extends Op<Long, Long> {
        private final LongBuffer buffer = new LongBuffer();
        private boolean asked;

        void begin() {
        }

        public void accept(long value) {
            buffer.accept(value);
        }

        void end() {
            long[] items = buffer.items;
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

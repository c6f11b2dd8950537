package java.util.stream;

import java.util.Arrays;
import java.util.Spliterator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;

/** The intermediate operations on double values. */
final class DoubleOps {
    private DoubleOps() {
    }

    /** Passes on what an inner stream holds: one by one if something behind may stop early, else all at once. */
    static void pass(DoubleStream inner, boolean oneByOne, Sink<Double> down) {
        if (inner == null) {
            return;
        }
        if (!oneByOne) {
            inner.sequential().forEach(down);
            return;
        }
        Spliterator.OfDouble elements = inner.sequential().spliterator();
        while (!down.done() && elements.tryAdvance((DoubleConsumer) down)) {
        }
    }

    static final class Filter extends Op<Double, Double> {
        private final DoublePredicate predicate;

        Filter(DoublePredicate predicate) {
            this.predicate = predicate;
        }

        public void accept(double value) {
            if (predicate.test(value)) {
                down.accept(value);
            }
        }
    }

    static final class Map extends Op<Double, Double> {
        private final DoubleUnaryOperator mapper;

        Map(DoubleUnaryOperator mapper) {
            this.mapper = mapper;
        }

        public void accept(double value) {
            down.accept(mapper.applyAsDouble(value));
        }
    }

    static final class ToObj<R> extends Op<Double, R> {
        private final DoubleFunction<? extends R> mapper;

        ToObj(DoubleFunction<? extends R> mapper) {
            this.mapper = mapper;
        }

        public void accept(double value) {
            down.accept(mapper.apply(value));
        }
    }

    static final class ToInt extends Op<Double, Integer> {
        private final DoubleToIntFunction mapper;

        ToInt(DoubleToIntFunction mapper) {
            this.mapper = mapper;
        }

        public void accept(double value) {
            down.accept(mapper.applyAsInt(value));
        }
    }

    static final class ToLong extends Op<Double, Long> {
        private final DoubleToLongFunction mapper;

        ToLong(DoubleToLongFunction mapper) {
            this.mapper = mapper;
        }

        public void accept(double value) {
            down.accept(mapper.applyAsLong(value));
        }
    }

    static final class Flat extends Op<Double, Double> {
        private final DoubleFunction<? extends DoubleStream> mapper;
        private boolean asked;

        Flat(DoubleFunction<? extends DoubleStream> mapper) {
            this.mapper = mapper;
        }

        boolean done() {
            asked = true;
            return down.done();
        }

        public void accept(double value) {
            try (DoubleStream inner = mapper.apply(value)) {
                pass(inner, asked, down);
            }
        }
    }

    static final class Multi extends Op<Double, Double> {
        private final DoubleStream.DoubleMapMultiConsumer mapper;

        Multi(DoubleStream.DoubleMapMultiConsumer mapper) {
            this.mapper = mapper;
        }

        public void accept(double value) {
            mapper.accept(value, down);
        }
    }

    static final class Peek extends Op<Double, Double> {
        private final DoubleConsumer action;

        Peek(DoubleConsumer action) {
            this.action = action;
        }

        public void accept(double value) {
            action.accept(value);
            down.accept(value);
        }
    }

    static final class TakeWhile extends Op<Double, Double> {
        private final DoublePredicate predicate;
        private boolean over;

        TakeWhile(DoublePredicate predicate) {
            this.predicate = predicate;
        }

        public void accept(double value) {
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

    static final class DropWhile extends Op<Double, Double> {
        private final DoublePredicate predicate;
        private boolean open;

        DropWhile(DoublePredicate predicate) {
            this.predicate = predicate;
        }

        public void accept(double value) {
            if (!open) {
                open = !predicate.test(value);
            }
            if (open) {
                down.accept(value);
            }
        }
    }

    /** Compares with all values seen: no hashing, which is dear for unknown values. */
    static final class Distinct extends Op<Double, Double> {
        private final DoubleBuffer seen = new DoubleBuffer();

        public void accept(double value) {
            double[] items = seen.items;
            for (int i = 0; i < seen.count; i++) {
                if (Double.compare(items[i], value) == 0) {
                    return;
                }
            }
            seen.accept(value);
            down.accept(value);
        }
    }

    /** Lets nothing through before the last value has come. */
    static final class Sorted extends Op<Double, Double> {
        private final DoubleBuffer buffer = new DoubleBuffer();
        private boolean asked;

        void begin() {
        }

        public void accept(double value) {
            buffer.accept(value);
        }

        void end() {
            double[] items = buffer.items;
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

package java.util.stream;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoublePredicate;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** The ends of pipelines of double values: each keeps the result of a terminal operation. */
final class DoubleEnds {
    private DoubleEnds() {
    }

    static final class Each extends Sink<Double> {
        private final DoubleConsumer action;

        Each(DoubleConsumer action) {
            this.action = action;
        }

        public void accept(double value) {
            action.accept(value);
        }
    }

    static final class Fold extends Sink<Double> {
        private final DoubleBinaryOperator op;
        double result;

        Fold(double identity, DoubleBinaryOperator op) {
            this.op = op;
            this.result = identity;
        }

        public void accept(double value) {
            result = op.applyAsDouble(result, value);
        }
    }

    static final class FoldFirst extends Sink<Double> {
        private final DoubleBinaryOperator op;
        boolean any;
        double result;

        FoldFirst(DoubleBinaryOperator op) {
            this.op = op;
        }

        public void accept(double value) {
            if (any) {
                result = op.applyAsDouble(result, value);
            } else {
                any = true;
                result = value;
            }
        }
    }

    static final class Gather<R> extends Sink<Double> {
        private final Supplier<R> supplier;
        private final ObjDoubleConsumer<R> accumulator;
        R result;

        Gather(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator) {
            this.supplier = supplier;
            this.accumulator = accumulator;
        }

        void begin() {
            result = supplier.get();
        }

        public void accept(double value) {
            accumulator.accept(result, value);
        }
    }

    /** Done when the predicate has given the value looked for. */
    static final class Match extends Sink<Double> {
        private final DoublePredicate predicate;
        private final boolean wanted;
        boolean found;

        Match(DoublePredicate predicate, boolean wanted) {
            this.predicate = predicate;
            this.wanted = wanted;
        }

        public void accept(double value) {
            if (!found && predicate.test(value) == wanted) {
                found = true;
            }
        }

        boolean done() {
            return found;
        }
    }

    static final class First extends Sink<Double> {
        boolean found;
        double result;

        public void accept(double value) {
            if (!found) {
                found = true;
                result = value;
            }
        }

        boolean done() {
            return found;
        }
    }
}

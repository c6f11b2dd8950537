package java.util.stream;

import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** The ends of pipelines of int values: each keeps the result of a terminal operation. */
final class IntEnds {
    private IntEnds() {
    }

    static final class Each extends Sink<Integer> {
        private final IntConsumer action;

        Each(IntConsumer action) {
            this.action = action;
        }

        public void accept(int value) {
            action.accept(value);
        }
    }

    static final class Fold extends Sink<Integer> {
        private final IntBinaryOperator op;
        int result;

        Fold(int identity, IntBinaryOperator op) {
            this.op = op;
            this.result = identity;
        }

        public void accept(int value) {
            result = op.applyAsInt(result, value);
        }
    }

    static final class FoldFirst extends Sink<Integer> {
        private final IntBinaryOperator op;
        boolean any;
        int result;

        FoldFirst(IntBinaryOperator op) {
            this.op = op;
        }

        public void accept(int value) {
            if (any) {
                result = op.applyAsInt(result, value);
            } else {
                any = true;
                result = value;
            }
        }
    }

    static final class Gather<R> extends Sink<Integer> {
        private final Supplier<R> supplier;
        private final ObjIntConsumer<R> accumulator;
        R result;

        Gather(Supplier<R> supplier, ObjIntConsumer<R> accumulator) {
            this.supplier = supplier;
            this.accumulator = accumulator;
        }

        void begin() {
            result = supplier.get();
        }

        public void accept(int value) {
            accumulator.accept(result, value);
        }
    }

    /** Done when the predicate has given the value looked for. */
    static final class Match extends Sink<Integer> {
        private final IntPredicate predicate;
        private final boolean wanted;
        boolean found;

        Match(IntPredicate predicate, boolean wanted) {
            this.predicate = predicate;
            this.wanted = wanted;
        }

        public void accept(int value) {
            if (!found && predicate.test(value) == wanted) {
                found = true;
            }
        }

        boolean done() {
            return found;
        }
    }

    static final class First extends Sink<Integer> {
        boolean found;
        int result;

        public void accept(int value) {
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

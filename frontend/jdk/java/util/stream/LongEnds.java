package java.util.stream;

import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** The ends of pipelines of long values: each keeps the result of a terminal operation. */
final class LongEnds {
    private LongEnds() {
    }

    static final class Each extends Sink<Long> {
        private final LongConsumer action;

        Each(LongConsumer action) {
            this.action = action;
        }

        public void accept(long value) {
            action.accept(value);
        }
    }

    static final class Fold extends Sink<Long> {
        private final LongBinaryOperator op;
        long result;

        Fold(long identity, LongBinaryOperator op) {
            this.op = op;
            this.result = identity;
        }

        public void accept(long value) {
            result = op.applyAsLong(result, value);
        }
    }

    static final class FoldFirst extends Sink<Long> {
        private final LongBinaryOperator op;
        boolean any;
        long result;

        FoldFirst(LongBinaryOperator op) {
            this.op = op;
        }

        public void accept(long value) {
            if (any) {
                result = op.applyAsLong(result, value);
            } else {
                any = true;
                result = value;
            }
        }
    }

    static final class Gather<R> extends Sink<Long> {
        private final Supplier<R> supplier;
        private final ObjLongConsumer<R> accumulator;
        R result;

        Gather(Supplier<R> supplier, ObjLongConsumer<R> accumulator) {
            this.supplier = supplier;
            this.accumulator = accumulator;
        }

        void begin() {
            result = supplier.get();
        }

        public void accept(long value) {
            accumulator.accept(result, value);
        }
    }

    /** Done when the predicate has given the value looked for. */
    static final class Match extends Sink<Long> {
        private final LongPredicate predicate;
        private final boolean wanted;
        boolean found;

        Match(LongPredicate predicate, boolean wanted) {
            this.predicate = predicate;
            this.wanted = wanted;
        }

        public void accept(long value) {
            if (!found && predicate.test(value) == wanted) {
                found = true;
            }
        }

        boolean done() {
            return found;
        }
    }

    static final class First extends Sink<Long> {
        boolean found;
        long result;

        public void accept(long value) {
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

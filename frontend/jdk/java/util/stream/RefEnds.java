package java.util.stream;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** The ends of pipelines of references: each keeps the result of a terminal operation. */
final class RefEnds {
    private RefEnds() {
    }

    static final class Each<T> extends Sink<T> {
        private final Consumer<? super T> action;

        Each(Consumer<? super T> action) {
            this.action = action;
        }

        public void accept(T t) {
            action.accept(t);
        }
    }

    static final class Fold<T, U> extends Sink<T> {
        private final BiFunction<U, ? super T, U> accumulator;
        U result;

        Fold(U identity, BiFunction<U, ? super T, U> accumulator) {
            this.accumulator = accumulator;
            this.result = identity;
        }

        public void accept(T t) {
            result = accumulator.apply(result, t);
        }
    }

    static final class FoldFirst<T> extends Sink<T> {
        private final BinaryOperator<T> accumulator;
        boolean any;
        T result;

        FoldFirst(BinaryOperator<T> accumulator) {
            this.accumulator = accumulator;
        }

        public void accept(T t) {
            if (any) {
                result = accumulator.apply(result, t);
            } else {
                any = true;
                result = t;
            }
        }
    }

    static final class Gather<T, A> extends Sink<T> {
        private final Supplier<A> supplier;
        private final BiConsumer<A, ? super T> accumulator;
        A result;

        Gather(Supplier<A> supplier, BiConsumer<A, ? super T> accumulator) {
            this.supplier = supplier;
            this.accumulator = accumulator;
        }

        void begin() {
            result = supplier.get();
        }

        public void accept(T t) {
            accumulator.accept(result, t);
        }
    }

    /** Done when the predicate has given the value looked for. */
    static final class Match<T> extends Sink<T> {
        private final Predicate<? super T> predicate;
        private final boolean wanted;
        boolean found;

        Match(Predicate<? super T> predicate, boolean wanted) {
            this.predicate = predicate;
            this.wanted = wanted;
        }

        public void accept(T t) {
            if (!found && predicate.test(t) == wanted) {
                found = true;
            }
        }

        boolean done() {
            return found;
        }
    }

    static final class First<T> extends Sink<T> {
        boolean found;
        T result;

        public void accept(T t) {
            if (!found) {
                found = true;
                result = t;
            }
        }

        boolean done() {
            return found;
        }
    }

    /** Fills an array of the known size. */
    static final class Fill<T> extends Sink<T> {
        private final Object[] array;
        private int next;

        Fill(Object[] array) {
            this.array = array;
        }

        public void accept(T t) {
            array[next++] = t;
        }
    }
}

package java.util.stream;

import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

/** How to gather the elements of a stream in a container, and what to make of it at the end. */
public interface Collector<T, A, R> {
    Supplier<A> supplier();

    BiConsumer<A, T> accumulator();

    BinaryOperator<A> combiner();

    Function<A, R> finisher();

    Set<Characteristics> characteristics();

    static <T, R> Collector<T, R, R> of(Supplier<R> supplier, BiConsumer<R, T> accumulator,
            BinaryOperator<R> combiner, Characteristics... characteristics) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        Objects.requireNonNull(characteristics);
        boolean concurrent = false;
        boolean unordered = false;
        for (Characteristics c : characteristics) {
            Objects.requireNonNull(c);
            concurrent |= c == Characteristics.CONCURRENT;
            unordered |= c == Characteristics.UNORDERED;
        }
        return new PlainCollector<>(supplier, accumulator, combiner, r -> r,
            new CharacteristicSet(concurrent, unordered, true));
    }

    static <T, A, R> Collector<T, A, R> of(Supplier<A> supplier, BiConsumer<A, T> accumulator,
            BinaryOperator<A> combiner, Function<A, R> finisher, Characteristics... characteristics) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        Objects.requireNonNull(finisher);
        Objects.requireNonNull(characteristics);
        boolean concurrent = false;
        boolean unordered = false;
        boolean identity = false;
        for (Characteristics c : characteristics) {
            Objects.requireNonNull(c);
            concurrent |= c == Characteristics.CONCURRENT;
            unordered |= c == Characteristics.UNORDERED;
            identity |= c == Characteristics.IDENTITY_FINISH;
        }
        return new PlainCollector<>(supplier, accumulator, combiner, finisher,
            new CharacteristicSet(concurrent, unordered, identity));
    }

    enum Characteristics {
        CONCURRENT,
        UNORDERED,
        IDENTITY_FINISH
    }
}

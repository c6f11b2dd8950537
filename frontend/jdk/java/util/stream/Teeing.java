package java.util.stream;

import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

/** Two containers that are filled side by side, for {@code teeing}. */
final class Teeing<A, B> {
    private A left;
    private B right;

    private Teeing(A left, B right) {
        this.left = left;
        this.right = right;
    }

    static <T, A, B, C, D, R> Collector<T, ?, R> of(Collector<? super T, A, C> first,
            Collector<? super T, B, D> second, BiFunction<? super C, ? super D, R> merger) {
        Objects.requireNonNull(first, "downstream1");
        Objects.requireNonNull(second, "downstream2");
        Objects.requireNonNull(merger, "merger");
        Supplier<A> supplier1 = Objects.requireNonNull(first.supplier(), "downstream1 supplier");
        Supplier<B> supplier2 = Objects.requireNonNull(second.supplier(), "downstream2 supplier");
        BiConsumer<A, ? super T> accumulator1 =
            Objects.requireNonNull(first.accumulator(), "downstream1 accumulator");
        BiConsumer<B, ? super T> accumulator2 =
            Objects.requireNonNull(second.accumulator(), "downstream2 accumulator");
        BinaryOperator<A> combiner1 = Objects.requireNonNull(first.combiner(), "downstream1 combiner");
        BinaryOperator<B> combiner2 = Objects.requireNonNull(second.combiner(), "downstream2 combiner");
        Function<A, C> finisher1 = Objects.requireNonNull(first.finisher(), "downstream1 finisher");
        Function<B, D> finisher2 = Objects.requireNonNull(second.finisher(), "downstream2 finisher");
        return new PlainCollector<T, Teeing<A, B>, R>(
            () -> new Teeing<>(supplier1.get(), supplier2.get()),
            (pair, t) -> {
                accumulator1.accept(pair.left, t);
                accumulator2.accept(pair.right, t);
            },
            (a, b) -> {
                a.left = combiner1.apply(a.left, b.left);
                a.right = combiner2.apply(a.right, b.right);
                return a;
            },
            pair -> merger.apply(finisher1.apply(pair.left), finisher2.apply(pair.right)),
            common(first.characteristics(), second.characteristics()));
    }

    private static CharacteristicSet common(Set<Collector.Characteristics> a, Set<Collector.Characteristics> b) {
        Collector.Characteristics concurrent = Collector.Characteristics.CONCURRENT;
        Collector.Characteristics unordered = Collector.Characteristics.UNORDERED;
        return new CharacteristicSet(a.contains(concurrent) && b.contains(concurrent),
            a.contains(unordered) && b.contains(unordered), false);
    }
}

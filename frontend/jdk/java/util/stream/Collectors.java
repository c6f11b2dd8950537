package java.util.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * The collectors of the library. Streams run in one thread, so combiners are called only by programs that take a
 * collector apart.
 */
public final class Collectors {
    private Collectors() {
    }

    private static <T, A, R> Collector<T, A, R> make(Supplier<A> supplier, BiConsumer<A, T> accumulator,
            BinaryOperator<A> combiner, Function<A, R> finisher, Set<Collector.Characteristics> characteristics) {
        return new PlainCollector<>(supplier, accumulator, combiner, finisher, characteristics);
    }

    private static boolean finishesAsIs(Collector<?, ?, ?> collector) {
        return collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH);
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> collectionFactory) {
        return make(collectionFactory, (c, t) -> c.add(t), (a, b) -> {
            a.addAll(b);
            return a;
        }, c -> c, CharacteristicSet.IDENTITY);
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return Collectors.<T, List<T>, List<T>>make(() -> new ArrayList<>(), (list, t) -> list.add(t),
            Collectors::appended, list -> list, CharacteristicSet.IDENTITY);
    }

    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return Collectors.<T, List<T>, List<T>>make(() -> new ArrayList<>(), (list, t) -> list.add(t),
            Collectors::appended, list -> (List<T>) List.of(list.toArray()), CharacteristicSet.NONE);
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return Collectors.<T, Set<T>, Set<T>>make(() -> new HashSet<>(), (set, t) -> set.add(t),
            Collectors::united, set -> set, CharacteristicSet.UNORDERED_IDENTITY);
    }

    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return Collectors.<T, Set<T>, Set<T>>make(() -> new HashSet<>(), (set, t) -> set.add(t),
            Collectors::united, set -> (Set<T>) Set.of(set.toArray()), CharacteristicSet.UNORDERED);
    }

    private static <T> List<T> appended(List<T> a, List<T> b) {
        a.addAll(b);
        return a;
    }

    // the smaller set goes into the larger one, as in the JDK
    private static <T> Set<T> united(Set<T> a, Set<T> b) {
        if (a.size() < b.size()) {
            b.addAll(a);
            return b;
        }
        a.addAll(b);
        return a;
    }

    public static Collector<CharSequence, ?, String> joining() {
        return Collectors.<CharSequence, StringBuilder, String>make(() -> new StringBuilder(),
            (text, element) -> text.append(element), (a, b) -> a.append(b), text -> text.toString(),
            CharacteristicSet.NONE);
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
        return joining(delimiter, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter, CharSequence prefix,
            CharSequence suffix) {
        return Collectors.<CharSequence, Joining, String>make(() -> new Joining(delimiter, prefix, suffix),
            (text, element) -> text.add(element), (a, b) -> a.addAll(b), text -> text.finish(),
            CharacteristicSet.NONE);
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(Function<? super T, ? extends U> mapper,
            Collector<? super U, A, R> downstream) {
        BiConsumer<A, ? super U> accumulator = downstream.accumulator();
        return make(downstream.supplier(), (a, t) -> accumulator.accept(a, mapper.apply(t)), downstream.combiner(),
            downstream.finisher(), downstream.characteristics());
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(
            Function<? super T, ? extends Stream<? extends U>> mapper, Collector<? super U, A, R> downstream) {
        BiConsumer<A, ? super U> accumulator = downstream.accumulator();
        return make(downstream.supplier(), (a, t) -> {
            try (Stream<? extends U> inner = mapper.apply(t)) {
                if (inner != null) {
                    inner.sequential().forEach(u -> accumulator.accept(a, u));
                }
            }
        }, downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    public static <T, A, R> Collector<T, ?, R> filtering(Predicate<? super T> predicate,
            Collector<? super T, A, R> downstream) {
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        return make(downstream.supplier(), (a, t) -> {
            if (predicate.test(t)) {
                accumulator.accept(a, t);
            }
        }, downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(Collector<T, A, R> downstream,
            Function<R, RR> finisher) {
        Set<Collector.Characteristics> given = downstream.characteristics();
        Set<Collector.Characteristics> kept = new CharacteristicSet(
            given.contains(Collector.Characteristics.CONCURRENT),
            given.contains(Collector.Characteristics.UNORDERED), false);
        return make(downstream.supplier(), downstream.accumulator(), downstream.combiner(),
            downstream.finisher().andThen(finisher), kept);
    }

    public static <T> Collector<T, ?, Long> counting() {
        return summingLong(t -> 1L);
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.minBy(comparator));
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.maxBy(comparator));
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> mapper) {
        return Collectors.<T, int[], Integer>make(() -> new int[1], (sum, t) -> sum[0] += mapper.applyAsInt(t),
            (a, b) -> {
                a[0] += b[0];
                return a;
            }, sum -> sum[0], CharacteristicSet.NONE);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> mapper) {
        return Collectors.<T, long[], Long>make(() -> new long[1], (sum, t) -> sum[0] += mapper.applyAsLong(t),
            (a, b) -> {
                a[0] += b[0];
                return a;
            }, sum -> sum[0], CharacteristicSet.NONE);
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> mapper) {
        return Collectors.<T, CompensatedSum, Double>make(() -> new CompensatedSum(),
            (sum, t) -> sum.add(mapper.applyAsDouble(t)), (a, b) -> a.addAll(b), sum -> sum.value(),
            CharacteristicSet.NONE);
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> mapper) {
        return averagingLong(t -> mapper.applyAsInt(t));
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> mapper) {
        return Collectors.<T, long[], Double>make(() -> new long[2], (sumAndCount, t) -> {
            sumAndCount[0] += mapper.applyAsLong(t);
            sumAndCount[1]++;
        }, (a, b) -> {
            a[0] += b[0];
            a[1] += b[1];
            return a;
        }, a -> a[1] == 0 ? 0.0d : (double) a[0] / a[1], CharacteristicSet.NONE);
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> mapper) {
        return Collectors.<T, CompensatedSum, Double>make(() -> new CompensatedSum(),
            (sum, t) -> sum.add(mapper.applyAsDouble(t)), (a, b) -> a.addAll(b),
            sum -> sum.count == 0 ? 0.0d : sum.value() / sum.count, CharacteristicSet.NONE);
    }

    public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> op) {
        return reducing(identity, t -> t, op);
    }

    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> op) {
        return Collectors.<T, RefEnds.FoldFirst<T>, Optional<T>>make(() -> new RefEnds.FoldFirst<>(op),
            (fold, t) -> fold.accept(t), (a, b) -> {
                if (b.any) {
                    a.accept(b.result);
                }
                return a;
            }, fold -> Optional.ofNullable(fold.result), CharacteristicSet.NONE);
    }

    public static <T, U> Collector<T, ?, U> reducing(U identity, Function<? super T, ? extends U> mapper,
            BinaryOperator<U> op) {
        return Collectors.<T, RefEnds.Fold<U, U>, U>make(() -> new RefEnds.Fold<>(identity, op),
            (fold, t) -> fold.accept(mapper.apply(t)), (a, b) -> {
                a.accept(b.result);
                return a;
            }, fold -> fold.result, CharacteristicSet.NONE);
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> classifier) {
        return groupingBy(classifier, toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> classifier,
            Collector<? super T, A, D> downstream) {
        return groupingBy(classifier, () -> new HashMap<>(), downstream);
    }

    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            Function<? super T, ? extends K> classifier, Supplier<M> mapFactory,
            Collector<? super T, A, D> downstream) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        BinaryOperator<A> combiner = downstream.combiner();
        // the map holds containers until the end, when each is replaced by its result
        Supplier<Map<K, A>> containers = (Supplier<Map<K, A>>) (Supplier<?>) mapFactory;
        Function<Map<K, A>, M> finisher = map -> (M) map;
        CharacteristicSet characteristics = CharacteristicSet.IDENTITY;
        if (!finishesAsIs(downstream)) {
            Function<A, A> finish = (Function<A, A>) downstream.finisher();
            characteristics = CharacteristicSet.NONE;
            finisher = map -> {
                map.replaceAll((key, container) -> finish.apply(container));
                return (M) map;
            };
        }
        return make(containers, (map, t) -> {
            K key = Objects.requireNonNull(classifier.apply(t), "element cannot be mapped to a null key");
            accumulator.accept(map.computeIfAbsent(key, k -> supplier.get()), t);
        }, (a, b) -> merged(a, b, combiner), finisher, characteristics);
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
        return partitioningBy(predicate, toList());
    }

    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(Predicate<? super T> predicate,
            Collector<? super T, A, D> downstream) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        BinaryOperator<A> combiner = downstream.combiner();
        Function<Partition<A>, Map<Boolean, D>> finisher = parts -> (Map<Boolean, D>) (Map<?, ?>) parts;
        CharacteristicSet characteristics = CharacteristicSet.IDENTITY;
        if (!finishesAsIs(downstream)) {
            Function<A, D> finish = downstream.finisher();
            characteristics = CharacteristicSet.NONE;
            finisher = parts -> new Partition<>(finish.apply(parts.forTrue), finish.apply(parts.forFalse));
        }
        return make(() -> new Partition<>(supplier.get(), supplier.get()),
            (parts, t) -> accumulator.accept(predicate.test(t) ? parts.forTrue : parts.forFalse, t),
            (a, b) -> new Partition<>(combiner.apply(a.forTrue, b.forTrue), combiner.apply(a.forFalse, b.forFalse)),
            finisher, characteristics);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper) {
        return Collectors.<T, Map<K, U>, Map<K, U>>make(() -> new HashMap<>(),
            (map, t) -> putNew(map, keyMapper.apply(t), valueMapper.apply(t)), (a, b) -> {
                for (Map.Entry<K, U> entry : b.entrySet()) {
                    putNew(a, entry.getKey(), entry.getValue());
                }
                return a;
            }, map -> map, CharacteristicSet.IDENTITY);
    }

    private static <K, U> void putNew(Map<K, U> map, K key, U value) {
        U earlier = map.putIfAbsent(key, Objects.requireNonNull(value));
        if (earlier != null) {
            throw new IllegalStateException(
                "Duplicate key " + key + " (attempted merging values " + earlier + " and " + value + ")");
        }
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction) {
        return toMap(keyMapper, valueMapper, mergeFunction, () -> new HashMap<>());
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction, Supplier<M> mapFactory) {
        return Collectors.<T, M, M>make(mapFactory,
            (map, t) -> map.merge(keyMapper.apply(t), valueMapper.apply(t), mergeFunction),
            (a, b) -> (M) merged(a, b, mergeFunction), map -> map, CharacteristicSet.IDENTITY);
    }

    private static <K, V> Map<K, V> merged(Map<K, V> a, Map<K, V> b, BinaryOperator<V> mergeFunction) {
        for (Map.Entry<K, V> entry : b.entrySet()) {
            a.merge(entry.getKey(), entry.getValue(), mergeFunction);
        }
        return a;
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
        Objects.requireNonNull(keyMapper, "keyMapper");
        Objects.requireNonNull(valueMapper, "valueMapper");
        return collectingAndThen(Collectors.<T, K, U>toMap(keyMapper, valueMapper), map -> Map.copyOf(map));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction) {
        Objects.requireNonNull(keyMapper, "keyMapper");
        Objects.requireNonNull(valueMapper, "valueMapper");
        Objects.requireNonNull(mergeFunction, "mergeFunction");
        return collectingAndThen(Collectors.<T, K, U>toMap(keyMapper, valueMapper, mergeFunction),
            map -> Map.copyOf(map));
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> mapper) {
        return Collectors.<T, IntSummaryStatistics, IntSummaryStatistics>make(() -> new IntSummaryStatistics(),
            (statistics, t) -> statistics.accept(mapper.applyAsInt(t)), (a, b) -> {
                a.combine(b);
                return a;
            }, statistics -> statistics, CharacteristicSet.IDENTITY);
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> mapper) {
        return Collectors.<T, LongSummaryStatistics, LongSummaryStatistics>make(() -> new LongSummaryStatistics(),
            (statistics, t) -> statistics.accept(mapper.applyAsLong(t)), (a, b) -> {
                a.combine(b);
                return a;
            }, statistics -> statistics, CharacteristicSet.IDENTITY);
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(
            ToDoubleFunction<? super T> mapper) {
        return Collectors.<T, DoubleSummaryStatistics, DoubleSummaryStatistics>make(
            () -> new DoubleSummaryStatistics(),
            (statistics, t) -> statistics.accept(mapper.applyAsDouble(t)), (a, b) -> {
                a.combine(b);
                return a;
            }, statistics -> statistics, CharacteristicSet.IDENTITY);
    }

    public static <T, R1, R2, R> Collector<T, ?, R> teeing(Collector<? super T, ?, R1> downstream1,
            Collector<? super T, ?, R2> downstream2, BiFunction<? super R1, ? super R2, R> merger) {
        return Teeing.of(downstream1, downstream2, merger);
    }
}

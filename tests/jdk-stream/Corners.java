import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.*;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Corners of the API that random pipelines do not reach, one line each: a name, and the result or the exception. */
public class Corners {
    private static final StringBuilder LOG = new StringBuilder();

    interface Action {
        void run() throws Exception;
    }

    static void gives(String name, Callable<?> action) {
        LOG.setLength(0);
        String result;
        try {
            result = show(action.call());
        } catch (Throwable e) {
            result = tell(e);
        }
        System.out.println(name + ": " + result + (LOG.length() == 0 ? "" : " |" + LOG));
    }

    static void does(String name, Action action) {
        gives(name, () -> {
            action.run();
            return "done";
        });
    }

    static String tell(Throwable e) {
        String message = e.getMessage();
        // the JVM makes up a message with the names of variables
        if (e instanceof NullPointerException && message != null && message.startsWith("Cannot ")) {
            message = null;
        }
        return e.getClass().getName() + ": " + message
            + (e.getSuppressed().length == 0 ? "" : " suppressed " + tell(e.getSuppressed()[0]));
    }

    static String show(Object value) {
        return value instanceof Object[] ? Arrays.deepToString((Object[]) value)
            : value instanceof int[] ? Arrays.toString((int[]) value)
            : value instanceof long[] ? Arrays.toString((long[]) value)
            : value instanceof double[] ? Arrays.toString((double[]) value) : String.valueOf(value);
    }

    static void log(Object x) {
        LOG.append(' ').append(x);
    }

    public static void main(String[] args) {
        optionals();
        primitiveOptionals();
        functions();
        nullArguments();
        useAndClose();
        sourcesAndSizes();
        spliterators();
        laziness();
        arrays();
        collectors();
        collectorParts();
        statistics();
    }

    static void optionals() {
        Optional<String> one = Optional.of("one");
        Optional<String> none = Optional.empty();
        gives("get", none::get);
        gives("orElseThrow", none::orElseThrow);
        gives("orElseThrow own", () -> none.orElseThrow(() -> new IllegalStateException("own")));
        gives("of null", () -> Optional.of(null));
        gives("ofNullable", () -> Optional.ofNullable((String) null) == none);
        gives("map to null", () -> one.map(x -> null));
        gives("map none", () -> none.map(String::length));
        gives("map", () -> one.map(String::length));
        gives("map null", () -> none.map(null));
        gives("flatMap", () -> one.flatMap(x -> Optional.of(x + x)));
        gives("flatMap to null", () -> one.flatMap(x -> null));
        gives("filter", () -> one.filter(String::isEmpty));
        gives("filter keeps", () -> one.filter(x -> true) == one);
        gives("or", () -> none.or(() -> one));
        gives("or null", () -> none.or(() -> null));
        gives("or present", () -> one.or(() -> null));
        gives("orElse", () -> none.orElse("x") + one.orElse("x"));
        gives("orElseGet", () -> none.orElseGet(() -> "y") + one.orElseGet(null));
        gives("orElseGet null", () -> none.orElseGet(null));
        gives("isPresent", () -> one.isPresent() + " " + none.isPresent() + " " + one.isEmpty() + " " + none.isEmpty());
        gives("equals", () -> one.equals(Optional.of("one")) + " " + one.equals(none) + " " + one.equals("one"));
        gives("hashCode", () -> one.hashCode() + " " + none.hashCode());
        gives("toString", () -> one + " " + none);
        gives("stream", () -> one.stream().count() + " " + none.stream().count());
        does("ifPresent", () -> one.ifPresent(Corners::log));
        does("ifPresent none", () -> none.ifPresent(null));
        does("ifPresentOrElse", () -> none.ifPresentOrElse(Corners::log, () -> log("else")));
        does("ifPresentOrElse present", () -> one.ifPresentOrElse(Corners::log, null));
    }

    static void primitiveOptionals() {
        OptionalInt one = OptionalInt.of(1);
        OptionalInt none = OptionalInt.empty();
        gives("getAsInt", () -> one.getAsInt());
        gives("getAsInt none", () -> none.getAsInt());
        gives("getAsLong none", () -> OptionalLong.empty().getAsLong());
        gives("getAsDouble none", () -> OptionalDouble.empty().orElseThrow());
        gives("int", () -> one + " " + none + " " + one.hashCode() + " " + none.hashCode() + " " + none.orElse(4));
        gives("int equals", () -> one.equals(OptionalInt.of(1)) + " " + none.equals(OptionalInt.of(0)));
        gives("long", () -> OptionalLong.of(1L << 40) + " " + OptionalLong.of(1L << 40).hashCode() + OptionalLong.empty());
        gives("double", () -> OptionalDouble.of(0.1) + " " + OptionalDouble.of(-0.0).hashCode() + OptionalDouble.empty());
        gives("double zero", () -> OptionalDouble.of(0.0).equals(OptionalDouble.of(-0.0)));
        gives("double NaN", () -> OptionalDouble.of(Double.NaN).equals(OptionalDouble.of(0.0 / 0.0)));
        gives("int stream", () -> one.stream().sum() + none.stream().count());
        gives("orElseThrow own", () -> none.orElseThrow(() -> new IllegalStateException("own")));
        gives("orElseGet", () -> none.orElseGet(() -> 8) + OptionalLong.of(3).orElseGet(null));
        gives("shared", () -> OptionalInt.empty() == none && OptionalDouble.empty() == OptionalDouble.empty());
        does("ifPresentOrElse", () -> none.ifPresentOrElse(Corners::log, () -> log("else")));
    }

    static void functions() {
        Function<Integer, Integer> twice = x -> 2 * x;
        Function<Integer, Integer> next = x -> x + 1;
        gives("andThen", () -> twice.andThen(next).apply(5));
        gives("compose", () -> twice.compose(next).apply(5));
        gives("identity", () -> Function.identity().apply("x"));
        gives("andThen null", () -> twice.andThen(null));
        gives("compose null", () -> twice.compose(null));
        gives("BiFunction", () -> ((BiFunction<Integer, Integer, Integer>) Integer::sum).andThen(twice).apply(1, 2));
        gives("UnaryOperator", () -> UnaryOperator.identity().apply(3));
        gives("minBy", () -> BinaryOperator.minBy(Comparator.comparing(String::length)).apply("a", "b"));
        gives("maxBy", () -> BinaryOperator.maxBy(Comparator.comparing(String::length)).apply("a", "b"));
        gives("minBy null", () -> BinaryOperator.minBy(null));
        Predicate<String> empty = s -> {
            log("empty");
            return s.isEmpty();
        };
        Predicate<Object> isA = o -> {
            log("isA");
            return "a".equals(o);
        };
        gives("and", () -> empty.and(isA).test("a"));
        gives("or", () -> empty.or(isA).test("a"));
        gives("or first", () -> empty.or(isA).test(""));
        gives("negate", () -> empty.negate().test("a"));
        gives("not", () -> Predicate.not(empty).test(""));
        gives("not null", () -> Predicate.not(null));
        gives("isEqual", () -> Predicate.isEqual("a").test("a") + " " + Predicate.isEqual(null).test("a"));
        gives("and null", () -> empty.and(null));
        BiPredicate<Integer, Integer> less = (a, b) -> a < b;
        gives("BiPredicate", () -> less.and((a, b) -> a > 0).test(1, 2) + " " + less.negate().or(less).test(1, 2));
        gives("IntPredicate", () -> ((IntPredicate) x -> x > 0).and(x -> x < 3).negate().or(x -> x == 2).test(2));
        gives("LongPredicate", () -> ((LongPredicate) x -> x > 0).and(x -> x < 3).negate().test(2));
        gives("DoublePredicate", () -> ((DoublePredicate) x -> x > 0).or(x -> x < 3).test(-2));
        gives("IntUnaryOperator", () -> ((IntUnaryOperator) x -> x * 2).andThen(x -> x + 1).compose(x -> x - 3).applyAsInt(9));
        gives("LongUnaryOperator", () -> LongUnaryOperator.identity().compose(x -> x - 3).applyAsLong(9));
        gives("DoubleUnaryOperator", () -> DoubleUnaryOperator.identity().andThen(x -> x - 3).applyAsDouble(9));
        does("Consumer", () -> ((Consumer<Object>) Corners::log).andThen(x -> log("then")).accept("c"));
        does("Consumer null", () -> ((Consumer<Object>) Corners::log).andThen(null));
        does("Consumer fails", () -> ((Consumer<Object>) x -> {
            throw new IllegalStateException("first");
        }).andThen(Corners::log).accept("c"));
        does("BiConsumer", () -> ((BiConsumer<Object, Object>) (a, b) -> log(a)).andThen((a, b) -> log(b)).accept(1, 2));
        does("IntConsumer", () -> ((IntConsumer) Corners::log).andThen(x -> log(x + 1)).accept(1));
        does("LongConsumer", () -> ((LongConsumer) Corners::log).andThen(x -> log(x + 1)).accept(1));
        does("DoubleConsumer", () -> ((DoubleConsumer) Corners::log).andThen(x -> log(x + 1)).accept(1));
    }

    static void nullArguments() {
        Supplier<Stream<Integer>> s = () -> Stream.of(1, 2);
        Supplier<IntStream> ints = () -> IntStream.of(1, 2);
        gives("filter null", () -> s.get().filter(null));
        gives("map null", () -> s.get().map(null));
        gives("mapToInt null", () -> s.get().mapToInt(null));
        gives("flatMap null", () -> s.get().flatMap(null));
        gives("mapMulti null", () -> s.get().mapMulti(null));
        gives("peek null", () -> s.get().peek(null));
        gives("sorted null", () -> s.get().sorted(null));
        gives("takeWhile null", () -> s.get().takeWhile(null));
        gives("collect null", () -> s.get().collect(null));
        gives("reduce null", () -> s.get().reduce(null));
        gives("min null", () -> s.get().min(null));
        gives("anyMatch null", () -> s.get().anyMatch(null));
        does("forEach null", () -> s.get().forEach(null));
        does("filtered forEach null", () -> s.get().filter(x -> true).forEach(null));
        gives("onClose null", () -> s.get().onClose(null));
        gives("int map null", () -> ints.get().map(null));
        gives("int reduce null", () -> ints.get().reduce(1, null));
        gives("int collect null", () -> ints.get().collect(null, null, null));
        gives("iterate null", () -> Stream.iterate(1, null));
        gives("generate null", () -> Stream.generate(null));
        gives("concat null", () -> Stream.concat(s.get(), null));
        gives("limit", () -> s.get().limit(-1));
        gives("skip", () -> s.get().skip(-2));
        gives("int limit", () -> ints.get().limit(-7));
        gives("long skip", () -> LongStream.of(1).skip(Long.MIN_VALUE));
        gives("findFirst null", () -> Stream.of((Object) null).findFirst());
        gives("reduce to null", () -> Stream.of(1, 2).reduce((a, b) -> null));
        gives("max of null", () -> Stream.of((Integer) null).max(Comparator.naturalOrder()));
        gives("sorted with null", () -> Stream.of(1, null, 2).sorted().toList());
        gives("sorted one null", () -> Stream.of((Integer) null).sorted().toList());
        gives("not comparable", () -> Stream.of(new Object(), new Object()).sorted().count() + " counted");
        gives("null unboxed", () -> Stream.of(1, null).mapToInt(x -> x).sum());
        gives("of null array", () -> Stream.of((Object[]) null));
        gives("null after use", () -> {
            Stream<Integer> used = s.get();
            used.map(x -> x);
            return used.map(null);
        });
    }

    static void useAndClose() {
        gives("twice", () -> {
            Stream<Integer> stream = Stream.of(1);
            stream.count();
            return stream.count();
        });
        gives("fork", () -> {
            IntStream stream = IntStream.range(0, 3);
            stream.map(x -> x);
            return stream.filter(x -> true);
        });
        gives("after close", () -> {
            Stream<Integer> stream = Stream.of(1);
            stream.close();
            return stream.count();
        });
        gives("head closed", () -> {
            Stream<Integer> stream = Stream.of(1);
            Stream<Integer> mapped = stream.map(x -> x);
            stream.close();
            return mapped.toList();
        });
        gives("skip 0 is itself", () -> {
            Stream<Integer> stream = Stream.of(1);
            return stream.skip(0) == stream;
        });
        gives("unordered", () -> {
            Stream<Integer> set = new HashSet<>(List.of(1)).stream();
            Stream<Integer> list = Stream.of(1);
            return (set.unordered() == set) + " " + (list.unordered() == list);
        });
        gives("parallel", () -> {
            Stream<Integer> stream = Stream.of(1).parallel();
            Stream<Integer> mapped = stream.map(x -> x);
            return stream.isParallel() + " " + mapped.isParallel() + " " + mapped.sequential().isParallel()
                + (mapped.sequential() == mapped);
        });
        gives("onClose after use", () -> {
            Stream<Integer> stream = Stream.of(1);
            stream.count();
            return stream.onClose(() -> log("close"));
        });
        does("close order", () -> Stream.of(1).onClose(() -> log("a")).map(x -> x).onClose(() -> log("b")).close());
        does("close twice", () -> {
            IntStream stream = IntStream.of(1).onClose(() -> log("a"));
            stream.close();
            stream.close();
        });
        does("close fails", () -> Stream.of(1).onClose(() -> {
            log("a");
            throw new IllegalStateException("a");
        }).onClose(() -> {
            log("b");
            throw new IllegalArgumentException("b");
        }).onClose(() -> log("c")).close());
        does("same exception", () -> {
            RuntimeException e = new RuntimeException("same");
            Stream.of(1).onClose(() -> {
                throw e;
            }).onClose(() -> {
                throw e;
            }).close();
        });
        does("concat closes", () -> Stream.concat(Stream.of(1).onClose(() -> {
            throw new IllegalStateException("left");
        }), Stream.of(2).onClose(() -> log("right"))).close());
        gives("concat uses", () -> {
            Stream<Integer> stream = Stream.of(1);
            Stream.concat(stream, Stream.of(2));
            return stream.count();
        });
        gives("concat with itself", () -> {
            Stream<Integer> stream = Stream.of(1);
            return Stream.concat(stream, stream);
        });
        does("inner fails and closes", () -> Stream.of(1).flatMap(x -> Stream.of(x).peek(y -> {
            throw new IllegalStateException("inner");
        }).onClose(() -> {
            throw new IllegalArgumentException("close");
        })).forEach(Corners::log));
        gives("inner reused", () -> {
            Stream<Integer> inner = Stream.of(7);
            return Stream.of(1, 2).flatMap(x -> inner).toList();
        });
        gives("builder", () -> {
            Stream.Builder<Integer> builder = Stream.builder();
            builder.add(1).add(2).accept(3);
            return builder.build().toList();
        });
        gives("builder reused", () -> {
            Stream.Builder<Integer> builder = Stream.<Integer>builder().add(1);
            builder.build();
            return builder.add(2);
        });
        gives("builder built twice", () -> {
            IntStream.Builder builder = IntStream.builder();
            builder.build();
            return builder.build();
        });
    }

    static void sourcesAndSizes() {
        gives("late binding", () -> {
            List<Integer> list = new ArrayList<>(List.of(1));
            Stream<Integer> stream = Entry.of(list).map(x -> x * 2);
            list.add(2);
            return stream.toList();
        });
        gives("late size", () -> {
            Set<Integer> set = new HashSet<>(List.of(1));
            Stream<Integer> stream = Entry.of(set);
            set.add(2);
            return stream.count();
        });
        gives("sorted set", () -> Entry.of(new TreeSet<>(List.of(2, 1))).peek(Corners::log).sorted().peek(Corners::log).toList());
        gives("reversed set", () -> {
            TreeSet<Integer> set = new TreeSet<>(Comparator.reverseOrder());
            set.addAll(List.of(1, 2, 3));
            return Entry.of(set).peek(Corners::log).sorted().peek(Corners::log).distinct().toList();
        });
        gives("count of known size", () -> Stream.of(1, 2).peek(Corners::log).map(x -> x).sorted().count());
        gives("count of unknown size", () -> Stream.of(1, 2).peek(Corners::log).filter(x -> true).count());
        gives("count of distinct set", () -> Entry.of(new HashSet<>(List.of(1, 2))).peek(Corners::log).distinct().count());
        gives("count of concat", () -> Stream.concat(Stream.of(1).peek(Corners::log), Stream.of(2)).count());
        gives("count of slices", () -> IntStream.range(0, 10).peek(Corners::log).skip(3).limit(4).skip(9).count());
        gives("sorted values only", () -> Stream.of(new Version(1, 0), new Version(1, 1), new Version(1, 0))
            .sorted().distinct().toList());
        gives("all values", () -> Stream.of(new Version(1, 0), new Version(1, 1), new Version(1, 0)).distinct().toList());
        gives("range of all", () -> LongStream.rangeClosed(Long.MIN_VALUE, Long.MAX_VALUE).peek(Corners::log).limit(2).count());
        gives("long range too long", () -> LongStream.range(-2, Long.MAX_VALUE).spliterator().getExactSizeIfKnown());
        gives("long range", () -> LongStream.range(0, Long.MAX_VALUE).count());
        gives("int range", () -> IntStream.rangeClosed(Integer.MIN_VALUE, Integer.MAX_VALUE).count());
        gives("last int", () -> IntStream.rangeClosed(Integer.MAX_VALUE, Integer.MAX_VALUE).toArray());
        gives("empty range", () -> IntStream.range(3, 3).count() + LongStream.rangeClosed(3, 2).count());
        gives("distinct doubles", () -> DoubleStream.of(0.0, -0.0, Double.NaN, Double.NaN).distinct().toArray());
        gives("sorted doubles", () -> DoubleStream.of(Double.NaN, 0.0, -0.0, -1).sorted().toArray());
        gives("sum of infinities", () -> DoubleStream.of(Double.POSITIVE_INFINITY, 1, Double.POSITIVE_INFINITY).sum());
        gives("sum of opposites", () -> DoubleStream.of(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY).sum());
        gives("sum of tenths", () -> DoubleStream.generate(() -> 0.1).limit(10).sum());
        gives("int sum wraps", () -> IntStream.of(Integer.MAX_VALUE, 1).sum());
        gives("int average does not", () -> IntStream.of(Integer.MAX_VALUE, Integer.MAX_VALUE).average());
        gives("min of NaN", () -> DoubleStream.of(1, Double.NaN).min());
        gives("immutable list", () -> Stream.of(1).toList().add(2));
        gives("list with null", () -> Stream.of(1, null).toList());
    }

    /** Compares by its major number only, and so is not consistent with equals. */
    static final class Version implements Comparable<Version> {
        private final int major;
        private final int minor;

        Version(int major, int minor) {
            this.major = major;
            this.minor = minor;
        }

        public int compareTo(Version other) {
            return Integer.compare(major, other.major);
        }

        public boolean equals(Object other) {
            return other instanceof Version && ((Version) other).major == major && ((Version) other).minor == minor;
        }

        public int hashCode() {
            return 31 * major + minor;
        }

        public String toString() {
            return major + "." + minor;
        }
    }

    static void spliterators() {
        gives("iterator remove", () -> {
            Iterator<Integer> it = Stream.of(1).iterator();
            it.next();
            it.remove();
            return it;
        });
        gives("iterator ends", () -> Stream.empty().iterator().next());
        gives("int iterator ends", () -> IntStream.empty().iterator().next());
        does("boxed forEachRemaining", () -> IntStream.range(0, 3).iterator().forEachRemaining((Consumer<Integer>) Corners::log));
        does("boxed tryAdvance", () -> IntStream.range(0, 3).spliterator().tryAdvance((Consumer<Integer>) Corners::log));
        gives("wrong range", () -> Spliterators.spliterator(new Object[2], 1, 0, 0));
        gives("negative range", () -> Spliterators.spliterator(new int[2], -1, 0, 0));
        gives("long range", () -> Spliterators.spliterator(new double[2], 0, 3, 0));
        gives("comparator", () -> Stream.of(1).spliterator().getComparator());
        gives("sorted comparator", () -> Stream.of(1).sorted().spliterator().getComparator());
        gives("range comparator", () -> IntStream.range(0, 2).spliterator().getComparator());
        gives("hasCharacteristics", () -> IntStream.range(0, 2).spliterator().hasCharacteristics(Spliterator.SORTED | Spliterator.SIZED));
        gives("infinite size", () -> Stream.iterate(1, x -> x).spliterator().estimateSize());
        does("of iterator", () -> {
            Spliterator<Integer> s = Spliterators.spliterator(List.of(1, 2, 3).iterator(), 3, 0);
            log(s.tryAdvance(Corners::log));
            log(s.getExactSizeIfKnown() >= 2);
            s.forEachRemaining(Corners::log);
        });
        does("to iterator", () -> {
            PrimitiveIterator.OfInt it = Spliterators.iterator(Spliterators.spliterator(new int[] {4, 5, 6}, 0));
            log(it.hasNext());
            log(it.hasNext());
            log(it.nextInt());
            it.forEachRemaining((IntConsumer) Corners::log);
            log(it.hasNext());
        });
        does("own spliterator", () -> StreamSupport.stream(new Spliterators.AbstractSpliterator<Integer>(9, Spliterator.SIZED) {
            private int left = 2;

            public boolean tryAdvance(Consumer<? super Integer> action) {
                log("ask");
                if (left == 0) {
                    return false;
                }
                action.accept(left--);
                return true;
            }
        }, false).peek(Corners::log).filter(x -> true).forEach(Corners::log));
    }

    static void laziness() {
        gives("nothing", () -> Stream.of(1).peek(Corners::log).map(x -> 1 / 0) != null);
        gives("infinite inner", () -> Stream.of(1, 2).flatMap(x -> Stream.iterate(x, y -> y + 1)).peek(Corners::log).limit(3).toList());
        gives("infinite inner first", () -> IntStream.of(1).flatMap(x -> IntStream.generate(() -> x)).findFirst());
        gives("infinite inner to int", () -> Stream.of(1).flatMapToInt(x -> IntStream.iterate(x, y -> y + 1)).anyMatch(x -> x > 5));
        gives("infinite iterator", () -> Stream.iterate(1, x -> x * 2).filter(x -> x > 100).iterator().next());
        gives("sorted barrier", () -> Stream.of(3, 1, 2).peek(x -> log("a" + x)).sorted().peek(x -> log("b" + x)).findFirst());
        gives("limit stops", () -> Stream.generate(() -> {
            log("get");
            return 1;
        }).limit(2).toList());
        gives("limit 0", () -> Stream.of(1).peek(Corners::log).limit(0).toList());
        gives("match of empty", () -> Stream.empty().allMatch(x -> false) + " " + Stream.empty().anyMatch(x -> true));
        gives("short circuit", () -> Stream.of(1, 2, 3).peek(Corners::log).noneMatch(x -> x == 2));
        gives("supplier after sorting", () -> Stream.of(2, 1).peek(Corners::log).sorted().collect(() -> {
            log("new");
            return new ArrayList<>();
        }, ArrayList::add, ArrayList::addAll));
        gives("exception stops", () -> Stream.of(1, 0, 2).peek(Corners::log).map(x -> 4 / x).toList());
    }

    static void arrays() {
        gives("toArray", () -> Stream.of(1, 2).toArray(Number[]::new).getClass().getSimpleName());
        gives("wrong type", () -> Stream.of("a").toArray(Integer[]::new));
        gives("wrong length", () -> Stream.of("a", "b").toArray(n -> new String[0]));
        gives("wrong length, unknown size", () -> Stream.of("a", "b").filter(x -> true).toArray(n -> new String[1]));
        gives("longer, unknown size", () -> Stream.of("a", "b").filter(x -> true).toArray(n -> new String[3]));
    }

    static void collectors() {
        gives("toMap", () -> Stream.of("a", "bb", "cc").collect(Collectors.toMap(String::length, x -> x)));
        gives("toMap null value", () -> Stream.of("a").collect(Collectors.toMap(x -> x, x -> null)));
        gives("toMap null key", () -> Stream.of("a").collect(Collectors.toMap(x -> null, x -> x)));
        gives("toMap merge null", () -> Stream.of("a", "b").collect(Collectors.toMap(x -> 1, x -> x, (x, y) -> null)));
        gives("toUnmodifiableMap", () -> Stream.of("a").collect(Collectors.toUnmodifiableMap(x -> x, String::length)).put("b", 1));
        gives("toUnmodifiableMap merge", () -> Stream.of("a", "b")
            .collect(Collectors.toUnmodifiableMap(x -> 1, x -> x, String::concat)));
        gives("toUnmodifiableMap null", () -> Collectors.toUnmodifiableMap(null, null));
        gives("toUnmodifiableList", () -> Stream.of(1, null).collect(Collectors.toUnmodifiableList()));
        gives("toUnmodifiableList add", () -> Stream.of(1).collect(Collectors.toUnmodifiableList()).add(2));
        gives("toUnmodifiableList of none", () -> Stream.empty().collect(Collectors.toUnmodifiableList()));
        gives("toUnmodifiableSet", () -> Stream.of(1, 1).collect(Collectors.toUnmodifiableSet()));
        gives("toCollection", () -> Stream.of(2, 1).collect(Collectors.toCollection(TreeSet::new)));
        gives("groupingBy null key", () -> Stream.of(1).collect(Collectors.groupingBy(x -> null)));
        gives("groupingBy", () -> Stream.of("a", "bb", "c").collect(Collectors.groupingBy(String::length)));
        gives("groupingBy TreeMap", () -> Stream.of("a", "bb", "c")
            .collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.joining("+"))).firstEntry());
        gives("grouping of grouping", () -> Stream.of("a", "bb", "c").collect(
            Collectors.groupingBy(String::length, Collectors.groupingBy(x -> x.charAt(0), Collectors.counting()))));
        Map<Boolean, List<Integer>> parts = Stream.of(1, 2, 3).collect(Collectors.partitioningBy(x -> x > 1));
        gives("partition", () -> parts);
        gives("partition get", () -> parts.get(true) + " " + parts.get(false) + " " + parts.get(null) + " " + parts.get("x"));
        gives("partition put", () -> parts.put(true, List.of()));
        gives("partition remove", () -> parts.remove(true));
        gives("partition clear", () -> {
            parts.clear();
            return parts;
        });
        gives("partition keys", () -> parts.keySet() + " " + parts.values() + " " + parts.size() + parts.containsKey(false));
        gives("partition equals", () -> parts.equals(Map.of(true, List.of(2, 3), false, List.of(1))) + " " + parts.hashCode());
        gives("partition entry", () -> parts.entrySet().iterator().next().setValue(null));
        gives("joining null", () -> Stream.of("a").collect(Collectors.joining(null)));
        gives("joining null prefix", () -> Stream.of("a").collect(Collectors.joining("", null, "")));
        gives("joining null suffix", () -> Stream.of("a").collect(Collectors.joining("", "", null)));
        gives("joining nulls", () -> Stream.of("a", null).collect(Collectors.joining()) + Stream.of(null, "a").collect(Collectors.joining(",")));
        gives("joining none", () -> Stream.<String>empty().collect(Collectors.joining(",", "<", ">")));
        gives("minBy", () -> Stream.<Integer>empty().collect(Collectors.minBy(Comparator.naturalOrder())));
        gives("reducing to null", () -> Stream.of(1, 2).collect(Collectors.reducing((x, y) -> null)));
        gives("averaging none", () -> Stream.<Integer>empty().collect(Collectors.averagingInt(x -> x)));
        gives("averagingLong", () -> Stream.of(1L << 62, 1L << 62).collect(Collectors.averagingLong(x -> x)));
        gives("summingInt", () -> Stream.of(1 << 30, 1 << 30).collect(Collectors.summingInt(x -> x)));
        gives("teeing", () -> Stream.of(1, 2).collect(Collectors.teeing(Collectors.counting(), Collectors.summingLong(x -> x), List::of)));
        gives("teeing null", () -> Collectors.teeing(Collectors.counting(), null, List::of));
        gives("teeing null merger", () -> Collectors.teeing(Collectors.counting(), Collectors.counting(), null));
        gives("flatMapping", () -> Stream.of(1, 2).collect(Collectors.flatMapping(
            x -> x == 1 ? null : Stream.of(x, x).onClose(() -> log("close")), Collectors.toList())));
        gives("collectingAndThen", () -> Stream.of(1).collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList)));
        gives("collectingAndThen null", () -> Collectors.collectingAndThen(Collectors.toList(), null));
        gives("mapping null", () -> Collectors.mapping(x -> x, null));
        gives("summarizing", () -> Stream.of(1, 5).collect(Collectors.summarizingInt(x -> x)));
        gives("summarizingDouble", () -> Stream.of(1, 5).collect(Collectors.summarizingDouble(x -> x / 3.0)));
    }

    /** Collectors taken apart: two containers filled and combined, and the characteristics. */
    static void collectorParts() {
        split("toList", Collectors.toList());
        split("toSet", Collectors.toSet());
        split("toUnmodifiableList", Collectors.toUnmodifiableList());
        split("toCollection", Collectors.toCollection(ArrayList::new));
        split("joining", Collectors.mapping(x -> "" + x, Collectors.joining()));
        split("joining ,", Collectors.mapping(x -> "" + x, Collectors.joining(",", "<", ">")));
        split("filtered joining", Collectors.filtering(x -> x < 3, Collectors.mapping(x -> "" + x, Collectors.joining(",", "<", ">"))));
        split("counting", Collectors.counting());
        split("summingInt", Collectors.summingInt(x -> x));
        split("summingDouble", Collectors.summingDouble(x -> x / 10.0));
        split("averagingInt", Collectors.averagingInt(x -> x));
        split("averagingDouble", Collectors.averagingDouble(x -> x / 10.0));
        split("minBy", Collectors.minBy(Comparator.naturalOrder()));
        split("reducing", Collectors.reducing(0, (x, y) -> x * 2 + y));
        split("reducing mapped", Collectors.reducing("", x -> "" + x, String::concat));
        split("groupingBy", Collectors.groupingBy(x -> x % 2));
        split("groupingBy counting", Collectors.groupingBy(x -> x % 2, Collectors.counting()));
        split("partitioningBy", Collectors.partitioningBy(x -> x > 1));
        split("partitioningBy counting", Collectors.partitioningBy(x -> x > 1, Collectors.counting()));
        split("toMap", Collectors.toMap(x -> x, x -> x));
        split("toMap duplicates", Collectors.toMap(x -> x % 3, x -> x));
        split("toMap merge", Collectors.toMap(x -> x % 2, x -> x, Integer::sum));
        split("toUnmodifiableMap", Collectors.collectingAndThen(Collectors.toUnmodifiableMap((Integer x) -> x, x -> x), TreeMap::new));
        split("summarizingInt", Collectors.summarizingInt(x -> x));
        split("summarizingDouble", Collectors.summarizingDouble(x -> x / 10.0));
        split("teeing", Collectors.teeing(Collectors.toSet(), Collectors.toSet(), (a, b) -> a + " " + b));
        split("collectingAndThen", Collectors.collectingAndThen(Collectors.toSet(), Set::size));
        split("of", Collector.of(StringBuilder::new, (StringBuilder b, Integer x) -> b.append(x), StringBuilder::append));
        split("of finisher", Collector.of(StringBuilder::new, (StringBuilder b, Integer x) -> b.append(x), StringBuilder::append,
            StringBuilder::length, Collector.Characteristics.CONCURRENT, Collector.Characteristics.UNORDERED));
        gives("of null", () -> Collector.of(null, null, null));
        gives("characteristics add", () -> Collectors.toList().characteristics().add(Collector.Characteristics.UNORDERED));
        gives("own collector", () -> Stream.of(1, 2).collect(new Own(Set.of())));
        gives("own collector as is", () -> Stream.of(1, 2).collect(new Own(Set.of(Collector.Characteristics.IDENTITY_FINISH))));
    }

    static <A, R> void split(String name, Collector<Integer, A, R> collector) {
        gives("parts of " + name, () -> {
            A left = collector.supplier().get();
            A right = collector.supplier().get();
            for (int i = 0; i < 3; i++) {
                collector.accumulator().accept(left, i);
                collector.accumulator().accept(right, i + 3);
            }
            R result = collector.finisher().apply(collector.combiner().apply(left, right));
            return result + " " + new TreeSet<>(collector.characteristics()) + collector.characteristics().size();
        });
    }

    /** A collector of the program that tells which of its parts is asked for. */
    static final class Own implements Collector<Integer, List<Object>, Collection<Object>> {
        private final Set<Characteristics> characteristics;

        Own(Set<Characteristics> characteristics) {
            this.characteristics = characteristics;
        }

        public Supplier<List<Object>> supplier() {
            log("supplier");
            return ArrayList::new;
        }

        public BiConsumer<List<Object>, Integer> accumulator() {
            log("accumulator");
            return List::add;
        }

        public BinaryOperator<List<Object>> combiner() {
            log("combiner");
            return (a, b) -> a;
        }

        public Function<List<Object>, Collection<Object>> finisher() {
            log("finisher");
            return list -> Collections.singleton(list);
        }

        public Set<Characteristics> characteristics() {
            log("characteristics");
            return characteristics;
        }
    }

    static void statistics() {
        gives("int none", () -> new IntSummaryStatistics());
        gives("long none", () -> new LongSummaryStatistics());
        gives("double none", () -> new DoubleSummaryStatistics());
        gives("int of", () -> new IntSummaryStatistics(2, 1, 3, 4));
        gives("int of none", () -> new IntSummaryStatistics(0, 5, 3, 4));
        gives("int negative", () -> new IntSummaryStatistics(-1, 1, 3, 4));
        gives("long min over max", () -> new LongSummaryStatistics(1, 4, 3, 4));
        gives("double NaN", () -> new DoubleSummaryStatistics(1, 1, 3, Double.NaN));
        gives("double all NaN", () -> new DoubleSummaryStatistics(1, Double.NaN, Double.NaN, Double.NaN));
        gives("combine", () -> {
            DoubleSummaryStatistics a = DoubleStream.of(0.1, 0.2, 0.3).summaryStatistics();
            a.combine(DoubleStream.of(1e16, 0.7, -1e16).summaryStatistics());
            return a.getCount() + " " + a.getSum() + " " + a.getMin() + " " + a.getMax() + " " + a.getAverage();
        });
        gives("combine long", () -> {
            LongSummaryStatistics a = LongStream.of(1, 2).summaryStatistics();
            a.combine(LongStream.of(Long.MAX_VALUE).summaryStatistics());
            a.accept(5);
            return a;
        });
        gives("combine null", () -> {
            new IntSummaryStatistics().combine(null);
            return "";
        });
    }
}

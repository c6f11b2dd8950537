import java.util.AbstractCollection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.Random;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.BaseStream;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Random pipelines: each line tells the operations, every call of a lambda in its order, and the result or the
 * exception. The same seed gives the same pipelines whatever streams they run on. Arguments: seed, count.
 */
public class Pipelines {
    private final Random random;
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder trace = new StringBuilder();
    private boolean nulls;
    private int flats;

    Pipelines(long seed) {
        random = new Random(seed);
    }

    public static void main(String[] args) {
        long seed = Long.parseLong(args[0]);
        int count = Integer.parseInt(args[1]);
        for (int i = 0; i < count; i++) {
            System.out.println(new Pipelines(seed * 1_000_003L + i).line());
        }
    }

    private String line() {
        nulls = chance(8);
        String result;
        try {
            result = show(terminal());
        } catch (RuntimeException e) {
            result = e.getClass().getName() + (e instanceof NullPointerException ? "" : ": " + e.getMessage());
        }
        return text + " |" + trace + " => " + result;
    }

    private int below(int n) {
        return random.nextInt(n);
    }

    private boolean chance(int oneIn) {
        return below(oneIn) == 0;
    }

    private void say(String s) {
        text.append(' ').append(s);
    }

    private void log(String name, Object value) {
        trace.append(' ').append(name).append(value);
        if (trace.length() > 20_000) {
            throw new IllegalArgumentException("trace too long");
        }
    }

    private static int num(Integer x) {
        return x == null ? 4 : x;
    }

    // ---- sources -------------------------------------------------------------------------------------------------

    private Integer element() {
        return nulls && chance(4) ? null : (Integer) (below(12) - 3);
    }

    private List<Integer> elements() {
        List<Integer> list = new ArrayList<>();
        for (int i = below(8); i > 0; i--) {
            list.add(element());
        }
        return list;
    }

    private List<Integer> elementsNotNull() {
        boolean before = nulls;
        nulls = false;
        List<Integer> list = elements();
        nulls = before;
        return list;
    }

    private Collection<Integer> collection() {
        switch (below(9)) {
            case 0: say("ArrayList"); return elements();
            case 1: say("LinkedList"); return new LinkedList<>(elements());
            case 2: say("HashSet"); return new HashSet<>(elements());
            case 3: say("LinkedHashSet"); return new LinkedHashSet<>(elements());
            case 4: say("TreeSet"); return new TreeSet<>(elementsNotNull());
            case 5: {
                say("TreeSet reversed");
                TreeSet<Integer> set = new TreeSet<>(Comparator.reverseOrder());
                set.addAll(elementsNotNull());
                return set;
            }
            case 6: say("ArrayDeque"); return new ArrayDeque<>(elementsNotNull());
            case 7: say("List.of"); return List.copyOf(elementsNotNull());
            default: {
                say("own collection");
                List<Integer> list = elements();
                return new AbstractCollection<Integer>() {
                    public Iterator<Integer> iterator() {
                        log("iterator", "");
                        return list.iterator();
                    }

                    public int size() {
                        log("size", "");
                        return list.size();
                    }
                };
            }
        }
    }

    private Stream<Integer> refSource(int depth) {
        int a = below(6);
        switch (below(16)) {
            case 0: say("of"); return Stream.of(elements().toArray(new Integer[0]));
            case 1: say("of 1"); return Stream.of(a);
            case 2: say("empty"); return Stream.empty();
            case 3: {
                say("iterate.limit");
                return Stream.iterate(a, x -> {
                    log("next", x);
                    return x + 2;
                }).limit(below(6));
            }
            case 4: {
                say("iterate to");
                return Stream.iterate(a, x -> {
                    log("has", x);
                    return x < 9;
                }, x -> {
                    log("next", x);
                    return x + 2;
                });
            }
            case 5: {
                say("generate.limit");
                int[] state = {a};
                return Stream.generate(() -> {
                    log("get", state[0]);
                    return state[0]++;
                }).limit(below(6));
            }
            case 6: {
                say("builder");
                Stream.Builder<Integer> builder = Stream.builder();
                for (Integer x : elements()) {
                    builder.add(x);
                }
                return builder.build();
            }
            case 7: {
                if (depth > 0) {
                    say("concat(");
                    Stream<Integer> left = refOps(refSource(depth - 1), 2);
                    say(",");
                    Stream<Integer> right = refOps(refSource(depth - 1), 2);
                    say(")");
                    return Stream.concat(left, right);
                }
                say("ofNullable");
                return Stream.ofNullable(element());
            }
            case 8: say("Optional"); return Optional.ofNullable(element()).stream();
            case 9: say("Arrays.stream"); return Arrays.stream(elements().toArray(new Integer[0]));
            case 10: {
                say("unknown size");
                return StreamSupport.stream(Spliterators.spliteratorUnknownSize(elements().iterator(), 0), false);
            }
            case 11: {
                say("supplier");
                Collection<Integer> list = elements();
                return StreamSupport.stream(() -> {
                    log("supply", "");
                    return Spliterators.spliterator(list, Spliterator.ORDERED);
                }, Spliterator.ORDERED | Spliterator.SIZED, false);
            }
            default: {
                Collection<Integer> c = collection();
                return saysItsOrder(c) && chance(2) ? Entry.of(c) : c.stream();
            }
        }
    }

    // an order that is not the natural one is kept by our way in but not told as the spliterator's comparator
    private static boolean saysItsOrder(Collection<?> c) {
        return !(c instanceof TreeSet && ((TreeSet<?>) c).comparator() != null);
    }

    private IntStream intSource(int depth) {
        int a = below(6);
        int b = below(9);
        switch (below(9)) {
            case 0: say("range"); return IntStream.range(a, b);
            case 1: say("rangeClosed"); return IntStream.rangeClosed(a, b);
            case 2: say("near the largest"); return IntStream.rangeClosed(Integer.MAX_VALUE - 2, Integer.MAX_VALUE);
            case 3: say("of"); return IntStream.of(ints());
            case 4: {
                say("iterate.limit");
                return IntStream.iterate(a, x -> {
                    log("next", x);
                    return x * 2 + 1;
                }).limit(b);
            }
            case 5: {
                say("iterate to");
                return IntStream.iterate(a, x -> x < 10, x -> {
                    log("next", x);
                    return x + 1;
                });
            }
            case 6: {
                if (depth > 0) {
                    say("concat(");
                    IntStream left = intOps(intSource(depth - 1), 2);
                    say(",");
                    IntStream right = intOps(intSource(depth - 1), 2);
                    say(")");
                    return IntStream.concat(left, right);
                }
                say("chars");
                return "hello".chars();
            }
            case 7: say("Arrays.stream"); return Arrays.stream(ints());
            default: {
                say("generate.limit");
                int[] state = {a};
                return IntStream.generate(() -> {
                    log("get", state[0]);
                    return state[0]++;
                }).limit(b);
            }
        }
    }

    private int[] ints() {
        int[] array = new int[below(8)];
        for (int i = 0; i < array.length; i++) {
            array[i] = below(12) - 3;
        }
        return array;
    }

    private LongStream longSource() {
        long a = below(6);
        switch (below(4)) {
            case 0: say("long range"); return LongStream.range(a, a + below(5));
            case 1: say("long rangeClosed"); return LongStream.rangeClosed(Long.MAX_VALUE - a, Long.MAX_VALUE);
            case 2: say("long of"); return LongStream.of(a, a + 3, a, -a);
            default: say("long iterate"); return LongStream.iterate(a, x -> x * 3).limit(below(6));
        }
    }

    private DoubleStream doubleSource() {
        double[] special = {0.0, -0.0, 1.5, Double.NaN, Double.POSITIVE_INFINITY, 0.1, 1e16, -1e16, 0.3, -2.0};
        double[] array = new double[below(8)];
        for (int i = 0; i < array.length; i++) {
            array[i] = chance(3) ? random.nextDouble() : special[below(special.length)];
        }
        say("double of");
        return DoubleStream.of(array);
    }

    // ---- operations ----------------------------------------------------------------------------------------------

    private boolean test(String name, int x, int mod, int rest) {
        log(name, x);
        return Math.floorMod(x, mod) != rest;
    }

    private int change(int x, int kind) {
        log("m", x);
        if (kind == 7 && x == 5) {
            throw new IllegalStateException("five");
        }
        return kind == 0 ? x / 2 : kind == 1 ? -x : x + kind;
    }

    private Stream<Integer> inner(int x, int kind) {
        Stream<Integer> pair = Stream.of(x, x + 1).peek(y -> log("in", y));
        switch (kind) {
            case 0: return null;
            case 1: return Stream.empty();
            case 2: return Stream.of(x);
            case 3: return pair;
            case 4: return pair.onClose(() -> log("close", x));
            case 5: return pair.flatMap(y -> Stream.of(y, y).peek(z -> log("deep", z)));
            case 6: return Stream.iterate(x, y -> y + 1).peek(y -> log("in", y)).limit(3);
            case 7: return pair.sorted(Comparator.reverseOrder());
            case 8: return Stream.concat(pair, Stream.of(x).peek(y -> log("end", y)));
            case 9: return pair.parallel().filter(y -> test("inf", y, 2, 0));
            default: return Arrays.asList(x, x).stream();
        }
    }

    private IntStream innerInts(int x, int kind) {
        switch (kind) {
            case 0: return null;
            case 1: return IntStream.empty();
            case 2: return IntStream.range(x, x + 3).peek(y -> log("in", y));
            case 3: return IntStream.of(x).onClose(() -> log("close", x));
            case 4: return IntStream.of(x, x + 2).peek(y -> log("in", y))
                .flatMap(y -> IntStream.of(y, y).peek(z -> log("deep", z)));
            default: return IntStream.iterate(x, y -> y + 1).peek(y -> log("in", y)).limit(2);
        }
    }

    private Stream<Integer> refOps(Stream<Integer> stream, int most) {
        for (int i = below(most + 1); i > 0; i--) {
            stream = refOp(stream);
        }
        return stream;
    }

    private Stream<Integer> refOp(Stream<Integer> s) {
        int a = below(8);
        int mod = 2 + below(3);
        int rest = below(mod);
        switch (below(24)) {
            case 0: case 1: say("filter"); return s.filter(x -> test("f", num(x), mod, rest));
            case 2: case 3: say("map"); return s.map(x -> change(num(x), a));
            case 4: case 5: say("peek"); return s.peek(x -> log("p", x));
            case 6: say("limit" + a); return s.limit(a);
            case 7: say("skip" + a); return s.skip(a);
            case 8: say("sorted"); return s.sorted();
            case 9: {
                say("sorted by");
                return s.sorted((x, y) -> Integer.compare(num(y), num(x)));
            }
            case 10: case 11: say("distinct"); return s.distinct();
            case 12: say("takeWhile"); return s.takeWhile(x -> test("t", num(x), mod + 3, rest));
            case 13: say("dropWhile"); return s.dropWhile(x -> test("d", num(x), mod, rest));
            case 14: case 15: {
                if (flats++ >= 3) {
                    return s;
                }
                int kind = below(11);
                say("flatMap" + kind);
                return s.flatMap(x -> inner(num(x), kind));
            }
            case 16: {
                say("mapMulti");
                return s.mapMulti((x, to) -> {
                    log("mm", x);
                    for (int i = 0; i < Math.floorMod(num(x), 3); i++) {
                        to.accept(num(x) + i);
                    }
                });
            }
            case 17: say("unordered"); return s.unordered();
            case 18: say("onClose"); return s.onClose(() -> log("closed", a));
            case 19: {
                say("mapToInt");
                return intOps(s.mapToInt(Pipelines::num), 2).boxed();
            }
            case 20: {
                say("mapToObj");
                return intOps(s.mapToInt(Pipelines::num), 2).mapToObj(x -> change(x, a));
            }
            case 21: {
                int kind = below(6);
                say("flatMapToInt" + kind);
                return flats++ >= 3 ? s : intOps(s.flatMapToInt(x -> innerInts(num(x), kind)), 1).boxed();
            }
            case 22: {
                say("mapToLong");
                return longOps(s.mapToLong(x -> num(x) * 3L), 2).mapToObj(x -> (int) x);
            }
            default: {
                say("mapToDouble");
                return doubleOps(s.mapToDouble(x -> num(x) / 2.0), 2).mapToObj(x -> (int) x);
            }
        }
    }

    private IntStream intOps(IntStream stream, int most) {
        for (int i = below(most + 1); i > 0; i--) {
            stream = intOp(stream);
        }
        return stream;
    }

    private IntStream intOp(IntStream s) {
        int a = below(8);
        int mod = 2 + below(3);
        int rest = below(mod);
        switch (below(21)) {
            case 0: case 1: say("int filter"); return s.filter(x -> test("f", x, mod, rest));
            case 2: case 3: say("int map"); return s.map(x -> change(x, a));
            case 4: case 5: say("int peek"); return s.peek(x -> log("p", x));
            case 6: say("int limit" + a); return s.limit(a);
            case 7: say("int skip" + a); return s.skip(a);
            case 8: case 9: say("int sorted"); return s.sorted();
            case 10: case 11: say("int distinct"); return s.distinct();
            case 12: say("int takeWhile"); return s.takeWhile(x -> test("t", x, mod + 3, rest));
            case 13: say("int dropWhile"); return s.dropWhile(x -> test("d", x, mod, rest));
            case 14: {
                if (flats++ >= 3) {
                    return s;
                }
                int kind = below(6);
                say("int flatMap" + kind);
                return s.flatMap(x -> innerInts(x, kind));
            }
            case 15: {
                say("int mapMulti");
                return s.mapMulti((x, to) -> {
                    log("mm", x);
                    to.accept(x);
                    to.accept(x + 1);
                });
            }
            case 16: say("boxed"); return refOps(s.boxed(), 2).mapToInt(Pipelines::num);
            case 17: say("asLongStream"); return longOps(s.asLongStream(), 2).mapToInt(x -> (int) x);
            case 18: say("asDoubleStream"); return doubleOps(s.asDoubleStream(), 2).mapToInt(x -> (int) x);
            case 19: say("int unordered"); return s.unordered();
            default: say("int parallel.sequential"); return s.parallel().sequential();
        }
    }

    private LongStream longOps(LongStream s, int most) {
        for (int i = below(most + 1); i > 0; i--) {
            int a = below(6);
            int mod = 2 + below(3);
            switch (below(11)) {
                case 0: say("long filter"); s = s.filter(x -> test("f", (int) x, mod, 0)); break;
                case 1: say("long map"); s = s.map(x -> x * a); break;
                case 2: case 3: say("long peek"); s = s.peek(x -> log("p", x)); break;
                case 4: say("long limit" + a); s = s.limit(a); break;
                case 5: say("long skip" + a); s = s.skip(a); break;
                case 6: say("long sorted"); s = s.sorted(); break;
                case 7: say("long distinct"); s = s.distinct(); break;
                case 8: say("long takeWhile"); s = s.takeWhile(x -> test("t", (int) x, mod + 3, 0)); break;
                case 9: say("long dropWhile"); s = s.dropWhile(x -> test("d", (int) x, mod, 0)); break;
                default: {
                    say("long asDoubleStream");
                    s = doubleOps(s.asDoubleStream(), 2).mapToLong(x -> (long) x);
                }
            }
        }
        return s;
    }

    private DoubleStream doubleOps(DoubleStream s, int most) {
        for (int i = below(most + 1); i > 0; i--) {
            int a = below(6);
            switch (below(10)) {
                case 0: say("double filter"); s = s.filter(x -> x < a); break;
                case 1: say("double map"); s = s.map(x -> x / a); break;
                case 2: case 3: say("double peek"); s = s.peek(x -> log("p", x)); break;
                case 4: say("double limit" + a); s = s.limit(a); break;
                case 5: say("double skip" + a); s = s.skip(a); break;
                case 6: say("double sorted"); s = s.sorted(); break;
                case 7: say("double distinct"); s = s.distinct(); break;
                case 8: say("double boxed"); s = s.boxed().distinct().mapToDouble(x -> x); break;
                default: say("double flatMap"); s = s.flatMap(x -> DoubleStream.of(x, x + a)); break;
            }
        }
        return s;
    }

    // ---- results -------------------------------------------------------------------------------------------------

    private static String show(Object value) {
        if (value instanceof int[]) {
            return Arrays.toString((int[]) value);
        }
        if (value instanceof long[]) {
            return Arrays.toString((long[]) value);
        }
        if (value instanceof double[]) {
            return Arrays.toString((double[]) value);
        }
        return value instanceof Object[] ? Arrays.toString((Object[]) value) : String.valueOf(value);
    }

    private Object terminal() {
        BaseStream<?, ?> used;
        Object result;
        switch (below(10)) {
            case 0: case 1: case 2: {
                IntStream s = intOps(intSource(2), 5);
                used = s;
                result = intEnd(s);
                break;
            }
            case 3: {
                LongStream s = longOps(longSource(), 4);
                used = s;
                result = longEnd(s);
                break;
            }
            case 4: {
                DoubleStream s = doubleOps(doubleSource(), 4);
                used = s;
                result = doubleEnd(s);
                break;
            }
            default: {
                Stream<Integer> s = refOps(refSource(2), 6);
                used = s;
                result = refEnd(s);
            }
        }
        log("; result ", show(result));
        if (chance(3)) {
            used.close();
        }
        if (chance(10)) {
            return used.iterator();
        }
        return "ok";
    }

    private Object refEnd(Stream<Integer> s) {
        int a = below(6);
        switch (below(25)) {
            case 0: say("forEach"); s.forEach(x -> log("e", x)); return "";
            case 1: say("forEachOrdered"); s.forEachOrdered(x -> log("e", x)); return "";
            case 2: say("toArray"); return s.toArray();
            case 3: say("toArray(Integer[])"); return s.toArray(n -> {
                log("new", n);
                return new Integer[n];
            });
            case 4: case 5: say("count"); return s.count();
            case 6: say("findFirst"); return s.findFirst();
            case 7: say("anyMatch"); return s.anyMatch(x -> !test("any", num(x), 5, a));
            case 8: say("allMatch"); return s.allMatch(x -> test("all", num(x), 5, a));
            case 9: say("noneMatch"); return s.noneMatch(x -> !test("none", num(x), 5, a));
            case 10: say("reduce"); return s.reduce((x, y) -> {
                log("r", x + "," + y);
                return num(x) * 2 + num(y);
            });
            case 11: say("reduce from"); return s.reduce(a, (x, y) -> num(x) * 2 + num(y));
            case 12: say("reduce to"); return s.reduce("", (x, y) -> x + y, String::concat);
            case 13: say("collect"); return s.collect(() -> {
                log("new", "");
                return new ArrayList<Integer>();
            }, ArrayList::add, ArrayList::addAll);
            case 14: say("toList"); return s.toList();
            case 15: say("min"); return s.min(Comparator.comparing(Pipelines::num));
            case 16: say("max"); return s.max(Comparator.comparing(x -> num(x) / 3));
            case 17: case 18: {
                say("iterator " + a);
                Iterator<Integer> it = s.iterator();
                for (int i = 0; i < a; i++) {
                    log("i", it.next());
                }
                log("has", it.hasNext());
                it.forEachRemaining(x -> log("rest", x));
                return "";
            }
            case 19: {
                say("spliterator " + a);
                Spliterator<Integer> it = s.spliterator();
                log("sized", it.getExactSizeIfKnown());
                int c = Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED | Spliterator.SIZED;
                log("is", it.characteristics() & c);
                for (int i = 0; i < a; i++) {
                    log("i", it.tryAdvance(x -> log("s", x)));
                }
                it.forEachRemaining(x -> log("rest", x));
                return "";
            }
            default: return s.collect(collector(2));
        }
    }

    private Collector<Integer, ?, ?> collector(int depth) {
        int mod = 2 + below(3);
        switch (below(depth > 0 ? 31 : 21)) {
            case 0: case 1: say("toList"); return Collectors.toList();
            case 2: say("toSet"); return Collectors.toSet();
            case 3: say("toUnmodifiableList"); return Collectors.toUnmodifiableList();
            case 4: say("toUnmodifiableSet"); {
                return Collectors.collectingAndThen(Collectors.<Integer>toUnmodifiableSet(), set -> new TreeSet<>(set));
            }
            case 5: say("toMap"); return Collectors.toMap(x -> num(x) + 1, x -> x);
            case 6: say("toMap merge"); return Collectors.toMap(x -> num(x) % mod, x -> num(x), (x, y) -> x * 10 + y);
            case 7: {
                say("toMap TreeMap");
                return Collectors.toMap(x -> num(x) % mod, x -> "" + x, (x, y) -> x + y, TreeMap::new);
            }
            case 8: say("joining"); return Collectors.mapping(x -> "" + x, Collectors.joining());
            case 9: say("joining ,"); return Collectors.mapping(x -> x == null ? null : "" + x, Collectors.joining(","));
            case 10: say("joining [,]"); return Collectors.mapping(x -> "" + x, Collectors.joining(", ", "[", "]"));
            case 11: say("counting"); return Collectors.counting();
            case 12: say("summing"); return Collectors.summingInt(Pipelines::num);
            case 13: say("averaging"); return Collectors.averagingInt(Pipelines::num);
            case 14: say("averagingDouble"); return Collectors.averagingDouble(x -> num(x) / 10.0);
            case 15: say("summingDouble"); return Collectors.summingDouble(x -> num(x) / 10.0);
            case 16: say("summarizing"); return Collectors.summarizingLong(Pipelines::num);
            case 17: say("minBy"); return Collectors.minBy(Comparator.<Integer>naturalOrder());
            case 18: say("maxBy"); return Collectors.maxBy(Comparator.<Integer>reverseOrder());
            case 19: say("reducing"); return Collectors.reducing(0, Pipelines::num, Integer::sum);
            case 20: say("reducing first"); return Collectors.<Integer>reducing((x, y) -> num(x) - num(y));
            case 21: case 22: say("groupingBy"); return Collectors.groupingBy(x -> num(x) % mod, collector(depth - 1));
            case 23: {
                say("groupingBy TreeMap");
                return Collectors.groupingBy(x -> x == null ? null : x % mod, TreeMap::new, collector(depth - 1));
            }
            case 24: case 25: {
                say("partitioningBy");
                return Collectors.partitioningBy(x -> num(x) > mod, collector(depth - 1));
            }
            case 26: say("mapping"); return Collectors.mapping(x -> num(x) * 2, collector(depth - 1));
            case 27: say("filtering"); return Collectors.filtering(x -> num(x) > mod, collector(depth - 1));
            case 28: {
                int kind = below(11);
                say("flatMapping" + kind);
                return Collectors.flatMapping(x -> inner(num(x), kind), collector(depth - 1));
            }
            case 29: {
                say("collectingAndThen");
                return Collectors.collectingAndThen(Collectors.<Integer>toList(), list -> {
                    log("then", list);
                    return Collections.unmodifiableList(list);
                });
            }
            default: say("teeing"); return tee(collector(depth - 1), collector(depth - 1));
        }
    }

    private static <A, B> Collector<Integer, ?, String> tee(Collector<Integer, ?, A> a, Collector<Integer, ?, B> b) {
        return Collectors.teeing(a, b, (x, y) -> x + " and " + y);
    }

    private Object intEnd(IntStream s) {
        int a = below(6);
        switch (below(19)) {
            case 0: say("forEach"); s.forEach(x -> log("e", x)); return "";
            case 1: say("toArray"); return s.toArray();
            case 2: case 3: say("count"); return s.count();
            case 4: say("sum"); return s.sum();
            case 5: say("average"); return s.average();
            case 6: say("min"); return s.min();
            case 7: say("max"); return s.max();
            case 8: say("summaryStatistics"); return s.summaryStatistics();
            case 9: say("anyMatch"); return s.anyMatch(x -> !test("any", x, 5, a));
            case 10: say("allMatch"); return s.allMatch(x -> test("all", x, 5, a));
            case 11: say("noneMatch"); return s.noneMatch(x -> !test("none", x, 5, a));
            case 12: say("findFirst"); return s.findFirst();
            case 13: say("reduce"); return s.reduce((x, y) -> x * 3 + y);
            case 14: say("reduce from"); return s.reduce(a, (x, y) -> x * 3 + y);
            case 15: say("collect"); return s.collect(StringBuilder::new, StringBuilder::append, StringBuilder::append);
            case 16: say("boxed collect"); return s.boxed().collect(collector(1));
            case 17: {
                say("spliterator");
                Spliterator.OfInt it = s.spliterator();
                log("sized", it.getExactSizeIfKnown());
                int c = Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED | Spliterator.SIZED;
                log("is", it.characteristics() & c);
                log("i", it.tryAdvance((int x) -> log("s", x)));
                it.forEachRemaining((int x) -> log("rest", x));
                return "";
            }
            default: {
                say("iterator " + a);
                PrimitiveIterator.OfInt it = s.iterator();
                for (int i = 0; i < a; i++) {
                    log("i", it.nextInt());
                }
                it.forEachRemaining((int x) -> log("rest", x));
                return "";
            }
        }
    }

    private Object longEnd(LongStream s) {
        switch (below(12)) {
            case 0: say("forEach"); s.forEach(x -> log("e", x)); return "";
            case 1: say("toArray"); return s.toArray();
            case 2: say("count"); return s.count();
            case 3: say("sum"); return s.sum();
            case 4: say("average"); return s.average();
            case 5: say("min"); return s.min();
            case 6: say("max"); return s.max();
            case 7: say("summaryStatistics"); return s.summaryStatistics();
            case 8: say("anyMatch"); return s.anyMatch(x -> x > 4);
            case 9: say("findFirst"); return s.findFirst();
            case 10: say("iterator"); return s.iterator().next();
            default: say("reduce"); return s.reduce(1, (x, y) -> x * 31 + y);
        }
    }

    private Object doubleEnd(DoubleStream s) {
        switch (below(12)) {
            case 0: say("forEach"); s.forEach(x -> log("e", x)); return "";
            case 1: say("toArray"); return s.toArray();
            case 2: say("count"); return s.count();
            case 3: say("sum"); return s.sum();
            case 4: say("average"); return s.average();
            case 5: say("min"); return s.min();
            case 6: say("max"); return s.max();
            case 7: {
                say("summaryStatistics");
                var statistics = s.summaryStatistics();
                return statistics + " " + statistics.getSum() + " " + statistics.getAverage();
            }
            case 8: say("summingDouble"); return s.boxed().collect(Collectors.summingDouble(x -> x));
            case 9: say("averagingDouble"); return s.boxed().collect(Collectors.averagingDouble(x -> x));
            case 10: say("iterator"); return s.iterator().next();
            default: say("reduce"); return s.reduce(1, (x, y) -> x / 3 + y);
        }
    }
}

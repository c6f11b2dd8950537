// The classes that are no collections: Random, BitSet, StringJoiner, StringTokenizer, Objects, Comparator, UUID,
// atomics, TimeUnit, entries, factories and wrappers.
import java.util.*;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

class Values {
    public static void main(String[] args) {
        long seed = Long.parseLong(args[0]);
        int count = Integer.parseInt(args[1]);
        for (int i = 0; i < count; i++) {
            run("random", seed, i, p -> random(p));
            run("bits", seed, i, p -> bits(p));
            run("text", seed, i, p -> text(p));
            run("objects", seed, i, p -> objects(p));
            run("comparators", seed, i, p -> comparators(p));
            run("cells", seed, i, p -> cells(p));
            run("factories", seed, i, p -> factories(p));
        }
    }

    private static void run(String kind, long seed, int number, java.util.function.Consumer<Probe> program) {
        Probe p = new Probe(kind, seed, number);
        program.accept(p);
        p.print();
    }

    static void random(Probe p) {
        long seed = p.pick(1000000) * 1000003L * p.pick(1000);
        Random r = new Random(seed);
        for (int i = 0; i < 30; i++) {
            int bound = p.chance(20) ? 1 << p.pick(31) : p.pick(1 << p.pick(31)) - p.pick(2);
            switch (p.pick(14)) {
                case 0: p.log("nextInt", () -> r.nextInt()); break;
                case 1: case 2: p.log("nextInt " + bound, () -> r.nextInt(bound)); break;
                case 3: p.log("nextLong", () -> r.nextLong()); break;
                case 4: p.log("nextBoolean", () -> r.nextBoolean()); break;
                case 5: p.log("nextFloat", () -> r.nextFloat()); break;
                case 6: p.log("nextDouble", () -> r.nextDouble()); break;
                case 7: p.log("nextGaussian", () -> r.nextGaussian()); break;
                case 8: p.log("nextBytes", () -> {
                    byte[] b = new byte[p.pick(11)];
                    r.nextBytes(b);
                    return Arrays.toString(b);
                }); break;
                case 9: p.log("nextInt range", () -> r.nextInt(-bound / 2, bound)); break;
                case 10: p.log("nextLong range", () -> r.nextLong(bound) + " " + r.nextLong(-5L - bound, bound * 3L)); break;
                case 11: p.log("nextDouble range", () -> r.nextDouble(0.5 + p.pick(9)) + " " + r.nextDouble(-1.0, bound)); break;
                case 12: p.log("ints", () -> Arrays.toString(r.ints(5, -3, 10).toArray())
                        + Arrays.toString(r.longs(3, -3, 10).toArray()) + Arrays.toString(r.doubles(2).toArray())
                        + Arrays.toString(r.ints(2).toArray())); break;
                default: r.setSeed(p.pick(100)); break;
            }
        }
    }

    static BitSet someBits(Probe p) {
        BitSet b = p.chance(50) ? new BitSet() : new BitSet(p.pick(200));
        for (int n = p.pick(8); n > 0; n--) {
            int from = p.pick(150);
            if (p.chance(50)) {
                b.set(from);
            } else {
                b.set(from, from + p.pick(90));
            }
        }
        return b;
    }

    static void bits(Probe p) {
        BitSet b = someBits(p);
        for (int s = 0; s < 30; s++) {
            int i = p.pick(210) - 5;
            int j = p.chance(80) ? i + p.pick(100) : p.pick(200) - 5;
            BitSet other = someBits(p);
            switch (p.pick(19)) {
                case 0: p.log("set " + i, () -> {
                    b.set(i);
                    return "";
                }); break;
                case 1: p.log("clear " + i, () -> {
                    b.clear(i);
                    return "";
                }); break;
                case 2: p.log("flip " + i, () -> {
                    b.flip(i);
                    return "";
                }); break;
                case 3: p.log("set " + i + " " + j, () -> {
                    b.set(i, j);
                    return "";
                }); break;
                case 4: p.log("clear " + i + " " + j, () -> {
                    b.clear(i, j);
                    return "";
                }); break;
                case 5: p.log("flip " + i + " " + j, () -> {
                    b.flip(i, j);
                    return "";
                }); break;
                case 6: p.log("get " + i, () -> b.get(i)); break;
                case 7: p.log("get " + i + " " + j, () -> b.get(i, j)); break;
                case 8: p.log("next " + i, () -> b.nextSetBit(i) + " " + b.nextClearBit(i)); break;
                case 9: p.log("previous " + i, () -> b.previousSetBit(i) + " " + b.previousClearBit(i)); break;
                case 10: p.log("and " + other, () -> {
                    b.and(other);
                    return "";
                }); break;
                case 11: p.log("or " + other, () -> {
                    b.or(other);
                    return "";
                }); break;
                case 12: p.log("xor " + other, () -> {
                    b.xor(other);
                    return "";
                }); break;
                case 13: p.log("andNot " + other, () -> {
                    b.andNot(other);
                    return "";
                }); break;
                case 14: p.log("intersects " + other, () -> b.intersects(other)); break;
                case 15: p.log("longs", () -> Arrays.toString(b.toLongArray()) + Arrays.toString(b.toByteArray())
                        + BitSet.valueOf(b.toLongArray()).equals(b)); break;
                case 16: p.log("clone", () -> b.clone() + " " + b.clone().equals(b)); break;
                case 17: p.log("stream", () -> b.stream().sum()); break;
                default: p.log("set " + i + " false", () -> {
                    b.set(i, j > 100);
                    return "";
                }); break;
            }
            p.state(() -> b);
            p.log("sizes", () -> b.size() + " " + b.length() + " " + b.cardinality() + " " + b.isEmpty() + " " + b.hashCode());
        }
    }

    static void text(Probe p) {
        StringJoiner j = p.chance(50) ? new StringJoiner(", ") : new StringJoiner("-", "<", ">");
        for (int s = 0; s < 8; s++) {
            switch (p.pick(5)) {
                case 0: p.log("empty value", () -> j.setEmptyValue("EMPTY")); break;
                case 1: p.log("merge", () -> j.merge(p.chance(50) ? j : new StringJoiner("+").add("a").add("b"))); break;
                default: p.log("add", () -> j.add(p.chance(10) ? null : "x" + p.pick(9))); break;
            }
            p.log("joined", () -> j + " " + j.length());
        }
        StringBuilder b = new StringBuilder();
        for (int n = p.pick(25); n > 0; n--) {
            b.append("ab ,;\t1".charAt(p.pick(7)));
        }
        StringTokenizer t = p.chance(40) ? new StringTokenizer(b.toString())
                : new StringTokenizer(b.toString(), ",; ", p.chance(50));
        for (int s = 0; s < 14; s++) {
            switch (p.pick(4)) {
                case 0: p.log("count", () -> t.countTokens() + " " + t.hasMoreTokens()); break;
                case 1: p.log("next by", () -> t.nextToken("a")); break;
                default: p.log("next", () -> t.nextToken()); break;
            }
        }
        UUID u = new UUID(p.pick(1 << 30) * 987654321012345L, p.pick(1 << 30) * -98765432101234567L);
        p.log("uuid", () -> u + " " + u.hashCode() + " " + u.equals(UUID.fromString(u.toString())) + u.version() + " "
                + u.compareTo(UUID.fromString("1-2-3-4-5")) + UUID.fromString("1-2-3-4-5"));
        p.log("uuid bad", () -> UUID.fromString("1-2-3-4"));
        p.log("uuid bad", () -> UUID.fromString("1-2-3-4-5-6"));
    }

    static Object any(Probe p) {
        switch (p.pick(8)) {
            case 0: return null;
            case 1: return "s" + p.pick(3);
            case 2: return new int[] {p.pick(2), 7};
            case 3: return new Object[] {p.pick(2), "x", null};
            case 4: return new double[] {p.pick(2) / 0.0, 0.0};
            case 5: return new Object[] {new Object[] {p.pick(2)}, new boolean[] {true, p.chance(50)}};
            default: return p.pick(4);
        }
    }

    static void objects(Probe p) {
        Object a = any(p);
        Object b = any(p);
        p.log("equals", () -> Objects.equals(a, b) + " " + Objects.deepEquals(a, b) + " " + Objects.isNull(a));
        p.log("deep", () -> Arrays.deepToString(new Object[] {a, b}) + Arrays.deepHashCode(new Object[] {a, b})
                + Arrays.deepEquals(new Object[] {a, b}, new Object[] {b, a}));
        Object[] self = {1, null, b};
        self[1] = self;
        p.log("self", () -> Arrays.deepToString(self));
        int i = p.pick(12) - 3;
        int j = p.pick(12) - 3;
        int k = p.pick(8);
        p.log("checkIndex", () -> Objects.checkIndex(i, k));
        p.log("checkFromTo", () -> Objects.checkFromToIndex(i, j, k));
        p.log("checkFromSize", () -> Objects.checkFromIndexSize(i, j, k));
        p.log("hash", () -> Objects.hash(i, "x", null, j) + " " + Objects.hashCode(null) + Objects.hash());
        p.log("else", () -> Objects.requireNonNullElse(null, i) + " " + Objects.toString(null, "d") + Objects.toString(j));
        for (int n = 0; n < 3; n++) {
            int which = n;
            try {
                if (which == 0) {
                    Objects.requireNonNull(null, "text");
                } else if (which == 1) {
                    Objects.requireNonNull(null, () -> "made");
                } else {
                    Objects.requireNonNullElse(null, null);
                }
            } catch (NullPointerException e) {
                p.log("required", () -> e.getMessage());
            }
        }
    }

    static void comparators(Probe p) {
        List<String> words = new ArrayList<>();
        for (int n = p.pick(50); n > 0; n--) {
            words.add(p.chance(10) ? null : "w".repeat(p.pick(4)) + p.pick(5));
        }
        Comparator<String> byLength = Comparator.comparingInt(w -> w.length());
        Comparator<String> natural = Comparator.naturalOrder();
        Comparator<String> order;
        switch (p.pick(8)) {
            case 0: order = Comparator.nullsFirst(byLength); break;
            case 1: order = Comparator.nullsLast(byLength.reversed()).thenComparing(natural); break;
            case 2: order = Comparator.nullsFirst(natural.reversed()).reversed(); break;
            case 3: order = Comparator.nullsLast(byLength.thenComparing(Comparator.reverseOrder())); break;
            case 4: order = Comparator.nullsFirst(Comparator.comparing(w -> w.charAt(w.length() - 1))); break;
            case 5: order = Comparator.nullsLast(byLength.thenComparing(w -> w.hashCode())); break;
            case 6: order = Comparator.nullsFirst(Comparator.comparing(w -> w, Collections.reverseOrder())); break;
            default: order = Comparator.comparingDouble(w -> w.length() / 3.0); break;
        }
        p.log("sorted", () -> {
            words.sort(order);
            return words;
        });
        p.log("min", () -> Collections.min(words, order) + " " + Collections.max(words, order));
        p.log("same", () -> Collections.reverseOrder(Collections.reverseOrder(byLength)) == byLength);
        p.log("reverse", () -> Comparator.naturalOrder().reversed() == (Object) Collections.reverseOrder());
        p.log("entries", () -> Map.Entry.<Integer, Integer>comparingByKey().compare(Map.entry(1, 2), Map.entry(2, 1)) + " "
                + Map.Entry.<Integer, Integer>comparingByValue().compare(Map.entry(1, 2), Map.entry(2, 1)));
    }

    static void cells(Probe p) {
        AtomicInteger i = new AtomicInteger(p.pick(5));
        AtomicLong l = new AtomicLong(p.pick(5));
        AtomicReference<String> r = new AtomicReference<>("a");
        AtomicBoolean b = new AtomicBoolean();
        ReentrantLock lock = new ReentrantLock();
        for (int s = 0; s < 12; s++) {
            int n = p.pick(6);
            switch (p.pick(8)) {
                case 0: p.log("add", () -> i.addAndGet(n) + " " + i.getAndAdd(n) + " " + l.addAndGet(-n)); break;
                case 1: p.log("inc", () -> i.incrementAndGet() + " " + i.getAndDecrement() + " " + l.getAndIncrement()); break;
                case 2: p.log("cas", () -> i.compareAndSet(n, 3) + " " + b.compareAndSet(n > 2, n > 3) + r.compareAndSet("a", "b")); break;
                case 3: p.log("update", () -> i.updateAndGet(x -> x * 2) + " " + l.getAndUpdate(x -> x - 1) + r.updateAndGet(x -> x + n)); break;
                case 4: p.log("accumulate", () -> i.accumulateAndGet(n, (x, y) -> x * y) + " " + l.getAndAccumulate(n, (x, y) -> y)
                        + r.getAndAccumulate("z", (x, y) -> y + x)); break;
                case 5: p.log("set", () -> i.getAndSet(n) + " " + b.getAndSet(n > 2) + r.getAndSet("a")); break;
                case 6: p.log("lock", () -> {
                    lock.lock();
                    return lock.getHoldCount() + " " + lock.isLocked();
                }); break;
                default: p.log("unlock", () -> {
                    lock.unlock();
                    return lock.isHeldByCurrentThread();
                }); break;
            }
            p.log("cells", () -> i + " " + l + " " + r + " " + b);
        }
        TimeUnit from = TimeUnit.values()[p.pick(7)];
        TimeUnit to = TimeUnit.values()[p.pick(7)];
        long d = (p.pick(2) * 2 - 1) * (1L << p.pick(63)) + p.pick(100000);
        p.log("convert " + d + from + to, () -> to.convert(d, from) + " " + from.toMillis(d));
    }

    static void factories(Probe p) {
        Object a = p.pick(4);
        Object b = p.chance(15) ? null : (Object) p.pick(4);
        Object c = p.pick(4);
        p.log("list", () -> List.of(a, b, c) + " " + List.of(a, b).hashCode());
        p.log("set", () -> Set.of(a, b).size() + " " + Set.of(a, c).equals(Set.of(c, a)));
        p.log("map", () -> Map.of(a, b, c, b).equals(Map.of(c, b, a, b)));
        p.log("entry", () -> Map.entry(a, b) + " " + Map.entry(a, b).hashCode() + Map.entry(a, b).equals(new AbstractMap.SimpleEntry<>(a, b)));
        p.log("entry.set", () -> Map.entry(a, c).setValue(b));
        p.log("map.put", () -> Map.of(a, c).put(a, b));
        p.log("map.get", () -> Map.of(a, c).get(b) + " " + Map.of(a, c).getOrDefault(c, "d") + Map.of(a, c).containsValue(b));
        p.log("set.contains", () -> Set.of(a).contains(b));
        p.log("copy", () -> Map.copyOf(Collections.singletonMap(a, b)) + " " + List.copyOf(Arrays.asList(a, b)));
        p.log("entries", () -> Map.ofEntries(Map.entry(a, "x"), Map.entry(c, "y")).get(c));
        p.log("same", () -> List.copyOf(List.of(a, c)) != null);
        List<Object> l = Collections.unmodifiableList(new ArrayList<>(Arrays.asList(a, b)));
        p.log("wrap", () -> Collections.unmodifiableList(l) == l);
        p.log("nCopies", () -> Collections.nCopies(p.pick(4) - 1, a));
        p.log("set of entries", () -> {
            TreeSet<Map.Entry<Object, Object>> entries = new TreeSet<>((x, y) -> x.toString().compareTo(y.toString()));
            entries.add(Map.entry(a, c));
            entries.add(Map.entry(c, a));
            return new TreeSet<>(entries) + " " + new TreeSet<>(entries).first() + entries.clone();
        });
        p.log("simple", () -> {
            AbstractMap.SimpleEntry<Object, Object> e = new AbstractMap.SimpleEntry<>(a, b);
            return e.setValue(c) + " " + e + new AbstractMap.SimpleImmutableEntry<>(e).hashCode();
        });
        Properties defaults = new Properties();
        defaults.setProperty("k", "v");
        Properties props = new Properties(defaults);
        p.log("properties", () -> props.getProperty("k") + props.getProperty("x", "d") + props.setProperty("k", "w") + props
                + props.getProperty("k"));
        p.log("addAll", () -> {
            ArrayList<Object> made = new ArrayList<>();
            return Collections.addAll(made, a, b, c) + " " + made;
        });
    }
}

record Point(int x, @NonNull String... names) { }
public record Pair<A, B extends Number>(A first, B second) implements Comparable<Pair<A, B>> {
    static int count;
    public Pair {
        if (first == null) throw new NullPointerException();
    }
    Pair(A first) { this(first, null); }
    @Override public int compareTo(Pair<A, B> other) { return 0; }
    record Inner() { Inner { } }
    class Use { int record; void record() { record = 1; record(); var sealed = record; } }
}

package p;

@FunctionalInterface
public interface Shape<T extends Comparable<? super T> & java.io.Serializable, U> extends A<T>, B permits Circle, p.Square {
    int SIDES = 4, MORE[] = {1, 2};
    double area();
    default <V> V twice(V v) throws java.io.IOException, Bad { return v; }
    static void help() { }
    private int inner() { return 1; }
    class Nested { }
    interface Deeper { }
    enum Colour { RED }
    record R() { }
    @interface Note { }
}

abstract sealed class Circle extends Shape.Base<int[]> implements Shape<Map.Entry<String, ?>, Outer<A>.Inner<B>> permits Small {
    private static final int[] numbers[] = new int[3][], other = {};
    protected transient volatile @Deprecated List<@NonNull String> names;
    { names = null; }
    static { count = 1; }
    Circle() { super(); }
    <T> Circle(T t) throws Bad { this(); }
    public synchronized native void run(final int a, String... rest);
    abstract int[] matrix()[];
    strictfp void receiver(@A Circle this, int x) { }
    void varargs(int y[][], int @A ... xs) { }
    ;
    class Inner { Inner(Circle Circle.this) { } }
    List<? extends Number>[] wild;
    @SuppressWarnings({"a", "b"}) @Nullable String f() { return null; }
    <T> @CheckForNull T g(@Nonnull T t, @org.a.NotNull Object o) { return t; }
    @Pure int h() { return 1; }
}

non-sealed class Small extends Circle { }

@interface Config {
    int value() default 1;
    String[] names() default {"a"};
    int CONSTANT = 2;
    Class<?> type();
}

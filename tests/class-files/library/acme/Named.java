package acme;

/** One abstract method, with code beside it. */
@FunctionalInterface
public interface Named {
    int LIMIT = 3;

    String name(int times);

    default String twice() { return name(2); }

    static Named of(String text) { return times -> text.repeat(times); }
}

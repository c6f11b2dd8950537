package java.util.function;

/** Takes a reference and an int, gives nothing back. */
@ForTests("function") public interface ObjIntConsumer<T> {
    void accept(T t, int value);
}

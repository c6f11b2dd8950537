package java.util.function;

/** Takes a reference and a double, gives nothing back. */
@ForTests("function") public interface ObjDoubleConsumer<T> {
    void accept(T t, double value);
}

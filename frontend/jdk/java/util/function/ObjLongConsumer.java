package java.util.function;

/** Takes a reference and a long, gives nothing back. */
@ForTests("function") public interface ObjLongConsumer<T> {
    void accept(T t, long value);
}

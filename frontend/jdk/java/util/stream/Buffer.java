package java.util.stream;

/** Keeps the elements it receives; one subclass for each shape. */
abstract class Buffer<T> extends Sink<T> {
    int count;
}

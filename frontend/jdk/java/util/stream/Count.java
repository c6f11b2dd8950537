package java.util.stream;

/** Counts elements of every shape. */
final class Count<T> extends Sink<T> {
    long count;

    public void accept(T t) {
        count++;
    }

    public void accept(int value) {
        count++;
    }

    public void accept(long value) {
        count++;
    }

    public void accept(double value) {
        count++;
    }
}

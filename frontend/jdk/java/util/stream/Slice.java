package java.util.stream;

/** {@code skip} and {@code limit}, for elements of every shape. */
final class Slice<T> extends Op<T, T> {
    private final long skipped;
    private final long kept;
    private long toSkip;
    private long toKeep;

    Slice(long skip, long limit) {
        skipped = skip;
        kept = limit;
        toSkip = skip;
        toKeep = limit;
    }

    private boolean take() {
        if (toSkip > 0) {
            toSkip--;
            return false;
        }
        if (toKeep == 0) {
            return false;
        }
        toKeep--;
        return true;
    }

    public void accept(T t) {
        if (take()) {
            down.accept(t);
        }
    }

    public void accept(int value) {
        if (take()) {
            down.accept(value);
        }
    }

    public void accept(long value) {
        if (take()) {
            down.accept(value);
        }
    }

    public void accept(double value) {
        if (take()) {
            down.accept(value);
        }
    }

    boolean done() {
        return toKeep == 0 || down.done();
    }

    long sizeAfter(long size) {
        return size < 0 ? -1 : Math.max(0, Math.min(size - skipped, kept));
    }
}

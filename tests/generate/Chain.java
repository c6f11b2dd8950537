// A bound that leads back to its parameter, and no class that keeps it.
/** Nobody extends it. */
public class Chain<T extends Chain<T>> {
    private int length;
    private T next;

    public int getLength() {
        return length;
    }

    public void setLength(int length) {
        this.length = length;
    }

    public T getNext() {
        return next;
    }

    public void setNext(T next) {
        this.next = next;
    }

    public boolean isLongerThan(Chain<?> other) {
        return other == null || length > other.length;
    }

    public int total() {
        return next == null ? length : length + next.getLength();
    }

    public static <C extends Chain<C>> boolean isLast(C chain) {
        return chain.getNext() == null;
    }
}

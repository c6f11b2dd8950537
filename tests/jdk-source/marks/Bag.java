package marks;

/** Only the contract names the class of what is looked for, and the bins are an array of a generic type. */
public class Bag<T> {
    static class Bin<T> {
        final T item;

        Bin(T item) {
            this.item = item;
        }
    }

    Bin<T>[] bins;
    //@ invariant bins != null;

    //@ requires item instanceof Mark;
    public boolean has(Object item) {
        for (Bin<T> bin : bins) {
            if (bin != null && item.equals(bin.item)) {
                return true;
            }
        }
        return false;
    }
}

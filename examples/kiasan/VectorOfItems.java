package kiasan;

/**
 * An array that grows, for the methods that move its cells about without looking at what is in them. It may hold other vectors
 * and itself; what is given to it is a mere element.
 */
public class VectorOfItems extends Item {
    //@ invariant repOK();
    private Item[] items;
    private int count;
    /** By how many cells the array grows; twice as many as there were if this is not positive. */
    private int increment;

    /** Far enough from the largest int that no sum of two sizes wraps around. */
    private static final int LIMIT = 1 << 29;

    //@ requires 0 <= capacity && capacity <= LIMIT && increment <= LIMIT;
    public VectorOfItems(int capacity, int increment) {
        this.items = new Item[capacity];
        this.increment = increment;
    }

    private /*@ pure @*/ boolean repOK() {
        return items != null && 0 <= count && count <= items.length;
    }

    /** Leaves out the sizes at which arithmetic wraps around. */
    private /*@ pure @*/ boolean isModest() {
        return items.length <= LIMIT && increment <= LIMIT;
    }

    //@ requires isModest();
    //@ ensures count == \old(count) + 1 && items[count - 1] == element;
    public boolean add(Element element) {
        makeRoomFor(count + 1);
        items[count++] = element;
        return true;
    }

    //@ requires isModest();
    //@ ensures items.length >= capacity && count == \old(count);
    public void ensureCapacity(int capacity) {
        makeRoomFor(capacity);
    }

    private void makeRoomFor(int capacity) {
        int old = items.length;
        if (capacity > old) {
            int larger = increment > 0 ? old + increment : old * 2;
            if (larger < capacity) {
                larger = capacity;
            }
            Item[] copy = new Item[larger];
            for (int i = 0; i < count; i++) {
                copy[i] = items[i];
            }
            items = copy;
        }
    }

    //@ requires isModest() && 0 <= index && index <= count;
    //@ ensures count == \old(count) + 1 && items[index] == element;
    public void insertElementAt(Element element, int index) {
        if (index > count) {
            throw new ArrayIndexOutOfBoundsException("the index is behind the last element");
        }
        makeRoomFor(count + 1);
        for (int i = count; i > index; i--) {
            items[i] = items[i - 1];
        }
        items[index] = element;
        count++;
    }

    //@ ensures count == \old(count) - 1;
    //@ signals (ArrayIndexOutOfBoundsException e) index < 0 || index >= count;
    public void removeElementAt(int index) {
        if (index >= count) {
            throw new ArrayIndexOutOfBoundsException("there is nothing at the index");
        } else if (index < 0) {
            throw new ArrayIndexOutOfBoundsException("the index is negative");
        }
        int behind = count - index - 1;
        if (behind > 0) {
            for (int i = 0; i < behind; i++) {
                items[index + i] = items[index + i + 1];
            }
        }
        count--;
        items[count] = null;
    }
}

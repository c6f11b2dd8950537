package kiasan;

/**
 * {@link VectorOfItems} of the examples, but for one thing: `insertElementAt` moves the cells from the lowest to the highest, as
 * a simple model of `System.arraycopy` would. A cell that was overwritten is then not read as an input. (It is wrong: what is
 * behind the index becomes copies of one element. The contract does not say that it stays.)
 */
public class VectorCopyingUpwards extends Item {
    //@ invariant repOK();
    private Item[] items;
    private int count;
    private int increment;

    private static final int LIMIT = 1 << 29;

    private /*@ pure @*/ boolean repOK() {
        return items != null && 0 <= count && count <= items.length;
    }

    private /*@ pure @*/ boolean isModest() {
        return items.length <= LIMIT && increment <= LIMIT;
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
        for (int i = index; i < count; i++) {
            items[i + 1] = items[i];
        }
        items[index] = element;
        count++;
    }
}

// Model of java.util.AbstractSequentialList: everything that follows from listIterator(int).
package java.util;

public abstract class AbstractSequentialList<E> extends AbstractList<E> {
    protected AbstractSequentialList() {
    }

    private static IndexOutOfBoundsException outOfBounds(int index) {
        return new IndexOutOfBoundsException("Index: " + index);
    }

    public E get(int index) {
        try {
            return listIterator(index).next();
        } catch (NoSuchElementException beyond) {
            throw outOfBounds(index);
        }
    }

    public E set(int index, E element) {
        try {
            ListIterator<E> it = listIterator(index);
            E old = it.next();
            it.set(element);
            return old;
        } catch (NoSuchElementException beyond) {
            throw outOfBounds(index);
        }
    }

    public void add(int index, E element) {
        try {
            listIterator(index).add(element);
        } catch (NoSuchElementException beyond) {
            throw outOfBounds(index);
        }
    }

    public E remove(int index) {
        try {
            ListIterator<E> it = listIterator(index);
            E old = it.next();
            it.remove();
            return old;
        } catch (NoSuchElementException beyond) {
            throw outOfBounds(index);
        }
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        try {
            boolean modified = false;
            ListIterator<E> it = listIterator(index);
            for (E e : c) {
                it.add(e);
                modified = true;
            }
            return modified;
        } catch (NoSuchElementException beyond) {
            throw outOfBounds(index);
        }
    }

    public Iterator<E> iterator() {
        return listIterator();
    }

    public abstract ListIterator<E> listIterator(int index);
}

// The view that AbstractList.subList returns. `root` is the list at the bottom of nested views, `parent` the view
// this one was cut from (null when it was cut from the root), so that a change of size reaches all views between.
package java.util;

import java.util.function.Predicate;

class SubList<E> extends AbstractList<E> {
    private final AbstractList<E> root;
    private final SubList<E> parent;
    private final int offset;
    private int size;

    //@ invariant root != null && 0 <= offset && 0 <= size;

    SubList(AbstractList<E> root, SubList<E> parent, int from, int to) {
        this.root = root;
        this.parent = parent;
        this.offset = parent == null ? from : parent.offset + from;
        this.size = to - from;
        this.modCount = root.modCount;
    }

    private void checkForComodification() {
        if (root.modCount != this.modCount) {
            throw new ConcurrentModificationException();
        }
    }

    private void resized(int change) {
        SubList<E> view = this;
        while (view != null) {
            view.size += change;
            view.modCount = root.modCount;
            view = view.parent;
        }
    }

    public E set(int index, E element) {
        Objects.checkIndex(index, size);
        checkForComodification();
        return root.set(offset + index, element);
    }

    public E get(int index) {
        Objects.checkIndex(index, size);
        checkForComodification();
        return root.get(offset + index);
    }

    public int size() {
        checkForComodification();
        return size;
    }

    public void add(int index, E element) {
        checkPosition(index, size);
        checkForComodification();
        root.add(offset + index, element);
        resized(1);
    }

    public E remove(int index) {
        Objects.checkIndex(index, size);
        checkForComodification();
        E removed = root.remove(offset + index);
        resized(-1);
        return removed;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        checkForComodification();
        root.removeRange(offset + fromIndex, offset + toIndex);
        resized(fromIndex - toIndex);
    }

    public boolean addAll(Collection<? extends E> c) {
        return addAll(size, c);
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index, size);
        int added = c.size();
        if (added == 0) {
            return false;
        }
        checkForComodification();
        root.addAll(offset + index, c);
        resized(added);
        return true;
    }

    public boolean removeAll(Collection<?> c) {
        return root instanceof ArrayList ? keepOnly(c, false) : super.removeAll(c);
    }

    public boolean retainAll(Collection<?> c) {
        return root instanceof ArrayList ? keepOnly(c, true) : super.retainAll(c);
    }

    private boolean keepOnly(Collection<?> c, boolean kept) {
        checkForComodification();
        int removed = ((ArrayList<E>) root).keepOnly(c, kept, offset, offset + size);
        if (removed > 0) {
            resized(-removed);
        }
        return removed > 0;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        if (!(root instanceof ArrayList)) {
            return super.removeIf(filter);
        }
        checkForComodification();
        int removed = ((ArrayList<E>) root).removeIf(filter, offset, offset + size);
        if (removed > 0) {
            resized(-removed);
        }
        return removed > 0;
    }

    public Iterator<E> iterator() {
        return listIterator();
    }

    public ListIterator<E> listIterator(int index) {
        checkForComodification();
        checkPosition(index, size);
        return new SubListItr(index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex, size);
        if (this instanceof RandomAccess) {
            return new RandomAccessSubList<>(root, this, fromIndex, toIndex);
        }
        return new SubList<>(root, this, fromIndex, toIndex);
    }

    private class SubListItr implements ListIterator<E> {
        private final ListIterator<E> inner;
        private int expectedModCount = SubList.this.modCount;

        SubListItr(int index) {
            inner = root.listIterator(offset + index);
        }

        // Beyond the end, an array list looks for other changes first, a general list does not.
        private NoSuchElementException exhausted() {
            if (root instanceof ArrayList && root.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            return new NoSuchElementException();
        }

        public boolean hasNext() {
            return nextIndex() < size;
        }

        public E next() {
            if (!hasNext()) {
                throw exhausted();
            }
            return inner.next();
        }

        public boolean hasPrevious() {
            return previousIndex() >= 0;
        }

        public E previous() {
            if (!hasPrevious()) {
                throw exhausted();
            }
            return inner.previous();
        }

        public int nextIndex() {
            return inner.nextIndex() - offset;
        }

        public int previousIndex() {
            return inner.previousIndex() - offset;
        }

        public void remove() {
            inner.remove();
            resized(-1);
            expectedModCount = root.modCount;
        }

        public void set(E e) {
            inner.set(e);
        }

        public void add(E e) {
            inner.add(e);
            resized(1);
            expectedModCount = root.modCount;
        }
    }
}

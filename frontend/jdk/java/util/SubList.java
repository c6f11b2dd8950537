// The view that AbstractList.subList returns. `root` is the list at the bottom of nested views, `parent` the view
// this one was cut from (null when it was cut from the root), so that a change of size reaches all views between.
package java.util;

import java.util.function.Consumer;
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
        return root instanceof ArrayList ? new ArrayViewItr(index) : new ViewItr(index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex, size);
        if (this instanceof RandomAccess) {
            return new RandomAccessSubList<>(root, this, fromIndex, toIndex);
        }
        return new SubList<>(root, this, fromIndex, toIndex);
    }

    // Asks for other changes only after the end of the view.
    private class ViewItr implements ListIterator<E> {
        private final ListIterator<E> inner;

        ViewItr(int index) {
            inner = root.listIterator(offset + index);
        }

        public boolean hasNext() {
            return nextIndex() < size;
        }

        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return inner.next();
        }

        public boolean hasPrevious() {
            return previousIndex() >= 0;
        }

        public E previous() {
            if (!hasPrevious()) {
                throw new NoSuchElementException();
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
        }

        public void set(E e) {
            inner.set(e);
        }

        public void add(E e) {
            inner.add(e);
            resized(1);
        }
    }

    // Asks for other changes first, as the array list itself does.
    private class ArrayViewItr implements ListIterator<E> {
        private int cursor;
        private int lastReturned = -1;
        private int expectedModCount = SubList.this.modCount;

        ArrayViewItr(int index) {
            cursor = index;
        }

        private void checkUnchanged() {
            if (root.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return cursor != size;
        }

        public E next() {
            checkUnchanged();
            if (cursor >= size) {
                throw new NoSuchElementException();
            }
            lastReturned = cursor;
            cursor++;
            return root.get(offset + lastReturned);
        }

        public boolean hasPrevious() {
            return cursor != 0;
        }

        public E previous() {
            checkUnchanged();
            if (cursor <= 0) {
                throw new NoSuchElementException();
            }
            cursor--;
            lastReturned = cursor;
            return root.get(offset + lastReturned);
        }

        public int nextIndex() {
            return cursor;
        }

        public int previousIndex() {
            return cursor - 1;
        }

        public void remove() {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            SubList.this.remove(lastReturned);
            cursor = lastReturned;
            lastReturned = -1;
            expectedModCount = SubList.this.modCount;
        }

        public void set(E e) {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            checkUnchanged();
            root.set(offset + lastReturned, e);
        }

        public void add(E e) {
            checkUnchanged();
            SubList.this.add(cursor, e);
            cursor++;
            lastReturned = -1;
            expectedModCount = SubList.this.modCount;
        }

        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (cursor < size) {
                int end = size;
                int i = cursor;
                while (i < end && root.modCount == expectedModCount) {
                    action.accept(root.get(offset + i));
                    i++;
                }
                cursor = i;
                lastReturned = i - 1;
                checkUnchanged();
            }
        }
    }
}

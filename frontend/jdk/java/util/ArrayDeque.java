// Model of java.util.ArrayDeque: a ring of cells with at least one free cell. Iterators are not fail-fast but walk the
// cells, so lengths and growth of the ring are those of the JDK.
package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

@ForTests("made; usual 4") public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    private E[] elements;
    // The first element, and the cell after the last one.
    private int head;
    private int tail;

    //@ invariant repOK();
    //@ invariant \typeof(elements) == \type(Object[]);

    // Cells from head to tail are used, the others are null.
    private /*@ pure @*/ boolean repOK() {
        if (elements == null || elements.length < 1 || head < 0 || head >= elements.length || tail < 0
                || tail >= elements.length) {
            return false;
        }
        boolean used = true;
        int cell = head;
        for (int n = 0; n < elements.length; n++) {
            if (cell == tail) {
                used = false;
            }
            if ((elements[cell] != null) != used) {
                return false;
            }
            cell = after(cell);
        }
        return true;
    }

    public ArrayDeque() {
        elements = (E[]) new Object[17];
    }

    public ArrayDeque(int numElements) {
        elements = (E[]) new Object[numElements < 1 ? 1 : numElements == Integer.MAX_VALUE ? numElements : numElements + 1];
    }

    public ArrayDeque(Collection<? extends E> c) {
        this(c.size());
        for (E e : c) {
            addLast(e);
        }
    }

    private int after(int cell) {
        return cell + 1 == elements.length ? 0 : cell + 1;
    }

    private int before(int cell) {
        return cell == 0 ? elements.length - 1 : cell - 1;
    }

    // The number of cells from `from` up to `to`.
    private int distance(int from, int to) {
        return to >= from ? to - from : to - from + elements.length;
    }

    // Small rings double, large ones grow by half; what lies at the end of the old ring moves to the end of the new.
    private void grow(int needed) {
        int old = elements.length;
        int jump = old < 64 ? old + 2 : old >> 1;
        int length = old + (jump < needed ? needed : jump);
        Object[] larger = new Object[length];
        System.arraycopy(elements, 0, larger, 0, old);
        if (tail < head || (tail == head && larger[head] != null)) {
            int moved = length - old;
            for (int i = old - 1; i >= head; i--) {
                larger[i + moved] = larger[i];
            }
            for (int i = head; i < head + moved; i++) {
                larger[i] = null;
            }
            head += moved;
        }
        elements = (E[]) larger;
    }

    public void addFirst(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        head = before(head);
        elements[head] = e;
        if (head == tail) {
            grow(1);
        }
    }

    public void addLast(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        elements[tail] = e;
        tail = after(tail);
        if (head == tail) {
            grow(1);
        }
    }

    public boolean addAll(Collection<? extends E> c) {
        int before = size();
        int needed = before + c.size() + 1 - elements.length;
        if (needed > 0) {
            grow(needed);
        }
        c.forEach(e -> addLast(e));
        return size() > before;
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    private E required(E e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public E removeFirst() {
        return required(pollFirst());
    }

    public E removeLast() {
        return required(pollLast());
    }

    public E pollFirst() {
        E e = (E) elements[head];
        if (e != null) {
            elements[head] = null;
            head = after(head);
        }
        return e;
    }

    public E pollLast() {
        int last = before(tail);
        E e = (E) elements[last];
        if (e != null) {
            elements[last] = null;
            tail = last;
        }
        return e;
    }

    public E getFirst() {
        return required(peekFirst());
    }

    public E getLast() {
        return required(peekLast());
    }

    public E peekFirst() {
        return (E) elements[head];
    }

    public E peekLast() {
        return (E) elements[before(tail)];
    }

    public boolean removeFirstOccurrence(Object o) {
        if (o != null) {
            for (int cell = head; cell != tail; cell = after(cell)) {
                if (o.equals(elements[cell])) {
                    delete(cell);
                    return true;
                }
            }
        }
        return false;
    }

    public boolean removeLastOccurrence(Object o) {
        if (o != null) {
            int cell = tail;
            while (cell != head) {
                cell = before(cell);
                if (o.equals(elements[cell])) {
                    delete(cell);
                    return true;
                }
            }
        }
        return false;
    }

    // Closes the gap from the nearer end; true when the elements after it moved.
    private boolean delete(int cell) {
        int front = distance(head, cell);
        int back = distance(cell, tail) - 1;
        if (front < back) {
            while (cell != head) {
                int previous = before(cell);
                elements[cell] = elements[previous];
                cell = previous;
            }
            elements[head] = null;
            head = after(head);
            return false;
        }
        tail = before(tail);
        while (cell != tail) {
            int next = after(cell);
            elements[cell] = elements[next];
            cell = next;
        }
        elements[tail] = null;
        return true;
    }

    public boolean add(E e) {
        addLast(e);
        return true;
    }

    public boolean offer(E e) {
        return offerLast(e);
    }

    public E remove() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public int size() {
        return distance(head, tail);
    }

    public boolean isEmpty() {
        return head == tail;
    }

    public Iterator<E> iterator() {
        return new DequeItr(false);
    }

    public Iterator<E> descendingIterator() {
        return new DequeItr(true);
    }

    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        Object[] walked = elements;
        int end = tail;
        int cell = head;
        while (cell != end) {
            action.accept((E) walked[cell]);
            cell = cell + 1 == walked.length ? 0 : cell + 1;
        }
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return removeWhere(filter);
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeWhere(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeWhere(e -> !c.contains(e));
    }

    // All elements are tested before any is removed.
    private boolean removeWhere(Predicate<? super E> doomed) {
        int end = tail;
        boolean[] removed = new boolean[elements.length];
        boolean any = false;
        for (int cell = head; cell != end; cell = after(cell)) {
            removed[cell] = doomed.test((E) elements[cell]);
            any |= removed[cell];
        }
        if (!any) {
            return false;
        }
        if (end != tail) {
            throw new ConcurrentModificationException();
        }
        int written = head;
        for (int cell = head; cell != end; cell = after(cell)) {
            if (!removed[cell]) {
                elements[written] = elements[cell];
                written = after(written);
            }
        }
        tail = written;
        for (int cell = written; cell != end; cell = after(cell)) {
            elements[cell] = null;
        }
        return true;
    }

    public boolean contains(Object o) {
        if (o != null) {
            for (int cell = head; cell != tail; cell = after(cell)) {
                if (o.equals(elements[cell])) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    public void clear() {
        for (int cell = head; cell != tail; cell = after(cell)) {
            elements[cell] = null;
        }
        head = 0;
        tail = 0;
    }

    public Object[] toArray() {
        return copyTo(new Object[size()]);
    }

    public <T> T[] toArray(T[] a) {
        int size = size();
        Object[] r = a;
        if (a.length < size) {
            r = ooxide.Native.newArray(a, size);
        }
        copyTo(r);
        if (r.length > size) {
            r[size] = null;
        }
        return (T[]) r;
    }

    private Object[] copyTo(Object[] r) {
        int i = 0;
        for (int cell = head; cell != tail; cell = after(cell)) {
            r[i] = elements[cell];
            i++;
        }
        return r;
    }

    public ArrayDeque<E> clone() {
        try {
            ArrayDeque<E> copy = (ArrayDeque<E>) super.clone();
            copy.elements = (E[]) new Object[elements.length];
            System.arraycopy(elements, 0, copy.elements, 0, elements.length);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError();
        }
    }

    private class DequeItr implements Iterator<E> {
        private final boolean descending;
        private int cursor;
        private int remaining = size();
        private int lastReturned = -1;

        DequeItr(boolean descending) {
            this.descending = descending;
            this.cursor = descending ? before(tail) : head;
        }

        public boolean hasNext() {
            return remaining > 0;
        }

        public E next() {
            if (remaining <= 0) {
                throw new NoSuchElementException();
            }
            E e = (E) elements[cursor];
            if (e == null) {
                throw new ConcurrentModificationException();
            }
            lastReturned = cursor;
            cursor = descending ? before(cursor) : after(cursor);
            remaining--;
            return e;
        }

        public void remove() {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            boolean fromBack = delete(lastReturned);
            if (fromBack && !descending) {
                cursor = before(cursor);
            } else if (!fromBack && descending) {
                cursor = after(cursor);
            }
            lastReturned = -1;
        }

        // Unlike next(), wants the deque to be as it was.
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int expected = remaining;
            if (expected <= 0) {
                return;
            }
            remaining = 0;
            Object[] walked = elements;
            int end = descending ? head : tail;
            int left = descending ? distance(head, cursor) + 1 : distance(cursor, tail);
            if (walked[cursor] == null || left != expected) {
                throw new ConcurrentModificationException();
            }
            int cell = cursor;
            int last = cursor;
            for (int n = 0; n < expected; n++) {
                action.accept((E) walked[cell]);
                last = cell;
                cell += descending ? -1 : 1;
                if (cell < 0) {
                    cell = walked.length - 1;
                } else if (cell == walked.length) {
                    cell = 0;
                }
            }
            if (end != (descending ? head : tail)) {
                throw new ConcurrentModificationException();
            }
            lastReturned = last;
        }
    }
}

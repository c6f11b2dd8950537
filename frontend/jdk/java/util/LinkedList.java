// Model of java.util.LinkedList: a doubly linked list without sentinels.
package java.util;

import java.util.function.Consumer;

@ForTests("made") public class LinkedList<E> extends AbstractSequentialList<E>
        implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
    private int size;
    private Node<E> first;
    private Node<E> last;

    //@ invariant repOK();

    private static final class Node<E> {
        E item;
        Node<E> next;
        Node<E> prev;

        Node(Node<E> prev, E item, Node<E> next) {
            this.item = item;
            this.next = next;
            this.prev = prev;
        }
    }

    // Counting down from size ends the walk on a cycle.
    private /*@ pure @*/ boolean repOK() {
        int left = size;
        Node<E> before = null;
        Node<E> node = first;
        while (node != null) {
            if (left <= 0 || node.prev != before) {
                return false;
            }
            left--;
            before = node;
            node = node.next;
        }
        return left == 0 && last == before;
    }

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> c) {
        addAll(c);
    }

    // Inserts before `next`, at the end when it is null.
    private void insertBefore(Node<E> next, E e) {
        Node<E> prev = next == null ? last : next.prev;
        Node<E> node = new Node<>(prev, e, next);
        if (prev == null) {
            first = node;
        } else {
            prev.next = node;
        }
        if (next == null) {
            last = node;
        } else {
            next.prev = node;
        }
        size++;
        modCount++;
    }

    private E unlink(Node<E> node) {
        E e = node.item;
        Node<E> prev = node.prev;
        Node<E> next = node.next;
        if (prev == null) {
            first = next;
        } else {
            prev.next = next;
        }
        if (next == null) {
            last = prev;
        } else {
            next.prev = prev;
        }
        node.prev = null;
        node.next = null;
        node.item = null;
        size--;
        modCount++;
        return e;
    }

    // The node at the index, null at the end; from the nearer side.
    private Node<E> node(int index) {
        Node<E> node;
        if (index < (size >> 1)) {
            node = first;
            for (int i = 0; i < index; i++) {
                node = node.next;
            }
        } else {
            node = null;
            for (int i = size; i > index; i--) {
                node = node == null ? last : node.prev;
            }
        }
        return node;
    }

    private void checkElementIndex(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    private Node<E> required(Node<E> node) {
        if (node == null) {
            throw new NoSuchElementException();
        }
        return node;
    }

    private Node<E> find(Object o) {
        Node<E> node = first;
        while (node != null && !(o == null ? node.item == null : o.equals(node.item))) {
            node = node.next;
        }
        return node;
    }

    public E getFirst() {
        return required(first).item;
    }

    public E getLast() {
        return required(last).item;
    }

    public E removeFirst() {
        return unlink(required(first));
    }

    public E removeLast() {
        return unlink(required(last));
    }

    public void addFirst(E e) {
        insertBefore(first, e);
    }

    public void addLast(E e) {
        insertBefore(null, e);
    }

    public boolean contains(Object o) {
        return find(o) != null;
    }

    public int size() {
        return size;
    }

    public boolean add(E e) {
        insertBefore(null, e);
        return true;
    }

    public boolean remove(Object o) {
        Node<E> node = find(o);
        if (node == null) {
            return false;
        }
        unlink(node);
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        return addAll(size, c);
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index, size);
        Object[] added = c.toArray();
        if (added.length == 0) {
            return false;
        }
        Node<E> next = node(index);
        int before = modCount;
        for (int i = 0; i < added.length; i++) {
            insertBefore(next, (E) added[i]);
        }
        modCount = before + 1;
        return true;
    }

    public void clear() {
        Node<E> node = first;
        while (node != null) {
            Node<E> next = node.next;
            node.item = null;
            node.next = null;
            node.prev = null;
            node = next;
        }
        first = null;
        last = null;
        size = 0;
        modCount++;
    }

    public E get(int index) {
        checkElementIndex(index);
        return node(index).item;
    }

    public E set(int index, E element) {
        checkElementIndex(index);
        Node<E> node = node(index);
        E old = node.item;
        node.item = element;
        return old;
    }

    public void add(int index, E element) {
        checkPosition(index, size);
        insertBefore(node(index), element);
    }

    public E remove(int index) {
        checkElementIndex(index);
        return unlink(node(index));
    }

    public int indexOf(Object o) {
        int index = 0;
        for (Node<E> node = first; node != null; node = node.next) {
            if (o == null ? node.item == null : o.equals(node.item)) {
                return index;
            }
            index++;
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        int index = size;
        for (Node<E> node = last; node != null; node = node.prev) {
            index--;
            if (o == null ? node.item == null : o.equals(node.item)) {
                return index;
            }
        }
        return -1;
    }

    public E peek() {
        return first == null ? null : first.item;
    }

    public E element() {
        return getFirst();
    }

    public E poll() {
        return first == null ? null : unlink(first);
    }

    public E remove() {
        return removeFirst();
    }

    public boolean offer(E e) {
        return add(e);
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public E peekFirst() {
        return first == null ? null : first.item;
    }

    public E peekLast() {
        return last == null ? null : last.item;
    }

    public E pollFirst() {
        return first == null ? null : unlink(first);
    }

    public E pollLast() {
        return last == null ? null : unlink(last);
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    public boolean removeLastOccurrence(Object o) {
        for (Node<E> node = last; node != null; node = node.prev) {
            if (o == null ? node.item == null : o.equals(node.item)) {
                unlink(node);
                return true;
            }
        }
        return false;
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index, size);
        return new LinkedItr(index);
    }

    public Iterator<E> descendingIterator() {
        LinkedItr it = new LinkedItr(size);
        return new Iterator<E>() {
            public boolean hasNext() {
                return it.hasPrevious();
            }

            public E next() {
                return it.previous();
            }

            public void remove() {
                it.remove();
            }
        };
    }

    public Object clone() {
        try {
            LinkedList<E> copy = (LinkedList<E>) super.clone();
            copy.first = null;
            copy.last = null;
            copy.size = 0;
            copy.modCount = 0;
            for (Node<E> node = first; node != null; node = node.next) {
                copy.add(node.item);
            }
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Object[] toArray() {
        Object[] r = new Object[size];
        copyTo(r);
        return r;
    }

    public <T> T[] toArray(T[] a) {
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

    private void copyTo(Object[] r) {
        int i = 0;
        for (Node<E> node = first; node != null; node = node.next) {
            r[i] = node.item;
            i++;
        }
    }

    private class LinkedItr implements ListIterator<E> {
        private Node<E> lastReturned;
        private Node<E> next;
        private int nextIndex;
        private int expectedModCount = modCount;

        LinkedItr(int index) {
            next = node(index);
            nextIndex = index;
        }

        private void checkForComodification() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }

        public boolean hasNext() {
            return nextIndex < size;
        }

        public E next() {
            checkForComodification();
            if (nextIndex >= size) {
                throw new NoSuchElementException();
            }
            lastReturned = next;
            next = next.next;
            nextIndex++;
            return lastReturned.item;
        }

        public boolean hasPrevious() {
            return nextIndex > 0;
        }

        public E previous() {
            checkForComodification();
            if (nextIndex <= 0) {
                throw new NoSuchElementException();
            }
            next = next == null ? last : next.prev;
            lastReturned = next;
            nextIndex--;
            return lastReturned.item;
        }

        public int nextIndex() {
            return nextIndex;
        }

        public int previousIndex() {
            return nextIndex - 1;
        }

        public void remove() {
            checkForComodification();
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            Node<E> after = lastReturned.next;
            unlink(lastReturned);
            if (next == lastReturned) {
                next = after;
            } else {
                nextIndex--;
            }
            lastReturned = null;
            expectedModCount++;
        }

        public void set(E e) {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            checkForComodification();
            lastReturned.item = e;
        }

        public void add(E e) {
            checkForComodification();
            lastReturned = null;
            insertBefore(next, e);
            nextIndex++;
            expectedModCount++;
        }

        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            while (modCount == expectedModCount && nextIndex < size) {
                action.accept(next.item);
                lastReturned = next;
                next = next.next;
                nextIndex++;
            }
            checkForComodification();
        }
    }
}

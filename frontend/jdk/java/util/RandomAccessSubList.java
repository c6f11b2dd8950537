// A sub-list of a list with random access.
package java.util;

class RandomAccessSubList<E> extends SubList<E> implements RandomAccess {
    RandomAccessSubList(AbstractList<E> root, SubList<E> parent, int from, int to) {
        super(root, parent, from, to);
    }
}

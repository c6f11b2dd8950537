// An unmodifiable list in front of a list with random access.
package java.util;

final class UnmodifiableRandomAccessList<E> extends UnmodifiableList<E> implements RandomAccess {
    UnmodifiableRandomAccessList(List<? extends E> list) {
        super(list);
    }
}

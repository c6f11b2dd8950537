// What Collections.unmodifiableSet returns.
package java.util;

class UnmodifiableSet<E> extends UnmodifiableCollection<E> implements Set<E> {
    UnmodifiableSet(Set<? extends E> s) {
        super(s);
    }

    public boolean equals(Object o) {
        return o == this || c.equals(o);
    }

    public int hashCode() {
        return c.hashCode();
    }
}

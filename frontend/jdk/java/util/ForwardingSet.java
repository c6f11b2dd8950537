// A set that passes every call on to another one: what Collections.synchronizedSet returns.
package java.util;

@ooxide.Monitor
class ForwardingSet<E> extends ForwardingCollection<E> implements Set<E> {
    ForwardingSet(Set<? extends E> s) {
        super(s);
    }

    public boolean equals(Object o) {
        return o == this || c.equals(o);
    }

    public int hashCode() {
        return c.hashCode();
    }
}

// The reverse of another comparator.
package java.util;

final class ReverseComparator<T> implements Comparator<T> {
    final Comparator<T> forward;

    //@ invariant forward != null;

    ReverseComparator(Comparator<T> forward) {
        this.forward = forward;
    }

    public int compare(T a, T b) {
        return forward.compare(b, a);
    }

    public Comparator<T> reversed() {
        return forward;
    }

    public boolean equals(Object o) {
        return o == this || (o instanceof ReverseComparator && forward.equals(((ReverseComparator<?>) o).forward));
    }

    public int hashCode() {
        return forward.hashCode() ^ Integer.MIN_VALUE;
    }
}

// The reverse of the order of compareTo.
package java.util;

final class ReverseNaturalOrder implements Comparator<Comparable<Object>> {
    static final ReverseNaturalOrder INSTANCE = new ReverseNaturalOrder();

    public int compare(Comparable<Object> a, Comparable<Object> b) {
        return b.compareTo(a);
    }

    public Comparator<Comparable<Object>> reversed() {
        return Comparator.naturalOrder();
    }
}

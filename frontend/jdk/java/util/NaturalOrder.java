// The order of compareTo, as a comparator.
package java.util;

final class NaturalOrder implements Comparator<Comparable<Object>> {
    static final NaturalOrder INSTANCE = new NaturalOrder();

    public int compare(Comparable<Object> a, Comparable<Object> b) {
        return a.compareTo(b);
    }

    public Comparator<Comparable<Object>> reversed() {
        return Comparator.reverseOrder();
    }
}

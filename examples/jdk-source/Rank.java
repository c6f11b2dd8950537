package jdksource;

/** A key with an order that a test can choose. */
public class Rank implements Comparable<Rank> {
    private final int rank;

    public Rank(int rank) {
        this.rank = rank;
    }

    @Override
    public int compareTo(Rank other) {
        return Integer.compare(rank, other.rank);
    }
}

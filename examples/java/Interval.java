/** A closed interval of whole numbers, as a record. */
public record Interval(int low, int high) {
    //@ invariant low <= high;

    //@ ensures low <= high;
    //@ signals (IllegalArgumentException e) low > high;
    public Interval {
        if (low > high) {
            throw new IllegalArgumentException("the bounds are swapped");
        }
    }

    //@ ensures \result == (low <= x && x <= high);
    public /*@ pure @*/ boolean contains(int x) {
        return low <= x && x <= high;
    }

    //@ requires other != null;
    //@ ensures \result == (contains(other.low) || other.contains(low));
    public boolean overlaps(Interval other) {
        return low <= other.high && other.low <= high;
    }

    /** The least interval that holds both. */
    //@ requires other != null;
    //@ ensures \result.contains(low) && \result.contains(other.high);
    public Interval hull(Interval other) {
        return new Interval(Math.min(low, other.low), Math.max(high, other.high));
    }

    //@ requires by >= 0 && high <= Integer.MAX_VALUE - by;
    //@ ensures \result.high - \result.low == high - low;
    public Interval shifted(int by) {
        return new Interval(low + by, high + by);
    }
}

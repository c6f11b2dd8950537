package java.util;

import java.util.function.DoubleConsumer;

/** Count, compensated sum, minimum and maximum of the double values seen. */
public class DoubleSummaryStatistics implements DoubleConsumer {
    private long count;
    private double sum;
    // what rounding added too much to sum so far
    private double excess;
    // the plain sum: the right one once an infinity makes the compensated one NaN
    private double simpleSum;
    private double min = Double.POSITIVE_INFINITY;
    private double max = Double.NEGATIVE_INFINITY;

    //@ invariant count > 0 ? min <= max || min != min && max != max : count == 0 && isNew();

    private /*@ pure @*/ boolean isNew() {
        return sum == 0 && excess == 0 && simpleSum == 0 && min == Double.POSITIVE_INFINITY
                && max == Double.NEGATIVE_INFINITY;
    }

    public DoubleSummaryStatistics() {
    }

    public DoubleSummaryStatistics(long count, double min, double max, double sum) throws IllegalArgumentException {
        if (count < 0L) {
            throw new IllegalArgumentException("Negative count value");
        }
        if (count > 0L) {
            if (min > max) {
                throw new IllegalArgumentException("Minimum greater than maximum");
            }
            boolean allNumbers = !Double.isNaN(min) && !Double.isNaN(max) && !Double.isNaN(sum);
            boolean allNaN = Double.isNaN(min) && Double.isNaN(max) && Double.isNaN(sum);
            if (!allNumbers && !allNaN) {
                throw new IllegalArgumentException("Some, not all, of the minimum, maximum, or sum is NaN");
            }
            this.count = count;
            this.sum = sum;
            this.simpleSum = sum;
            this.min = min;
            this.max = max;
        }
    }

    public void accept(double value) {
        count++;
        simpleSum += value;
        add(value);
        min = Math.min(min, value);
        max = Math.max(max, value);
    }

    public void combine(DoubleSummaryStatistics other) {
        count += other.count;
        simpleSum += other.simpleSum;
        add(other.sum);
        add(-other.excess);
        min = Math.min(min, other.min);
        max = Math.max(max, other.max);
    }

    private void add(double value) {
        double wanted = value - excess;
        double next = sum + wanted;
        excess = (next - sum) - wanted;
        sum = next;
    }

    public final long getCount() {
        return count;
    }

    public final double getSum() {
        double exact = sum - excess;
        return Double.isNaN(exact) && Double.isInfinite(simpleSum) ? simpleSum : exact;
    }

    public final double getMin() {
        return min;
    }

    public final double getMax() {
        return max;
    }

    public final double getAverage() {
        return count > 0 ? getSum() / count : 0.0d;
    }

    public String toString() {
        return String.format("%s{count=%d, sum=%f, min=%f, average=%f, max=%f}",
            getClass().getSimpleName(), getCount(), getSum(), getMin(), getAverage(), getMax());
    }
}

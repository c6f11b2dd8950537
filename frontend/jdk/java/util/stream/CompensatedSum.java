package java.util.stream;

/** A sum of doubles that makes up for rounding, bit for bit as the JDK does; also counts them. */
final class CompensatedSum {
    long count;
    private double sum;
    // what rounding added too much to sum so far
    private double excess;
    // the plain sum: the right one once an infinity makes the compensated one NaN
    private double simpleSum;

    static CompensatedSum of(DoubleStream stream) {
        CompensatedSum result = new CompensatedSum();
        stream.forEach(result::add);
        return result;
    }

    void add(double value) {
        count++;
        simpleSum += value;
        addCompensated(value);
    }

    CompensatedSum addAll(CompensatedSum other) {
        count += other.count;
        simpleSum += other.simpleSum;
        addCompensated(other.sum);
        addCompensated(-other.excess);
        return this;
    }

    private void addCompensated(double value) {
        double wanted = value - excess;
        double next = sum + wanted;
        excess = (next - sum) - wanted;
        sum = next;
    }

    double value() {
        double exact = sum - excess;
        return Double.isNaN(exact) && Double.isInfinite(simpleSum) ? simpleSum : exact;
    }
}

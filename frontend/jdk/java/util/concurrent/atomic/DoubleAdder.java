// Model of java.util.concurrent.atomic.DoubleAdder: one sum, and no other thread comes in between while it is changed.
package java.util.concurrent.atomic;

import ooxide.Atomic;

public class DoubleAdder extends Number implements java.io.Serializable {
    private double sum;

    public DoubleAdder() {
    }

    @Atomic public void add(double x) {
        sum += x;
    }

    @Atomic public double sum() {
        return sum;
    }

    @Atomic public void reset() {
        sum = 0.0;
    }

    @Atomic public double sumThenReset() {
        double before = sum;
        sum = 0.0;
        return before;
    }

    public String toString() {
        return Double.toString(sum());
    }

    public int intValue() {
        return (int) sum();
    }

    public long longValue() {
        return (long) sum();
    }

    public float floatValue() {
        return (float) sum();
    }

    public double doubleValue() {
        return (double) sum();
    }
}

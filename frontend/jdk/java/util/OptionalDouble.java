package java.util;

import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;

/** A double or none; {@code value} is 0 when there is none. */
public final class OptionalDouble {
    // one shared object, because programs may compare it with ==
    private static final OptionalDouble EMPTY = new OptionalDouble(false, 0);

    private final boolean present;
    private final double value;

    //@ invariant present || Double.doubleToLongBits(value) == 0;

    private OptionalDouble(boolean present, double value) {
        this.present = present;
        this.value = value;
    }

    public static OptionalDouble empty() {
        return EMPTY;
    }

    public static OptionalDouble of(double value) {
        return new OptionalDouble(true, value);
    }

    public double getAsDouble() {
        if (!present) {
            throw new NoSuchElementException("No value present");
        }
        return value;
    }

    public boolean isPresent() {
        return present;
    }

    public boolean isEmpty() {
        return !present;
    }

    public void ifPresent(DoubleConsumer action) {
        if (present) {
            action.accept(value);
        }
    }

    public void ifPresentOrElse(DoubleConsumer action, Runnable emptyAction) {
        if (present) {
            action.accept(value);
        } else {
            emptyAction.run();
        }
    }

    public DoubleStream stream() {
        return present ? DoubleStream.of(value) : DoubleStream.empty();
    }

    public double orElse(double other) {
        return present ? value : other;
    }

    public double orElseGet(DoubleSupplier supplier) {
        return present ? value : supplier.getAsDouble();
    }

    public double orElseThrow() {
        return getAsDouble();
    }

    public <X extends Throwable> double orElseThrow(Supplier<? extends X> exceptionSupplier) throws X {
        if (!present) {
            throw exceptionSupplier.get();
        }
        return value;
    }

    public boolean equals(Object obj) {
        if (!(obj instanceof OptionalDouble)) {
            return false;
        }
        OptionalDouble that = (OptionalDouble) obj;
        return present == that.present && Double.compare(value, that.value) == 0;
    }

    public int hashCode() {
        return present ? Double.hashCode(value) : 0;
    }

    public String toString() {
        return present ? "OptionalDouble[" + value + "]" : "OptionalDouble.empty";
    }
}

// Model of java.time.chrono.ChronoPeriod: what a Period of the ISO calendar is declared as.
package java.time.chrono;

import java.time.temporal.TemporalAmount;

public interface ChronoPeriod extends TemporalAmount {
    boolean isZero();

    boolean isNegative();

    ChronoPeriod plus(TemporalAmount amountToAdd);

    ChronoPeriod minus(TemporalAmount amountToSubtract);

    ChronoPeriod multipliedBy(int scalar);

    ChronoPeriod negated();

    ChronoPeriod normalized();
}

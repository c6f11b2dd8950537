package java.time.temporal;

@ForTests("function") public interface TemporalAdjuster {
    Temporal adjustInto(Temporal temporal);
}

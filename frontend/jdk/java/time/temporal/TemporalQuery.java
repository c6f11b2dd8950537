package java.time.temporal;

@ForTests("function") public interface TemporalQuery<R> {
    R queryFrom(TemporalAccessor temporal);
}

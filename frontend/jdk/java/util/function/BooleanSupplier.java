package java.util.function;

/** Gives a boolean. */
@ForTests("function") public interface BooleanSupplier {
    boolean getAsBoolean();
}

package java.util.function;

/** Gives a boolean. */
public interface BooleanSupplier {
    boolean getAsBoolean();
}

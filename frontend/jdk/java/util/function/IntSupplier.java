package java.util.function;

/** Gives an int. */
public interface IntSupplier {
    int getAsInt();
}

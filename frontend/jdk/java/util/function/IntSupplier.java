package java.util.function;

/** Gives an int. */
@ForTests("function") public interface IntSupplier {
    int getAsInt();
}

// toString, getMessage, getLocalizedMessage of library exceptions and class names.
public class ExcToString {
    static class Mine extends IllegalStateException {
        Mine(String s) {
            super(s);
        }
    }

    public static void main(String[] args) {
        Throwable[] all = {
            new Exception(), new Exception("m"), new RuntimeException("r"), new Error("e"), new Throwable("t"),
            new IllegalArgumentException("bad"), new IllegalStateException(), new UnsupportedOperationException("un"),
            new IndexOutOfBoundsException("ix"), new IndexOutOfBoundsException(5), new ArrayIndexOutOfBoundsException(3),
            new StringIndexOutOfBoundsException("six"), new NullPointerException(), new NullPointerException("given"),
            new ArithmeticException("ar"), new ClassCastException("cc"), new ArrayStoreException("as"),
            new NegativeArraySizeException("-1"), new NumberFormatException("nf"), new CloneNotSupportedException("cl"),
            new InterruptedException("in"), new java.util.NoSuchElementException("ns"),
            new java.util.ConcurrentModificationException(), new java.util.EmptyStackException(),
            new java.io.IOException("io"), new java.io.UncheckedIOException("un", new java.io.IOException("x")), new AssertionError("ae")
        };
        for (Throwable t : all) {
            System.out.println(t + " / " + t.getMessage());
        }
        Throwable m = new Mine("custom");
        System.out.println(m.getMessage() + " " + m.getLocalizedMessage() + " " + m.getClass().getSimpleName() + " " + m.getClass().getName());
        System.out.println(m);
        System.out.println(new RuntimeException(new IllegalStateException("in")));
        System.out.println((m instanceof RuntimeException) + " " + (m instanceof IllegalArgumentException));
        System.out.println(new NumberFormatException() instanceof IllegalArgumentException);
        System.out.println((Object) new ArrayIndexOutOfBoundsException("s") instanceof IndexOutOfBoundsException);
    }
}

// Model of java.lang.ThreadLocal for one thread: a value that is made when it is first asked for.
package java.lang;

import java.util.function.Supplier;

public class ThreadLocal<T> {
    private boolean present;
    private T value;

    public ThreadLocal() {
    }

    protected T initialValue() {
        return null;
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        if (supplier == null) {
            throw new NullPointerException();
        }
        return new Supplied<S>(supplier);
    }

    public T get() {
        if (!present) {
            value = initialValue();
            present = true;
        }
        return value;
    }

    public void set(T value) {
        this.value = value;
        present = true;
    }

    public void remove() {
        value = null;
        present = false;
    }

    private static final class Supplied<S> extends ThreadLocal<S> {
        private final Supplier<? extends S> supplier;

        Supplied(Supplier<? extends S> supplier) {
            this.supplier = supplier;
        }

        protected S initialValue() {
            return supplier.get();
        }
    }
}

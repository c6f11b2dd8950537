// Model of java.lang.ThreadLocal: for each thread a value that is made when it is first asked for.
package java.lang;

import java.util.function.Supplier;

public class ThreadLocal<T> {
    private boolean present;
    private T value;
    // those of started threads; that of the first one is above, where most programs need no more
    private Other<T> others;

    // Threads that were started before are over.
    //@ invariant others == null && (present || value == null);

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
        if (!Thread.isFirst()) {
            Other<T> mine = find();
            if (mine == null) {
                mine = add(initialValue());
            }
            return mine.value;
        }
        if (!present) {
            value = initialValue();
            present = true;
        }
        return value;
    }

    public void set(T value) {
        if (!Thread.isFirst()) {
            Other<T> mine = find();
            if (mine == null) {
                add(value);
            } else {
                mine.value = value;
            }
            return;
        }
        this.value = value;
        present = true;
    }

    public void remove() {
        if (!Thread.isFirst()) {
            Other<T> before = null;
            for (Other<T> each = others; each != null; each = each.next) {
                if (each.owner != Thread.currentThread()) {
                    before = each;
                } else if (before == null) {
                    others = each.next;
                } else {
                    before.next = each.next;
                }
            }
            return;
        }
        value = null;
        present = false;
    }

    private Other<T> find() {
        Other<T> each = others;
        while (each != null && each.owner != Thread.currentThread()) {
            each = each.next;
        }
        return each;
    }

    private Other<T> add(T value) {
        others = new Other<T>(Thread.currentThread(), value, others);
        return others;
    }

    private static final class Other<T> {
        final Thread owner;
        T value;
        Other<T> next;

        Other(Thread owner, T value, Other<T> next) {
            this.owner = owner;
            this.value = value;
            this.next = next;
        }
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

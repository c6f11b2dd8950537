// Model of java.lang.ThreadLocal: for each thread a value that is made when it is first asked for.
package java.lang;

import java.util.function.Supplier;
import ooxide.Native;

public class ThreadLocal<T> {
    // The value of the thread that began, where most programs need no more; those of others are in their threads.
    private boolean present;
    private T value;

    //@ invariant present || value == null;

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
        if (Native.threadNumber() != 0) {
            Held mine = find();
            if (mine == null) {
                mine = add(initialValue());
            }
            return (T) mine.value;
        }
        if (!present) {
            value = initialValue();
            present = true;
        }
        return value;
    }

    public void set(T value) {
        if (Native.threadNumber() != 0) {
            Held mine = find();
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
        if (Native.threadNumber() != 0) {
            Thread me = Thread.currentThread();
            Held before = null;
            for (Held each = me.locals; each != null; each = each.next) {
                if (each.key != this) {
                    before = each;
                } else if (before == null) {
                    me.locals = each.next;
                } else {
                    before.next = each.next;
                }
            }
            return;
        }
        value = null;
        present = false;
    }

    private Held find() {
        Held each = Thread.currentThread().locals;
        while (each != null && each.key != this) {
            each = each.next;
        }
        return each;
    }

    private Held add(Object value) {
        Thread me = Thread.currentThread();
        me.locals = new Held(this, value, me.locals);
        return me.locals;
    }

    // What a thread holds.
    static final class Held {
        final ThreadLocal<?> key;
        Object value;
        Held next;

        Held(ThreadLocal<?> key, Object value, Held next) {
            this.key = key;
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

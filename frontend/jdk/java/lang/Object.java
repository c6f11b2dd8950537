// Model of java.lang.Object. `getClass` and `clone` are given their meaning by the front end.
package java.lang;

import ooxide.Native;

public class Object {
    public Object() {
    }

    public final native Class<?> getClass();

    public int hashCode() {
        return Native.identity(this);
    }

    public boolean equals(Object obj) {
        return this == obj;
    }

    protected native Object clone() throws CloneNotSupportedException;

    public String toString() {
        return getClass().getName() + "@" + Integer.toHexString(hashCode());
    }

    public final native void notify();

    public final native void notifyAll();

    public final void wait() throws InterruptedException {
        await(0L);
    }

    public final void wait(long timeoutMillis) throws InterruptedException {
        if (timeoutMillis < 0L) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        await(timeoutMillis);
    }

    public final void wait(long timeoutMillis, int nanos) throws InterruptedException {
        if (timeoutMillis < 0L) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        if (nanos > 0 && timeoutMillis < Long.MAX_VALUE) {
            await(timeoutMillis + 1L);
        } else {
            await(timeoutMillis);
        }
    }

    private native void await(long timeoutMillis) throws InterruptedException;

    protected void finalize() throws Throwable {
    }
}

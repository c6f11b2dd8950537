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

    public final void notify() {
        Native.notice(this, false);
    }

    public final void notifyAll() {
        Native.notice(this, true);
    }

    public final void wait() throws InterruptedException {
        Thread.beginToWait();
        Native.awaitNotice(this, 0);
        Thread.endToWait();
    }

    // What `wait()` means that stands in no loop: it may end although nobody has notified.
    final void wait$once() throws InterruptedException {
        Thread.beginToWait();
        Native.awaitNotice(this, 2);
        Thread.endToWait();
    }

    public final void wait(long timeoutMillis) throws InterruptedException {
        if (timeoutMillis < 0L) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        Thread.beginToWait();
        Native.awaitNotice(this, timeoutMillis == 0L ? 0 : 1);
        Thread.endToWait();
    }

    public final void wait(long timeoutMillis, int nanos) throws InterruptedException {
        if (timeoutMillis < 0L) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        if (nanos > 0 && timeoutMillis < Long.MAX_VALUE) {
            wait(timeoutMillis + 1L);
        } else {
            wait(timeoutMillis);
        }
    }

    protected void finalize() throws Throwable {
    }
}

// Model of java.util.concurrent.locks.LockSupport: a permit for each thread. Nobody comes back from `park` without a reason.
package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class LockSupport {
    private static Permit permits;

    private LockSupport() {
    }

    private static final class Permit {
        final Thread thread;
        final Permit next;
        boolean isThere;

        Permit(Thread thread, Permit next) {
            this.thread = thread;
            this.next = next;
        }
    }

    private static Permit find(Thread thread) {
        Permit each = permits;
        while (each != null && each.thread != thread) {
            each = each.next;
        }
        return each;
    }

    @Atomic private static Permit permitOf(Thread thread) {
        Permit known = find(thread);
        if (known == null) {
            known = new Permit(thread, permits);
            permits = known;
        }
        return known;
    }

    @Atomic private static void await(Permit permit) {
        Native.await(permit.isThere || Interruption.isPending());
        permit.isThere = false;
    }

    public static void park() {
        await(permitOf(Thread.currentThread()));
    }

    public static void park(Object blocker) {
        park();
    }

    // The time may be over at any moment.
    @Atomic private static void take(Permit permit) {
        permit.isThere = false;
    }

    public static void parkNanos(long nanos) {
        if (nanos > 0L) {
            take(permitOf(Thread.currentThread()));
        }
    }

    public static void parkNanos(Object blocker, long nanos) {
        parkNanos(nanos);
    }

    public static void parkUntil(long deadline) {
        take(permitOf(Thread.currentThread()));
    }

    public static void parkUntil(Object blocker, long deadline) {
        parkUntil(deadline);
    }

    @Atomic private static void give(Permit permit) {
        permit.isThere = true;
    }

    public static void unpark(Thread thread) {
        if (thread != null) {
            give(permitOf(thread));
        }
    }
}

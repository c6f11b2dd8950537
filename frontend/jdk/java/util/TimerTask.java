// Model of java.util.TimerTask.
package java.util;

import ooxide.Atomic;

public abstract class TimerTask implements Runnable {
    static final int VIRGIN = 0;
    static final int SCHEDULED = 1;
    static final int EXECUTED = 2;
    static final int CANCELLED = 3;

    int state;

    //@ invariant state == VIRGIN || state == EXECUTED || state == CANCELLED;

    protected TimerTask() {
    }

    public abstract void run();

    @Atomic public boolean cancel() {
        boolean isPrevented = state == SCHEDULED;
        state = CANCELLED;
        return isPrevented;
    }

    public native long scheduledExecutionTime();
}

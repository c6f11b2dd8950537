// Model of java.lang.Throwable. The engine makes exceptions without running a constructor, so every field means the
// right thing at its default: no message, no cause given yet, nothing suppressed. There are no stack traces. It sets
// `worded` where a virtual machine words the message itself, with names of variables, modules and class loaders.
package java.lang;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;

@ForTests("plain") public class Throwable implements Serializable {
    String message;
    private Throwable cause;
    // True when a cause, which may be null, was fixed by a constructor or by initCause.
    private boolean causeGiven;
    private boolean suppressionOff;
    // Null stands for none.
    private Throwable[] suppressed;
    // A message that is only put together when it is read; used when `message` is null.
    NumberedText text;
    private boolean worded;
    // True when the message is that of the cause, which is worded by the JVM.
    private boolean saysCause;

    // A message of the input is any text, however it was put together.
    //@ invariant text == null && !worded && !saysCause && (cause == null || causeGiven);
    //@ invariant suppressed == null || !suppressionOff && 0 < suppressed.length && suppressed.length <= 0xffffff;

    public Throwable() {
    }

    public Throwable(String message) {
        this.message = message;
    }

    public Throwable(String message, Throwable cause) {
        this.message = message;
        this.cause = cause;
        this.causeGiven = true;
    }

    public Throwable(Throwable cause) {
        // What the JVM words is left alone until somebody reads it: most programs only pass it on.
        if (cause != null && !cause.worded) {
            this.message = cause.toString();
        }
        this.cause = cause;
        this.causeGiven = true;
        this.saysCause = cause != null && cause.worded;
    }

    protected Throwable(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
        this.message = message;
        this.cause = cause;
        this.causeGiven = true;
        this.suppressionOff = !enableSuppression;
    }

    public String getMessage() {
        if (worded || saysCause) {
            return messageWordedByTheJvm();
        }
        if (message == null && text != null) {
            return text.toString();
        }
        return message;
    }

    /*@ pure @*/ final native String messageWordedByTheJvm();

    public String getLocalizedMessage() {
        return getMessage();
    }

    // No exception is its own cause. As an invariant, that would choose an object for the cause of every input.
    public Throwable getCause() {
        return cause == this ? null : cause;
    }

    public Throwable initCause(Throwable cause) {
        if (causeGiven) {
            String given = cause == null ? "a null" : cause.toString();
            throw new IllegalStateException("Can't overwrite cause with " + given, this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        this.causeGiven = true;
        return this;
    }

    public String toString() {
        String name = getClass().getName();
        String said = getLocalizedMessage();
        if (said == null) {
            return name;
        }
        return name + ": " + said;
    }

    public void printStackTrace() {
        // Nobody compares what goes there, so a message of the JVM makes no difference.
        if (!worded && !saysCause) {
            System.err.println(this);
        }
    }

    public void printStackTrace(PrintStream s) {
        s.println(this);
    }

    public void printStackTrace(PrintWriter s) {
        s.println(this);
    }

    public Throwable fillInStackTrace() {
        return this;
    }

    public StackTraceElement[] getStackTrace() {
        return new StackTraceElement[0];
    }

    public void setStackTrace(StackTraceElement[] stackTrace) {
        for (int i = 0; i < stackTrace.length; i++) {
            if (stackTrace[i] == null) {
                throw new NullPointerException("stackTrace[" + i + "]");
            }
        }
    }

    public final void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        if (exception == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if (suppressionOff) {
            return;
        }
        int count = suppressed == null ? 0 : suppressed.length;
        Throwable[] more = new Throwable[count + 1];
        for (int i = 0; i < count; i++) {
            more[i] = suppressed[i];
        }
        more[count] = exception;
        suppressed = more;
    }

    public final Throwable[] getSuppressed() {
        int count = suppressed == null ? 0 : suppressed.length;
        Throwable[] result = new Throwable[count];
        for (int i = 0; i < count; i++) {
            // `addSuppressed` refuses null and the exception itself
            //@ assume suppressed[i] != null && suppressed[i] != this;
            result[i] = suppressed[i];
        }
        return result;
    }
}

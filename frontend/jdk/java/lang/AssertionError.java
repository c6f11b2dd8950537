// Model of java.lang.AssertionError.
package java.lang;

public class AssertionError extends Error {
    public AssertionError() {
        super();
    }

    private AssertionError(String detail) {
        super(detail);
    }

    public AssertionError(Object detail) {
        this(String.valueOf(detail));
        if (detail instanceof Throwable) {
            initCause((Throwable) detail);
        }
    }

    public AssertionError(boolean detail) {
        this(String.valueOf(detail));
    }

    public AssertionError(char detail) {
        this(String.valueOf(detail));
    }

    public AssertionError(int detail) {
        super();
        text = new NumberedText("", detail);
    }

    public AssertionError(long detail) {
        super();
        text = new NumberedText("", detail);
    }

    public AssertionError(float detail) {
        this(String.valueOf(detail));
    }

    public AssertionError(double detail) {
        this(String.valueOf(detail));
    }

    public AssertionError(String message, Throwable cause) {
        super(message, cause);
    }
}

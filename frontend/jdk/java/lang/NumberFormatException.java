// Model of java.lang.NumberFormatException. The text that names the rejected input is put together only when it is
// asked for, so that a failed parse of an unknown string does not copy it.
package java.lang;

@ForTests("plain") public class NumberFormatException extends IllegalArgumentException {
    private String input;
    private int radix;

    //@ invariant input == null;

    public NumberFormatException() {
        super();
    }

    public NumberFormatException(String message) {
        super(message);
    }

    NumberFormatException(NumberedText text) {
        super();
        this.text = text;
    }

    NumberFormatException(String input, int radix) {
        super();
        this.input = input;
        this.radix = radix;
    }

    public String getMessage() {
        if (input == null) {
            return super.getMessage();
        }
        StringBuilder out = new StringBuilder();
        out.append("For input string: \"").append(input).append('"');
        if (radix != 10) {
            out.append(" under radix ").append(radix);
        }
        return out.toString();
    }
}

// Which texts Double.parseDouble and Float.parseFloat accept.
package java.lang;

final class FloatText {
    private final String text;
    private int at;

    private FloatText(String text) {
        this.text = text;
    }

    // The text without blanks around it, if it is a number; otherwise the exception that says so.
    static String checked(String s) {
        String text = s.trim();
        if (text.isEmpty()) {
            throw new NumberFormatException("empty String");
        }
        FloatText reader = new FloatText(text);
        if (!reader.isNumber()) {
            throw new NumberFormatException(text, 10);
        }
        return text;
    }

    private char next() {
        return at < text.length() ? text.charAt(at) : '\0';
    }

    private boolean isNumber() {
        sign();
        char first = next();
        if (first == 'N') {
            return text.startsWith("NaN", at) && text.length() == at + 3;
        }
        if (first == 'I') {
            return text.startsWith("Infinity", at) && text.length() == at + 8;
        }
        boolean hex = text.startsWith("0x", at) || text.startsWith("0X", at);
        if (hex) {
            at += 2;
        }
        int digits = digits(hex);
        if (next() == '.') {
            at++;
            digits += digits(hex);
            if (!hex && next() == '.') {
                throw new NumberFormatException("multiple points");
            }
        }
        if (digits == 0 || !exponent(hex)) {
            return false;
        }
        char last = next();
        if (last == 'f' | last == 'F' | last == 'd' | last == 'D') {
            at++;
        }
        return at == text.length();
    }

    private void sign() {
        char c = next();
        if (c == '+' | c == '-') {
            at++;
        }
    }

    private int digits(boolean hex) {
        int count = 0;
        char c = next();
        while (c >= '0' & c <= '9' || hex && (c >= 'a' & c <= 'f' | c >= 'A' & c <= 'F')) {
            count++;
            at++;
            c = next();
        }
        return count;
    }

    // A hexadecimal number must have one.
    private boolean exponent(boolean hex) {
        char c = next();
        boolean marked = hex ? c == 'p' | c == 'P' : c == 'e' | c == 'E';
        if (!marked) {
            return !hex;
        }
        at++;
        sign();
        return digits(false) > 0;
    }
}

package java.math;

/** Decimal numbers as text, and back. */
final class DecimalText {
    private DecimalText() {
    }

    static String plain(BigInteger unscaled, int scale) {
        if (scale == 0) {
            return unscaled.toString();
        }
        if (scale > 0) {
            return withPoint(unscaled, scale);
        }
        StringBuilder text = new StringBuilder(unscaled.toString());
        for (int i = scale; i < 0 && unscaled.signum() != 0; i++) {
            text.append('0');
        }
        return text.toString();
    }

    // digits without a sign
    private static String digits(BigInteger unscaled) {
        String text = unscaled.toString();
        return unscaled.signum() < 0 ? text.substring(1) : text;
    }

    private static String withPoint(BigInteger unscaled, int scale) {
        String digits = digits(unscaled);
        StringBuilder text = new StringBuilder();
        if (unscaled.signum() < 0) {
            text.append('-');
        }
        int whole = digits.length() - scale;
        if (whole > 0) {
            return text.append(digits, 0, whole).append('.').append(digits, whole, digits.length()).toString();
        }
        text.append("0.");
        for (int i = whole; i < 0; i++) {
            text.append('0');
        }
        return text.append(digits).toString();
    }

    static String scientific(BigInteger unscaled, int scale) {
        if (scale == 0) {
            return unscaled.toString();
        }
        String digits = digits(unscaled);
        long exponent = -(long) scale + (digits.length() - 1);
        if (scale > 0 && exponent >= -6) {
            return withPoint(unscaled, scale);
        }
        StringBuilder text = new StringBuilder();
        if (unscaled.signum() < 0) {
            text.append('-');
        }
        text.append(digits.charAt(0));
        if (digits.length() > 1) {
            text.append('.').append(digits, 1, digits.length());
        }
        if (exponent != 0) {
            text.append('E');
            if (exponent > 0) {
                text.append('+');
            }
            text.append(exponent);
        }
        return text.toString();
    }

    /** Open: a text with a long exponent or foreign digits; the message of some that are wrong. */
    static BigDecimal parse(String text) {
        int length = text.length();
        int at = 0;
        boolean negative = length > 0 && text.charAt(0) == '-';
        if (negative || length > 0 && text.charAt(0) == '+') {
            at++;
        }
        StringBuilder digits = new StringBuilder(negative ? "-" : "");
        long scale = 0;
        boolean point = false;
        boolean any = false;
        while (at < length && text.charAt(at) != 'e' && text.charAt(at) != 'E') {
            char c = text.charAt(at);
            at++;
            if (c == '.') {
                if (point) {
                    throw new NumberFormatException("Character array contains more than one decimal point.");
                }
                point = true;
                continue;
            }
            if (c < '0' || c > '9') {
                return notDigit(text, c);
            }
            any = true;
            digits.append(c);
            scale += point ? 1 : 0;
        }
        if (!any && length > 0 && at == length) {
            throw new NumberFormatException("No digits found.");
        }
        if (!any) {
            throw openWrong(text);
        }
        if (at < length) {
            if (!isExponent(text, at + 1)) {
                throw openWrong(text);
            }
            if (length - at > 10) {
                return openParse(text);
            }
            scale -= Long.parseLong(text.substring(at + 1));
        }
        return scaled(text, new BigInteger(digits.toString()), scale);
    }

    private static BigDecimal scaled(String text, BigInteger unscaled, long scale) {
        return scale == (int) scale ? new BigDecimal(unscaled, (int) scale) : openParse(text);
    }

    private static BigDecimal notDigit(String text, char c) {
        if (c > 127) {
            return openParse(text);
        }
        throw new NumberFormatException("Character " + c
            + " is neither a decimal digit number, decimal point, nor \"e\" notation exponential mark.");
    }

    private static boolean isExponent(String text, int from) {
        int at = from;
        if (at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+')) {
            at++;
        }
        int digits = text.length() - at;
        for (; at < text.length(); at++) {
            if (text.charAt(at) < '0' || text.charAt(at) > '9') {
                return false;
            }
        }
        return digits >= 1;
    }

    //@ ensures \result != null;
    private static native BigDecimal openParse(String text);

    // which of its messages the JDK gives
    //@ ensures \result != null;
    private static native NumberFormatException openWrong(String text);
}

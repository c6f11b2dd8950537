// String.format for the root locale. Dates (%t), hexadecimal floating point (%a) and BigDecimal in scientific form are
// open. All specifiers are read and checked before the first argument is looked at.
package java.lang;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.DuplicateFormatFlagsException;
import java.util.FormatFlagsConversionMismatchException;
import java.util.IllegalFormatArgumentIndexException;
import java.util.IllegalFormatCodePointException;
import java.util.IllegalFormatConversionException;
import java.util.IllegalFormatFlagsException;
import java.util.IllegalFormatPrecisionException;
import java.util.IllegalFormatWidthException;
import java.util.Locale;
import java.util.MissingFormatArgumentException;
import java.util.MissingFormatWidthException;
import java.util.UnknownFormatConversionException;

final class FormatText {
    // The order in which flags are written out in messages.
    private static final String FLAGS = "-#+ 0,(<";

    private final String format;
    private final Object[] args;
    private final StringBuilder out = new StringBuilder();
    private int at;
    private int ordinary;
    private int last = -1;

    // The specifier at hand. `flags` has one bit for each place in FLAGS; -1 stands for an absent number.
    private int index;
    private int flags;
    private int width;
    private int precision;
    private char conversion;
    private boolean upper;

    private FormatText(String format, Object[] args) {
        this.format = format;
        this.args = args;
    }

    static String format(String format, Object[] args) {
        FormatText check = new FormatText(format, args);
        if (!check.run(false)) {
            return openFormat(null, format, args);
        }
        FormatText print = new FormatText(format, args);
        return print.run(true) ? print.out.toString() : openFormat(null, format, args);
    }

    // Locales that write numbers like the root locale; a format in any other is open. Null asks for no localisation.
    static String format(Locale locale, String format, Object[] args) {
        if (locale == null) {
            return format(format, args);
        }
        String language = locale.getLanguage();
        String country = locale.getCountry();
        boolean plain = language.isEmpty() || language.equals("en")
                && (country.isEmpty() || country.equals("US") || country.equals("GB") || country.equals("CA"));
        return plain ? format(format, args) : openFormat(locale, format, args);
    }

    //@ ensures \result != null;
    private static native String openFormat(Locale locale, String format, Object[] args);

    // False when something is met that is not modelled.
    private boolean run(boolean print) {
        while (at < format.length()) {
            int percent = format.indexOf('%', at);
            int end = percent < 0 ? format.length() : percent;
            out.append(format, at, end);
            at = end;
            if (percent >= 0) {
                readSpecifier();
                if (conversion == 'a' || conversion == 't') {
                    return false;
                }
                if (!print) {
                    checkSpecifier();
                } else if (!printSpecifier()) {
                    return false;
                }
            }
        }
        return true;
    }

    // Reading.

    private char next() {
        return at < format.length() ? format.charAt(at) : '\0';
    }

    private boolean digitNext() {
        char c = next();
        return c >= '0' && c <= '9';
    }

    // A number that does not fit becomes the least int.
    private int number() {
        long result = 0;
        while (digitNext()) {
            result = Math.min(10 * result + next() - '0', 0x80000000L);
            at++;
        }
        return (int) result;
    }

    private void readSpecifier() {
        int start = at + 1;
        at = start;
        if (at == format.length()) {
            throw new UnknownFormatConversionException("%");
        }
        index = -1;
        flags = 0;
        width = -1;
        precision = -1;
        readIndex();
        readFlags();
        if (digitNext()) {
            width = number();
        }
        boolean wellFormed = true;
        if (next() == '.') {
            at++;
            wellFormed = digitNext();
            precision = number();
        }
        char c = next();
        at++;
        boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
        if (!wellFormed || !letter && c != '%') {
            throw new UnknownFormatConversionException(String.valueOf(format.charAt(start)));
        }
        checkNumbers();
        upper = c >= 'A' && c <= 'Z';
        conversion = upper ? (char) (c + 32) : c;
        readDate(c);
        String known = upper ? "BHSCXEGAT" : "bhscdoxefgatn%";
        if (known.indexOf(c) < 0) {
            throw new UnknownFormatConversionException(String.valueOf(c));
        }
    }

    private void readDate(char c) {
        if (conversion == 't') {
            char kind = next();
            at++;
            if (kind == '\0') {
                throw new UnknownFormatConversionException(String.valueOf(c));
            }
            if ("HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".indexOf(kind) < 0) {
                throw new UnknownFormatConversionException("t" + kind);
            }
        }
    }

    private void readIndex() {
        int before = at;
        if (digitNext()) {
            int value = number();
            if (next() == '$') {
                at++;
                index = value;
            } else {
                at = before;
            }
        }
    }

    private void readFlags() {
        int place = FLAGS.indexOf(next());
        while (place >= 0) {
            if ((flags & 1 << place) != 0) {
                throw new DuplicateFormatFlagsException(String.valueOf(next()));
            }
            flags |= 1 << place;
            at++;
            place = FLAGS.indexOf(next());
        }
    }

    private void checkNumbers() {
        if (index == 0 || index == Integer.MIN_VALUE) {
            throw new IllegalFormatArgumentIndexException(index);
        }
        if (width == Integer.MIN_VALUE) {
            throw new IllegalFormatWidthException(width);
        }
        if (precision == Integer.MIN_VALUE) {
            throw new IllegalFormatPrecisionException(precision);
        }
    }

    private boolean has(char flag) {
        return (flags & 1 << FLAGS.indexOf(flag)) != 0;
    }

    private String flagText(boolean previous) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < FLAGS.length(); i++) {
            if ((flags & 1 << i) != 0 && (previous || i < 7)) {
                text.append(FLAGS.charAt(i));
            }
        }
        return text.toString();
    }

    private String specifier() {
        StringBuilder text = new StringBuilder("%");
        text.append(flagText(true));
        if (index > 0) {
            text.append(index).append('$');
        }
        if (width != -1) {
            text.append(width);
        }
        if (precision != -1) {
            text.append('.').append(precision);
        }
        return text.append(upper ? (char) (conversion - 32) : conversion).toString();
    }

    // Checking.

    private void checkSpecifier() {
        switch (conversion) {
            case 'b':
            case 'h':
            case 's':
                if (conversion != 's') {
                    refuseFlags("#");
                }
                needWidthFor('-');
                refuseFlags("+ 0,(");
                break;
            case 'c':
                refusePrecision();
                refuseFlags("#+ 0,(");
                needWidthFor('-');
                break;
            case 'd':
                checkNumeric();
                refusePrecision();
                refuseFlags("#");
                break;
            case 'o':
            case 'x':
                checkNumeric();
                refusePrecision();
                refuseFlags(",");
                break;
            case 'e':
                checkNumeric();
                refuseFlags(",");
                break;
            case 'g':
                checkNumeric();
                refuseFlags("#");
                break;
            case 'f':
                checkNumeric();
                break;
            case '%':
                refusePrecision();
                if ((flags & ~1) != 0) {
                    throw new IllegalFormatFlagsException(flagText(true));
                }
                needWidthFor('-');
                break;
            default:
                refusePrecision();
                if (width != -1) {
                    throw new IllegalFormatWidthException(width);
                }
                if (flags != 0) {
                    throw new IllegalFormatFlagsException(flagText(true));
                }
                break;
        }
    }

    private void checkNumeric() {
        needWidthFor('-');
        needWidthFor('0');
        if (has('+') && has(' ') || has('-') && has('0')) {
            throw new IllegalFormatFlagsException(flagText(true));
        }
    }

    private void needWidthFor(char flag) {
        if (width == -1 && has(flag)) {
            throw new MissingFormatWidthException(specifier());
        }
    }

    private void refusePrecision() {
        if (precision != -1) {
            throw new IllegalFormatPrecisionException(precision);
        }
    }

    private void refuseFlags(String some) {
        for (int i = 0; i < some.length(); i++) {
            if (has(some.charAt(i))) {
                throw new FormatFlagsConversionMismatchException(String.valueOf(some.charAt(i)), conversion);
            }
        }
    }

    // Printing.

    private Object argument() {
        if (index > 0) {
            last = index - 1;
        } else if (!has('<')) {
            last = ordinary;
            ordinary++;
        }
        if (last < 0 || args != null && last >= args.length) {
            throw new MissingFormatArgumentException(specifier());
        }
        return args == null ? null : args[last];
    }

    private boolean printSpecifier() {
        if (conversion == '%') {
            justify("%");
            return true;
        }
        if (conversion == 'n') {
            out.append('\n');
            return true;
        }
        Object arg = argument();
        switch (conversion) {
            case 'b':
                printText(arg instanceof Boolean ? arg.toString() : arg == null ? "false" : "true");
                break;
            case 's':
                refuseFlagsFor(arg);
                printText(String.valueOf(arg));
                break;
            case 'h':
                printText(arg == null ? "null" : Integer.toHexString(arg.hashCode()));
                break;
            case 'c':
                printCharacter(arg);
                break;
            case 'd':
            case 'o':
            case 'x':
                printInteger(arg);
                break;
            default:
                return printFloat(arg);
        }
        return true;
    }

    // Only a Formattable could make something of the flag.
    private void refuseFlagsFor(Object arg) {
        if (arg != null || conversion == 's') {
            refuseFlags("#");
        }
    }

    private void printText(String text) {
        String cut = precision != -1 && precision < text.length() ? text.substring(0, precision) : text;
        justify(cut);
    }

    private void justify(String text) {
        String shown = upper ? text.toUpperCase() : text;
        int missing = width - shown.length();
        if (!has('-')) {
            pad(' ', missing);
        }
        out.append(shown);
        if (has('-')) {
            pad(' ', missing);
        }
    }

    private void pad(char c, int count) {
        for (int i = 0; i < count; i++) {
            out.append(c);
        }
    }

    private IllegalFormatConversionException wrongType(Object arg) {
        return new IllegalFormatConversionException(conversion, arg.getClass());
    }

    private void printCharacter(Object arg) {
        if (arg == null) {
            printText("null");
            return;
        }
        if (arg instanceof Character) {
            justify(arg.toString());
            return;
        }
        if (!(arg instanceof Byte || arg instanceof Short || arg instanceof Integer)) {
            throw wrongType(arg);
        }
        int point = ((Number) arg).intValue();
        if (!Character.isValidCodePoint(point)) {
            throw new IllegalFormatCodePointException(point);
        }
        justify(Character.toString(point));
    }

    private void printInteger(Object arg) {
        if (arg == null) {
            printText("null");
        } else if (arg instanceof BigInteger) {
            printBig((BigInteger) arg);
        } else if (arg instanceof Integer) {
            printLong(((Integer) arg).intValue(), 0xffffffffL);
        } else if (arg instanceof Long) {
            printLong(((Long) arg).longValue(), -1L);
        } else if (arg instanceof Short) {
            printLong(((Short) arg).shortValue(), 0xffffL);
        } else if (arg instanceof Byte) {
            printLong(((Byte) arg).byteValue(), 0xffL);
        } else {
            throw wrongType(arg);
        }
    }

    private void printLong(long value, long mask) {
        if (conversion == 'd') {
            String text = Long.toString(value);
            boolean negative = value < 0;
            printNumber(negative, negative ? text.substring(1) : text, "", true);
            return;
        }
        refuseFlags("( +");
        String digits = conversion == 'x' ? Long.toHexString(value & mask) : Long.toOctalString(value & mask);
        printNumber(false, digits, "", false);
    }

    private void printBig(BigInteger value) {
        boolean negative = value.signum() < 0;
        BigInteger size = value.abs();
        if (conversion == 'd') {
            printNumber(negative, size.toString(), "", true);
        } else {
            printNumber(negative, size.toString(conversion == 'x' ? 16 : 8), "", false);
        }
    }

    // Sign, mark of the radix, zeros, digits with or without groups, tail, closing sign; then the blanks around it.
    private void printNumber(boolean negative, String whole, String tail, boolean decimal) {
        StringBuilder text = new StringBuilder();
        boolean closing = negative && has('(');
        if (negative) {
            text.append(closing ? '(' : '-');
        } else if (has('+')) {
            text.append('+');
        } else if (has(' ')) {
            text.append(' ');
        }
        if (!decimal && has('#')) {
            text.append(conversion == 'x' ? "0x" : "0");
        }
        String digits = decimal && has(',') ? grouped(whole) : whole;
        if (has('0')) {
            int missing = width - text.length() - digits.length() - tail.length() - (closing ? 1 : 0);
            for (int i = 0; i < missing; i++) {
                text.append('0');
            }
        }
        text.append(digits).append(tail);
        if (closing) {
            text.append(')');
        }
        justify(text.toString());
    }

    private static String grouped(String digits) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && (digits.length() - i) % 3 == 0) {
                text.append(',');
            }
            text.append(digits.charAt(i));
        }
        return text.toString();
    }

    // Only %f; the scientific forms are open.
    private boolean printBigDecimal(BigDecimal value) {
        if (conversion != 'f') {
            return false;
        }
        int places = precision == -1 ? 6 : precision;
        String text = value.abs().setScale(places, RoundingMode.HALF_UP).toPlainString();
        int point = text.indexOf('.');
        String whole = point < 0 ? text : text.substring(0, point);
        String tail = point < 0 ? has('#') ? "." : "" : text.substring(point);
        printNumber(value.signum() < 0, whole, tail, true);
        return true;
    }

    private boolean printFloat(Object arg) {
        if (arg == null) {
            printText("null");
            return true;
        }
        if (!(arg instanceof Double || arg instanceof Float)) {
            if (arg instanceof BigDecimal) {
                return printBigDecimal((BigDecimal) arg);
            }
            throw wrongType(arg);
        }
        double value = ((Number) arg).doubleValue();
        if (value != value) {
            justify("NaN");
            return true;
        }
        boolean negative = Double.compare(value, 0.0) < 0;
        double size = Math.abs(value);
        if (size == Double.POSITIVE_INFINITY) {
            // No zeros before a word, no groups in it.
            flags &= ~(1 << FLAGS.indexOf('0') | 1 << FLAGS.indexOf(','));
            printNumber(negative, "Infinity", "", true);
            return true;
        }
        Decimal decimal = new Decimal(size);
        int places = precision == -1 ? 6 : precision;
        boolean scientific = conversion == 'e';
        if (conversion == 'g') {
            places = Math.max(places, 1);
            decimal.roundToDigits(places);
            scientific = decimal.exponent() < -4 || decimal.exponent() >= places;
            places = scientific ? places - 1 : places - 1 - decimal.exponent();
        }
        StringBuilder whole = new StringBuilder();
        StringBuilder tail = new StringBuilder();
        if (scientific) {
            decimal.roundToDigits(places + 1);
            decimal.appendScientific(whole, places, has('#'));
            printNumber(negative, "", whole.toString(), true);
            return true;
        }
        decimal.roundToPlaces(places);
        decimal.appendWhole(whole);
        if (places > 0 || has('#')) {
            tail.append('.');
        }
        decimal.appendPlaces(tail, places);
        printNumber(negative, whole.toString(), tail.toString(), true);
        return true;
    }
}

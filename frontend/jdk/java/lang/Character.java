// Model of java.lang.Character. Decimal digits, white space and surrogates are exact for all of Unicode; the other
// properties are exact for Latin-1 and open beyond it. Conditions are joined with `|` and `&`, which do not split a
// path, wherever the operands cannot fail.
package java.lang;

import java.io.Serializable;

public final class Character implements Serializable, Comparable<Character> {
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uFFFF';
    public static final byte UNASSIGNED = 0;
    public static final byte UPPERCASE_LETTER = 1;
    public static final byte LOWERCASE_LETTER = 2;
    public static final byte TITLECASE_LETTER = 3;
    public static final byte MODIFIER_LETTER = 4;
    public static final byte OTHER_LETTER = 5;
    public static final byte NON_SPACING_MARK = 6;
    public static final byte ENCLOSING_MARK = 7;
    public static final byte COMBINING_SPACING_MARK = 8;
    public static final byte DECIMAL_DIGIT_NUMBER = 9;
    public static final byte LETTER_NUMBER = 10;
    public static final byte OTHER_NUMBER = 11;
    public static final byte SPACE_SEPARATOR = 12;
    public static final byte LINE_SEPARATOR = 13;
    public static final byte PARAGRAPH_SEPARATOR = 14;
    public static final byte CONTROL = 15;
    public static final byte FORMAT = 16;
    public static final byte PRIVATE_USE = 18;
    public static final byte SURROGATE = 19;
    public static final byte DASH_PUNCTUATION = 20;
    public static final byte START_PUNCTUATION = 21;
    public static final byte END_PUNCTUATION = 22;
    public static final byte CONNECTOR_PUNCTUATION = 23;
    public static final byte OTHER_PUNCTUATION = 24;
    public static final byte MATH_SYMBOL = 25;
    public static final byte CURRENCY_SYMBOL = 26;
    public static final byte MODIFIER_SYMBOL = 27;
    public static final byte OTHER_SYMBOL = 28;
    public static final byte INITIAL_QUOTE_PUNCTUATION = 29;
    public static final byte FINAL_QUOTE_PUNCTUATION = 30;
    public static final char MIN_HIGH_SURROGATE = '\uD800';
    public static final char MAX_HIGH_SURROGATE = '\uDBFF';
    public static final char MIN_LOW_SURROGATE = '\uDC00';
    public static final char MAX_LOW_SURROGATE = '\uDFFF';
    public static final char MIN_SURROGATE = MIN_HIGH_SURROGATE;
    public static final char MAX_SURROGATE = MAX_LOW_SURROGATE;
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x010000;
    public static final int MIN_CODE_POINT = 0x000000;
    public static final int MAX_CODE_POINT = 0X10FFFF;
    public static final int SIZE = 16;
    public static final int BYTES = 2;

    // Boxes of 0 to 127, each made when it is first asked for.
    private static final Character[] BOXES = new Character[128];

    private final char value;

    public Character(char value) {
        this.value = value;
    }

    @ooxide.Quiet public static Character valueOf(char c) {
        if (c > 127) {
            return new Character(c);
        }
        if (BOXES[c] == null) {
            BOXES[c] = new Character(c);
        }
        return BOXES[c];
    }

    public char charValue() {
        return value;
    }

    public int hashCode() {
        return value;
    }

    public static int hashCode(char value) {
        return value;
    }

    public boolean equals(Object obj) {
        return obj instanceof Character && ((Character) obj).value == value;
    }

    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(char c) {
        return String.valueOf(c);
    }

    public static String toString(int codePoint) {
        return new String(toChars(codePoint), true);
    }

    public int compareTo(Character anotherCharacter) {
        return value - anotherCharacter.value;
    }

    public static int compare(char x, char y) {
        return x - y;
    }

    public static char reverseBytes(char ch) {
        return (char) ((ch & 0xFF00) >> 8 | ch << 8);
    }

    // Code points and surrogates.

    public static boolean isValidCodePoint(int codePoint) {
        return codePoint >= 0 & codePoint <= MAX_CODE_POINT;
    }

    public static boolean isBmpCodePoint(int codePoint) {
        return codePoint >>> 16 == 0;
    }

    public static boolean isSupplementaryCodePoint(int codePoint) {
        return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT & codePoint <= MAX_CODE_POINT;
    }

    public static boolean isHighSurrogate(char ch) {
        return ch >= MIN_HIGH_SURROGATE & ch <= MAX_HIGH_SURROGATE;
    }

    public static boolean isLowSurrogate(char ch) {
        return ch >= MIN_LOW_SURROGATE & ch <= MAX_LOW_SURROGATE;
    }

    public static boolean isSurrogate(char ch) {
        return ch >= MIN_SURROGATE & ch <= MAX_SURROGATE;
    }

    public static boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static int charCount(int codePoint) {
        return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT ? 2 : 1;
    }

    public static int toCodePoint(char high, char low) {
        return (high - MIN_HIGH_SURROGATE << 10) + (low - MIN_LOW_SURROGATE) + MIN_SUPPLEMENTARY_CODE_POINT;
    }

    public static char highSurrogate(int codePoint) {
        return (char) ((codePoint >>> 10) + (MIN_HIGH_SURROGATE - (MIN_SUPPLEMENTARY_CODE_POINT >>> 10)));
    }

    public static char lowSurrogate(int codePoint) {
        return (char) ((codePoint & 0x3ff) + MIN_LOW_SURROGATE);
    }

    static IllegalArgumentException invalid(int codePoint) {
        String digits = Integer.toHexString(codePoint).toUpperCase();
        return new IllegalArgumentException("Not a valid Unicode code point: 0x" + digits);
    }

    public static char[] toChars(int codePoint) {
        if (!isValidCodePoint(codePoint)) {
            throw invalid(codePoint);
        }
        if (codePoint < MIN_SUPPLEMENTARY_CODE_POINT) {
            char[] one = new char[1];
            one[0] = (char) codePoint;
            return one;
        }
        char[] two = new char[2];
        two[0] = highSurrogate(codePoint);
        two[1] = lowSurrogate(codePoint);
        return two;
    }

    public static int toChars(int codePoint, char[] dst, int dstIndex) {
        if (!isValidCodePoint(codePoint)) {
            throw invalid(codePoint);
        }
        if (codePoint < MIN_SUPPLEMENTARY_CODE_POINT) {
            dst[dstIndex] = (char) codePoint;
            return 1;
        }
        // The second unit goes first, so that a short array stays as it was.
        dst[dstIndex + 1] = lowSurrogate(codePoint);
        dst[dstIndex] = highSurrogate(codePoint);
        return 2;
    }

    public static int codePointAt(CharSequence seq, int index) {
        char high = seq.charAt(index);
        if (isHighSurrogate(high) && index + 1 < seq.length()) {
            char low = seq.charAt(index + 1);
            if (isLowSurrogate(low)) {
                return toCodePoint(high, low);
            }
        }
        return high;
    }

    public static int codePointAt(char[] a, int index) {
        return pointAt(a, index, a.length);
    }

    public static int codePointAt(char[] a, int index, int limit) {
        if (index >= limit | limit < 0 | limit > a.length) {
            throw new IndexOutOfBoundsException();
        }
        return pointAt(a, index, limit);
    }

    private static int pointAt(char[] a, int index, int limit) {
        char high = a[index];
        if (isHighSurrogate(high) && index + 1 < limit) {
            char low = a[index + 1];
            if (isLowSurrogate(low)) {
                return toCodePoint(high, low);
            }
        }
        return high;
    }

    public static int codePointBefore(CharSequence seq, int index) {
        char low = seq.charAt(index - 1);
        if (isLowSurrogate(low) && index - 2 >= 0) {
            char high = seq.charAt(index - 2);
            if (isHighSurrogate(high)) {
                return toCodePoint(high, low);
            }
        }
        return low;
    }

    public static int codePointBefore(char[] a, int index) {
        return pointBefore(a, index, 0);
    }

    public static int codePointBefore(char[] a, int index, int start) {
        if (index <= start | start < 0 | start >= a.length) {
            throw new IndexOutOfBoundsException();
        }
        return pointBefore(a, index, start);
    }

    private static int pointBefore(char[] a, int index, int start) {
        char low = a[index - 1];
        if (isLowSurrogate(low) && index - 2 >= start) {
            char high = a[index - 2];
            if (isHighSurrogate(high)) {
                return toCodePoint(high, low);
            }
        }
        return low;
    }

    // Units, less one for each pair.
    static int countPoints(char[] a, int from, int to) {
        int count = to - from;
        int i = from;
        while (i < to - 1) {
            if (isHighSurrogate(a[i]) && isLowSurrogate(a[i + 1])) {
                count--;
                i++;
            }
            i++;
        }
        return count;
    }

    public static int codePointCount(CharSequence seq, int beginIndex, int endIndex) {
        if (beginIndex < 0 | beginIndex > endIndex | endIndex > seq.length()) {
            throw new IndexOutOfBoundsException();
        }
        char[] units = seq.toString().toCharArray();
        return countPoints(units, beginIndex, endIndex);
    }

    public static int codePointCount(char[] a, int offset, int count) {
        if (count > a.length - offset | offset < 0 | count < 0) {
            throw new IndexOutOfBoundsException();
        }
        return countPoints(a, offset, offset + count);
    }

    public static int offsetByCodePoints(CharSequence seq, int index, int codePointOffset) {
        int length = seq.length();
        if (index < 0 | index > length) {
            throw new IndexOutOfBoundsException();
        }
        return offset(seq.toString().toCharArray(), 0, length, index, codePointOffset);
    }

    public static int offsetByCodePoints(char[] a, int start, int count, int index, int codePointOffset) {
        if (count > a.length - start | start < 0 | count < 0 | index < start | index > start + count) {
            throw new IndexOutOfBoundsException();
        }
        return offset(a, start, start + count, index, codePointOffset);
    }

    private static int offset(char[] a, int start, int end, int index, int codePointOffset) {
        int at = index;
        int left = codePointOffset;
        while (left > 0) {
            if (at >= end) {
                throw new IndexOutOfBoundsException();
            }
            at = at + charCount(pointAt(a, at, end));
            left--;
        }
        while (left < 0) {
            if (at <= start) {
                throw new IndexOutOfBoundsException();
            }
            at = at - charCount(pointBefore(a, at, start));
            left++;
        }
        return at;
    }

    // Decimal digits.

    // The blocks of ten decimal digits outside ASCII whose zero ends in the hexadecimal digit 0.
    private static boolean evenBlock(int c) {
        if (c < 0x10000) {
            return (c >= 0x660 & c <= 0x669) | (c >= 0x6f0 & c <= 0x6f9) | (c >= 0x7c0 & c <= 0x7c9)
                | (c >= 0xe50 & c <= 0xe59) | (c >= 0xed0 & c <= 0xed9) | (c >= 0xf20 & c <= 0xf29)
                | (c >= 0x1040 & c <= 0x1049) | (c >= 0x1090 & c <= 0x1099) | (c >= 0x17e0 & c <= 0x17e9)
                | (c >= 0x1810 & c <= 0x1819) | (c >= 0x19d0 & c <= 0x19d9) | (c >= 0x1a80 & c <= 0x1a89)
                | (c >= 0x1a90 & c <= 0x1a99) | (c >= 0x1b50 & c <= 0x1b59) | (c >= 0x1bb0 & c <= 0x1bb9)
                | (c >= 0x1c40 & c <= 0x1c49) | (c >= 0x1c50 & c <= 0x1c59) | (c >= 0xa620 & c <= 0xa629)
                | (c >= 0xa8d0 & c <= 0xa8d9) | (c >= 0xa900 & c <= 0xa909) | (c >= 0xa9d0 & c <= 0xa9d9)
                | (c >= 0xa9f0 & c <= 0xa9f9) | (c >= 0xaa50 & c <= 0xaa59) | (c >= 0xabf0 & c <= 0xabf9)
                | (c >= 0xff10 & c <= 0xff19);
        }
        return (c >= 0x104a0 & c <= 0x104a9) | (c >= 0x10d30 & c <= 0x10d39) | (c >= 0x110f0 & c <= 0x110f9)
                | (c >= 0x111d0 & c <= 0x111d9) | (c >= 0x112f0 & c <= 0x112f9) | (c >= 0x11450 & c <= 0x11459)
                | (c >= 0x114d0 & c <= 0x114d9) | (c >= 0x11650 & c <= 0x11659) | (c >= 0x116c0 & c <= 0x116c9)
                | (c >= 0x11730 & c <= 0x11739) | (c >= 0x118e0 & c <= 0x118e9) | (c >= 0x11950 & c <= 0x11959)
                | (c >= 0x11c50 & c <= 0x11c59) | (c >= 0x11d50 & c <= 0x11d59) | (c >= 0x11da0 & c <= 0x11da9)
                | (c >= 0x16a60 & c <= 0x16a69) | (c >= 0x16b50 & c <= 0x16b59) | (c >= 0x1e140 & c <= 0x1e149)
                | (c >= 0x1e2f0 & c <= 0x1e2f9) | (c >= 0x1e950 & c <= 0x1e959) | (c >= 0x1fbf0 & c <= 0x1fbf9);
    }

    // The blocks whose zero ends in the hexadecimal digit 6.
    private static boolean oddBlock(int c) {
        return (c >= 0x966 & c <= 0x96f) | (c >= 0x9e6 & c <= 0x9ef) | (c >= 0xa66 & c <= 0xa6f)
                | (c >= 0xae6 & c <= 0xaef) | (c >= 0xb66 & c <= 0xb6f) | (c >= 0xbe6 & c <= 0xbef)
                | (c >= 0xc66 & c <= 0xc6f) | (c >= 0xce6 & c <= 0xcef) | (c >= 0xd66 & c <= 0xd6f)
                | (c >= 0xde6 & c <= 0xdef) | (c >= 0x1946 & c <= 0x194f) | (c >= 0x11066 & c <= 0x1106f)
                | (c >= 0x11136 & c <= 0x1113f);
    }

    // Five runs of mathematical digits, one after the other.
    private static boolean mathematicalDigit(int c) {
        return c >= 0x1d7ce & c <= 0x1d7ff;
    }

    // 1 when low <= c <= high, else 0: both differences are then negative. Choosing by arithmetic does not split a
    // path, as `?:` does; the differences must not overflow.
    static int within(int c, int low, int high) {
        return (low - 1 - c & c - 1 - high) >>> 31;
    }

    // One more than the digit a unit stands for, 0 for none.
    private static int digitBeyondAscii(int c) {
        boolean even = evenBlock(c);
        boolean odd = oddBlock(c);
        boolean mathematical = mathematicalDigit(c);
        return even ? (c & 15) + 1 : odd ? (c - 6 & 15) + 1 : mathematical ? (c - 0x1d7ce) % 10 + 1 : 0;
    }

    public static boolean isDigit(int c) {
        if (c < 0x660) {
            return c >= '0' & c <= '9';
        }
        return evenBlock(c) | oddBlock(c) | mathematicalDigit(c);
    }

    public static boolean isDigit(char ch) {
        return isDigit((int) ch);
    }

    public static int digit(int c, int radix) {
        if (radix < MIN_RADIX | radix > MAX_RADIX | c < 0) {
            return -1;
        }
        // One more than the digit: each summand is masked away unless its range holds c.
        int more;
        if (c < 0x660) {
            more = (c - '0' + 1 & -within(c, '0', '9')) + (c - 'a' + 11 & -within(c, 'a', 'z')) + (c - 'A' + 11 & -within(c, 'A', 'Z'));
        } else {
            more = digitBeyondAscii(c) + (c - 0xff21 + 11 & -within(c, 0xff21, 0xff3a)) + (c - 0xff41 + 11 & -within(c, 0xff41, 0xff5a));
        }
        return (more & -within(more, 1, radix)) - 1;
    }

    public static int digit(char ch, int radix) {
        return digit((int) ch, radix);
    }

    public static char forDigit(int digit, int radix) {
        if (digit < 0 | digit >= radix | radix < MIN_RADIX | radix > MAX_RADIX) {
            return '\0';
        }
        return (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
    }

    public static int getNumericValue(int c) {
        if (c < 256) {
            int value = digit(c, MAX_RADIX);
            return c == 0xb2 | c == 0xb3 ? c - 0xb0 : c == 0xb9 ? 1 : c >= 0xbc & c <= 0xbe ? -2 : value;
        }
        return numericBeyond(c);
    }

    public static int getNumericValue(char ch) {
        return getNumericValue((int) ch);
    }

    // White space.

    public static boolean isWhitespace(int c) {
        return (c >= 9 & c <= 13) | (c >= 28 & c <= 32) | c == 0x1680 | (c >= 0x2000 & c <= 0x200a & c != 0x2007)
                | c == 0x2028 | c == 0x2029 | c == 0x205f | c == 0x3000;
    }

    public static boolean isWhitespace(char ch) {
        return isWhitespace((int) ch);
    }

    public static boolean isSpaceChar(int c) {
        return c == 0x20 | c == 0xa0 | c == 0x1680 | (c >= 0x2000 & c <= 0x200a) | c == 0x2028 | c == 0x2029
                | c == 0x202f | c == 0x205f | c == 0x3000;
    }

    public static boolean isSpaceChar(char ch) {
        return isSpaceChar((int) ch);
    }

    public static boolean isSpace(char ch) {
        return ch == ' ' | ch == '\t' | ch == '\n' | ch == '\r' | ch == '\f';
    }

    public static boolean isISOControl(int c) {
        return (c >= 0 & c <= 0x1f) | (c >= 0x7f & c <= 0x9f);
    }

    public static boolean isISOControl(char ch) {
        return isISOControl((int) ch);
    }

    // Letters, exact below 256.

    private static boolean latinLetter(int c) {
        return (c >= 'a' & c <= 'z') | (c >= 'A' & c <= 'Z') | c == 0xaa | c == 0xb5 | c == 0xba
                | (c >= 0xc0 & c <= 0xff & c != 0xd7 & c != 0xf7);
    }

    public static boolean isLetter(int c) {
        return c < 256 ? latinLetter(c) : letterBeyond(c);
    }

    public static boolean isLetter(char ch) {
        return isLetter((int) ch);
    }

    public static boolean isLetterOrDigit(int c) {
        return c < 256 ? latinLetter(c) | (c >= '0' & c <= '9') : isDigit(c) || letterBeyond(c);
    }

    public static boolean isLetterOrDigit(char ch) {
        return isLetterOrDigit((int) ch);
    }

    public static boolean isAlphabetic(int c) {
        return c < 256 ? latinLetter(c) : alphabeticBeyond(c);
    }

    public static boolean isUpperCase(int c) {
        if (c < 256) {
            return (c >= 'A' & c <= 'Z') | (c >= 0xc0 & c <= 0xde & c != 0xd7);
        }
        return upperBeyond(c);
    }

    public static boolean isUpperCase(char ch) {
        return isUpperCase((int) ch);
    }

    public static boolean isLowerCase(int c) {
        if (c < 256) {
            return (c >= 'a' & c <= 'z') | c == 0xaa | c == 0xb5 | c == 0xba | (c >= 0xdf & c <= 0xff & c != 0xf7);
        }
        return lowerBeyond(c);
    }

    public static boolean isLowerCase(char ch) {
        return isLowerCase((int) ch);
    }

    public static boolean isTitleCase(int c) {
        return c < 256 ? false : titleBeyond(c);
    }

    public static boolean isTitleCase(char ch) {
        return isTitleCase((int) ch);
    }

    // For 0 to 255. A capital and its small letter differ in one bit.
    static int lowerLatin(int c) {
        int capital = within(c, 'A', 'Z') | within(c, 0xc0, 0xd6) | within(c, 0xd8, 0xde);
        return c + (capital << 5);
    }

    // For 0 to 255; two small letters have their capitals elsewhere.
    static int upperLatin(int c) {
        int small = within(c, 'a', 'z') | within(c, 0xe0, 0xf6) | within(c, 0xf8, 0xfe);
        return c - (small << 5) + (0x39c - 0xb5 & -within(c, 0xb5, 0xb5)) + (0x178 - 0xff & -within(c, 0xff, 0xff));
    }

    public static int toLowerCase(int c) {
        if (c < 256) {
            return c < 0 ? c : lowerLatin(c);
        }
        return toLowerBeyond(c);
    }

    public static char toLowerCase(char ch) {
        return (char) toLowerCase((int) ch);
    }

    public static int toUpperCase(int c) {
        if (c < 256) {
            return c < 0 ? c : upperLatin(c);
        }
        return toUpperBeyond(c);
    }

    public static char toUpperCase(char ch) {
        return (char) toUpperCase((int) ch);
    }

    public static int toTitleCase(int c) {
        return c < 256 ? toUpperCase(c) : toTitleBeyond(c);
    }

    public static char toTitleCase(char ch) {
        return (char) toTitleCase((int) ch);
    }

    // The form in which two units are compared when case does not count.
    static char fold(char c) {
        if (c < 256) {
            return (char) (lowerLatin(c) + (0x3bc - 0xb5 & -within(c, 0xb5, 0xb5)));
        }
        return (char) foldBeyond(c);
    }

    public static boolean isJavaIdentifierStart(int c) {
        if (c < 256) {
            return latinLetter(c) | c == '$' | c == '_' | (c >= 0xa2 & c <= 0xa5);
        }
        return identifierStartBeyond(c);
    }

    public static boolean isJavaIdentifierStart(char ch) {
        return isJavaIdentifierStart((int) ch);
    }

    public static boolean isJavaIdentifierPart(int c) {
        if (c < 256) {
            return isJavaIdentifierStart(c) | (c >= '0' & c <= '9') | isIdentifierIgnorable(c);
        }
        return identifierPartBeyond(c);
    }

    public static boolean isJavaIdentifierPart(char ch) {
        return isJavaIdentifierPart((int) ch);
    }

    public static boolean isUnicodeIdentifierStart(int c) {
        return c < 256 ? latinLetter(c) : unicodeStartBeyond(c);
    }

    public static boolean isUnicodeIdentifierStart(char ch) {
        return isUnicodeIdentifierStart((int) ch);
    }

    public static boolean isUnicodeIdentifierPart(int c) {
        if (c < 256) {
            return latinLetter(c) | (c >= '0' & c <= '9') | c == '_' | c == 0xb7 | isIdentifierIgnorable(c);
        }
        return unicodePartBeyond(c);
    }

    public static boolean isUnicodeIdentifierPart(char ch) {
        return isUnicodeIdentifierPart((int) ch);
    }

    public static boolean isIdentifierIgnorable(int c) {
        if (c < 256) {
            return (c >= 0 & c <= 8) | (c >= 0xe & c <= 0x1b) | (c >= 0x7f & c <= 0x9f) | c == 0xad;
        }
        return ignorableBeyond(c);
    }

    public static boolean isIdentifierIgnorable(char ch) {
        return isIdentifierIgnorable((int) ch);
    }

    public static boolean isDefined(int c) {
        return c < 256 ? c >= 0 : definedBeyond(c);
    }

    public static boolean isDefined(char ch) {
        return isDefined((int) ch);
    }

    public static boolean isMirrored(int c) {
        if (c < 256) {
            return c == '(' | c == ')' | c == '<' | c == '>' | c == '[' | c == ']' | c == '{' | c == '}' | c == 0xab
                    | c == 0xbb;
        }
        return mirroredBeyond(c);
    }

    public static boolean isMirrored(char ch) {
        return isMirrored((int) ch);
    }

    public static /*@ pure @*/ native boolean isIdeographic(int c);

    //@ ensures 0 <= \result && \result <= 30;
    public static /*@ pure @*/ native int getType(int c);

    public static int getType(char ch) {
        return getType((int) ch);
    }

    public static /*@ pure @*/ native String getName(int c);

    private static /*@ pure @*/ native int numericBeyond(int c);

    private static /*@ pure @*/ native boolean letterBeyond(int c);

    private static /*@ pure @*/ native boolean alphabeticBeyond(int c);

    private static /*@ pure @*/ native boolean upperBeyond(int c);

    private static /*@ pure @*/ native boolean lowerBeyond(int c);

    private static /*@ pure @*/ native boolean titleBeyond(int c);

    //@ ensures 0 <= \result;
    private static /*@ pure @*/ native int toLowerBeyond(int c);

    //@ ensures 0 <= \result;
    private static /*@ pure @*/ native int toUpperBeyond(int c);

    //@ ensures 0 <= \result;
    private static /*@ pure @*/ native int toTitleBeyond(int c);

    //@ ensures 0 <= \result && \result <= 65535;
    private static /*@ pure @*/ native int foldBeyond(int c);

    private static /*@ pure @*/ native boolean identifierStartBeyond(int c);

    private static /*@ pure @*/ native boolean identifierPartBeyond(int c);

    private static /*@ pure @*/ native boolean unicodeStartBeyond(int c);

    private static /*@ pure @*/ native boolean unicodePartBeyond(int c);

    private static /*@ pure @*/ native boolean ignorableBeyond(int c);

    private static /*@ pure @*/ native boolean definedBeyond(int c);

    private static /*@ pure @*/ native boolean mirroredBeyond(int c);
}

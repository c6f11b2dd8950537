// Model of java.lang.String: an immutable array of UTF-16 units. A literal is made by the engine, which sets `value`
// and nothing else, so there is no other instance field. Case mapping is exact for Latin-1; patterns that
// RegexParser refuses, and charsets other than the three simple ones, are open.
package java.lang;

import java.io.Serializable;
import java.io.UnsupportedEncodingException;
import java.nio.charset.Charset;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ooxide.Native;
import ooxide.Regex;

public final class String implements Serializable, Comparable<String>, CharSequence {
    // The limit keeps inputs away whose only effect would be that memory ends: sums of lengths do not overflow.
    /*@ invariant value != null && value.length <= 0xffffff; @*/
    private final char[] value;

    public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveOrder();

    public String() {
        value = new char[0];
    }

    public String(String original) {
        value = original.value;
    }

    public String(char[] value) {
        this.value = copy(value, 0, value.length);
    }

    public String(char[] value, int offset, int count) {
        checkCount(offset, count, value.length);
        this.value = copy(value, offset, count);
    }

    public String(int[] codePoints, int offset, int count) {
        checkCount(offset, count, codePoints.length);
        StringBuilder out = new StringBuilder(count);
        for (int i = offset; i < offset + count; i++) {
            if (!Character.isValidCodePoint(codePoints[i])) {
                throw new IllegalArgumentException(Integer.toString(codePoints[i]));
            }
            out.appendCodePoint(codePoints[i]);
        }
        this.value = out.toString().value;
    }

    public String(byte[] bytes) {
        this(Bytes.decodeUtf8(bytes, 0, bytes.length), true);
    }

    public String(byte[] bytes, int offset, int length) {
        checkCount(offset, length, bytes.length);
        this.value = Bytes.decodeUtf8(bytes, offset, length);
    }

    public String(byte[] bytes, Charset charset) {
        this(bytes, 0, bytes.length, charset);
    }

    public String(byte[] bytes, int offset, int length, Charset charset) {
        if (charset == null) {
            throw new NullPointerException("charset");
        }
        checkCount(offset, length, bytes.length);
        this.value = Bytes.decode(bytes, offset, length, charset.name());
    }

    public String(byte[] bytes, String charsetName) throws UnsupportedEncodingException {
        this(bytes, 0, bytes.length, charsetName);
    }

    public String(byte[] bytes, int offset, int length, String charsetName) throws UnsupportedEncodingException {
        if (charsetName == null) {
            throw new NullPointerException("charsetName");
        }
        checkCount(offset, length, bytes.length);
        this.value = Bytes.decode(bytes, offset, length, charsetName);
    }

    public String(StringBuilder builder) {
        value = builder.toString().value;
    }

    public String(StringBuffer buffer) {
        value = buffer.toString().value;
    }

    // Takes the array as it is: nobody else may write to it afterwards.
    String(char[] value, boolean share) {
        this.value = value;
    }

    private static char[] copy(char[] from, int offset, int count) {
        char[] result = new char[count];
        for (int i = 0; i < count; i++) {
            result[i] = from[offset + i];
        }
        return result;
    }

    // The checks use `|` where they can: one question for the solver instead of three.
    private static void checkCount(int offset, int count, int length) {
        if (offset < 0 | count < 0 | offset > length - count) {
            throw new StringIndexOutOfBoundsException(
                    new NumberedText("offset ", offset, ", count ", count, ", length ", length));
        }
    }

    private static void checkRange(int begin, int end, int length) {
        if (begin < 0 | begin > end | end > length) {
            throw new StringIndexOutOfBoundsException(
                    new NumberedText("begin ", begin, ", end ", end, ", length ", length));
        }
    }

    public int length() {
        return value.length;
    }

    public boolean isEmpty() {
        return value.length == 0;
    }

    public char charAt(int index) {
        if (index < 0 | index >= value.length) {
            throw new StringIndexOutOfBoundsException(CharAtText.of(index, value));
        }
        return value[index];
    }

    public int codePointAt(int index) {
        if (index < 0 | index >= value.length) {
            throw new StringIndexOutOfBoundsException(new NumberedText("index ", index, ", length ", value.length));
        }
        char high = value[index];
        if (Character.isHighSurrogate(high) && index + 1 < value.length) {
            char low = value[index + 1];
            if (Character.isLowSurrogate(low)) {
                return Character.toCodePoint(high, low);
            }
        }
        return high;
    }

    public int codePointBefore(int index) {
        if (index < 1 | index > value.length) {
            throw new StringIndexOutOfBoundsException(index);
        }
        char low = value[index - 1];
        if (Character.isLowSurrogate(low) && index >= 2) {
            char high = value[index - 2];
            if (Character.isHighSurrogate(high)) {
                return Character.toCodePoint(high, low);
            }
        }
        return low;
    }

    public int codePointCount(int beginIndex, int endIndex) {
        if (beginIndex < 0 | beginIndex > endIndex | endIndex > value.length) {
            throw new IndexOutOfBoundsException();
        }
        return Character.countPoints(value, beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        if (index < 0 | index > value.length) {
            throw new IndexOutOfBoundsException();
        }
        return Character.offsetByCodePoints(this, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        checkRange(srcBegin, srcEnd, value.length);
        checkCount(dstBegin, srcEnd - srcBegin, dst.length);
        for (int i = srcBegin; i < srcEnd; i++) {
            dst[dstBegin + i - srcBegin] = value[i];
        }
    }

    // The array itself, to read from only.
    char[] units() {
        return value;
    }

    public char[] toCharArray() {
        return copy(value, 0, value.length);
    }

    public byte[] getBytes() {
        return Bytes.encodeUtf8(value);
    }

    public byte[] getBytes(Charset charset) {
        if (charset == null) {
            throw new NullPointerException();
        }
        return Bytes.encode(value, charset.name());
    }

    public byte[] getBytes(String charsetName) throws UnsupportedEncodingException {
        if (charsetName == null) {
            throw new NullPointerException();
        }
        return Bytes.encode(value, charsetName);
    }

    public boolean equals(Object anObject) {
        if (this == anObject) {
            return true;
        }
        if (!(anObject instanceof String)) {
            return false;
        }
        char[] other = ((String) anObject).value;
        if (value.length != other.length) {
            return false;
        }
        ooxide.Native.grow(value, other.length);
        ooxide.Native.grow(other, value.length);
        // One question at the end, not one for each unit.
        boolean same = true;
        for (int i = 0; i < value.length; i++) {
            same = same & value[i] == other[i];
        }
        return same;
    }

    public boolean contentEquals(StringBuffer sb) {
        return contentEquals((CharSequence) sb);
    }

    public boolean contentEquals(CharSequence cs) {
        if (value.length != cs.length()) {
            return false;
        }
        for (int i = 0; i < value.length; i++) {
            if (value[i] != cs.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    public int hashCode() {
        int hash = 0;
        for (int i = 0; i < value.length; i++) {
            hash = 31 * hash + value[i];
        }
        return hash;
    }

    public boolean equalsIgnoreCase(String anotherString) {
        if (anotherString == null || value.length != anotherString.value.length) {
            return false;
        }
        return sameIgnoringCase(0, anotherString.value, 0, value.length);
    }

    private boolean sameIgnoringCase(int from, char[] other, int otherFrom, int count) {
        boolean same = true;
        boolean latin = true;
        for (int i = 0; i < count; i++) {
            char a = value[from + i];
            char b = other[otherFrom + i];
            same = same & Character.lowerLatin(a) == Character.lowerLatin(b);
            latin = latin & a < 256 & b < 256;
        }
        return latin ? same : sameFolded(from, other, otherFrom, count);
    }

    private boolean sameFolded(int from, char[] other, int otherFrom, int count) {
        for (int i = 0; i < count; i++) {
            char a = value[from + i];
            char b = other[otherFrom + i];
            if (a != b && Character.fold(a) != Character.fold(b)) {
                return false;
            }
        }
        return true;
    }

    public int compareTo(String anotherString) {
        char[] other = anotherString.value;
        int shared = Math.min(value.length, other.length);
        for (int i = 0; i < shared; i++) {
            if (value[i] != other[i]) {
                return value[i] - other[i];
            }
        }
        return value.length - other.length;
    }

    public int compareToIgnoreCase(String str) {
        char[] other = str.value;
        int shared = Math.min(value.length, other.length);
        for (int i = 0; i < shared; i++) {
            if (value[i] != other[i]) {
                char a = Character.fold(value[i]);
                char b = Character.fold(other[i]);
                if (a != b) {
                    return a - b;
                }
            }
        }
        return value.length - other.length;
    }

    private static final class CaseInsensitiveOrder implements Comparator<String>, Serializable {
        public int compare(String s1, String s2) {
            return s1.compareToIgnoreCase(s2);
        }
    }

    public boolean regionMatches(int toffset, String other, int ooffset, int len) {
        if (ooffset < 0 | toffset < 0 | toffset > (long) value.length - len | ooffset > (long) other.value.length - len) {
            return false;
        }
        ooxide.Native.grow(value, len);
        ooxide.Native.grow(other.value, len);
        boolean same = true;
        for (int i = 0; i < len; i++) {
            same = same & value[toffset + i] == other.value[ooffset + i];
        }
        return same;
    }

    public boolean regionMatches(boolean ignoreCase, int toffset, String other, int ooffset, int len) {
        if (!ignoreCase) {
            return regionMatches(toffset, other, ooffset, len);
        }
        if (ooffset < 0 | toffset < 0 | toffset > (long) value.length - len | ooffset > (long) other.value.length - len) {
            return false;
        }
        return sameIgnoringCase(toffset, other.value, ooffset, len);
    }

    // True when `part` stands at `at`, which may be any number, in the first `count` units of `text`.
    private static boolean standsAt(char[] text, int count, char[] part, int at) {
        if (at < 0 | at > count - part.length) {
            return false;
        }
        // The first unit decides most often; the rest is one question.
        if (part.length > 0 && text[at] != part[0]) {
            return false;
        }
        ooxide.Native.grow(text, part.length);
        boolean same = true;
        for (int i = 1; i < part.length; i++) {
            same = same & text[at + i] == part[i];
        }
        return same;
    }

    static int indexOf(char[] text, int count, String str, int fromIndex) {
        char[] part = str.value;
        int from = Math.min(Math.max(fromIndex, 0), count);
        for (int i = from; i <= count - part.length; i++) {
            if (standsAt(text, count, part, i)) {
                return i;
            }
        }
        return -1;
    }

    static int lastIndexOf(char[] text, int count, String str, int fromIndex) {
        char[] part = str.value;
        for (int i = Math.min(fromIndex, count - part.length); i >= 0; i--) {
            if (standsAt(text, count, part, i)) {
                return i;
            }
        }
        return -1;
    }

    public boolean startsWith(String prefix, int toffset) {
        return standsAt(value, value.length, prefix.value, toffset);
    }

    public boolean startsWith(String prefix) {
        return standsAt(value, value.length, prefix.value, 0);
    }

    public boolean endsWith(String suffix) {
        return standsAt(value, value.length, suffix.value, value.length - suffix.value.length);
    }

    public int indexOf(int ch) {
        return indexOf(ch, 0);
    }

    public int indexOf(int ch, int fromIndex) {
        int from = Math.max(fromIndex, 0);
        if (Character.isSupplementaryCodePoint(ch)) {
            return indexOf(Character.toString(ch), from);
        }
        for (int i = from; i < value.length; i++) {
            if (value[i] == ch) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(int ch) {
        return lastIndexOf(ch, value.length - 1);
    }

    public int lastIndexOf(int ch, int fromIndex) {
        if (Character.isSupplementaryCodePoint(ch)) {
            return lastIndexOf(Character.toString(ch), fromIndex);
        }
        for (int i = Math.min(fromIndex, value.length - 1); i >= 0; i--) {
            if (value[i] == ch) {
                return i;
            }
        }
        return -1;
    }

    public int indexOf(String str) {
        return indexOf(value, value.length, str, 0);
    }

    public int indexOf(String str, int fromIndex) {
        return indexOf(value, value.length, str, fromIndex);
    }

    public int lastIndexOf(String str) {
        return lastIndexOf(value, value.length, str, value.length);
    }

    public int lastIndexOf(String str, int fromIndex) {
        return lastIndexOf(value, value.length, str, fromIndex);
    }

    public boolean contains(CharSequence s) {
        return indexOf(s.toString(), 0) >= 0;
    }

    public String substring(int beginIndex) {
        return substring(beginIndex, value.length);
    }

    public String substring(int beginIndex, int endIndex) {
        checkRange(beginIndex, endIndex, value.length);
        if (beginIndex == 0 && endIndex == value.length) {
            return this;
        }
        return new String(copy(value, beginIndex, endIndex - beginIndex), true);
    }

    public CharSequence subSequence(int beginIndex, int endIndex) {
        return substring(beginIndex, endIndex);
    }

    public String concat(String str) {
        if (str.value.length == 0) {
            return this;
        }
        return new String(joined(value, str.value), true);
    }

    private static char[] joined(char[] a, char[] b) {
        char[] result = new char[a.length + b.length];
        for (int i = 0; i < a.length; i++) {
            result[i] = a[i];
        }
        for (int i = 0; i < b.length; i++) {
            result[a.length + i] = b[i];
        }
        return result;
    }

    // What `a + b` means for two strings.
    static String join2(String a, String b) {
        String left = a == null ? "null" : a;
        String right = b == null ? "null" : b;
        return new String(joined(left.value, right.value), true);
    }

    public String replace(char oldChar, char newChar) {
        if (oldChar == newChar || indexOf(oldChar, 0) < 0) {
            return this;
        }
        char[] result = new char[value.length];
        for (int i = 0; i < value.length; i++) {
            char c = value[i];
            result[i] = c == oldChar ? newChar : c;
        }
        return new String(result, true);
    }

    public String replace(CharSequence target, CharSequence replacement) {
        char[] part = target.toString().value;
        String other = replacement.toString();
        StringBuilder out = null;
        int kept = 0;
        int at = 0;
        while (at <= value.length - part.length) {
            if (standsAt(value, value.length, part, at)) {
                if (out == null) {
                    out = new StringBuilder();
                }
                out.append(value, kept, at - kept).append(other);
                kept = at + part.length;
                // An empty target stands once before each unit.
                if (part.length == 0 && at < value.length) {
                    out.append(value[at]);
                    kept = at + 1;
                }
                at = Math.max(kept, at + 1);
            } else {
                at++;
            }
        }
        if (out == null) {
            return this;
        }
        if (kept < value.length) {
            out.append(value, kept, value.length - kept);
        }
        return out.toString();
    }

    public boolean matches(String regex) {
        Regex pattern = Regex.of(regex);
        return pattern == null ? openMatches(regex) : pattern.matchesAll(this);
    }

    public String replaceAll(String regex, String replacement) {
        return replaceMatches(regex, replacement, true);
    }

    public String replaceFirst(String regex, String replacement) {
        return replaceMatches(regex, replacement, false);
    }

    private String replaceMatches(String regex, String replacement, boolean all) {
        if (regex == null || replacement == null) {
            throw new NullPointerException();
        }
        Regex pattern = Regex.of(regex);
        return pattern == null ? openReplace(regex, replacement, all) : pattern.replace(this, replacement, all);
    }

    public String[] split(String regex) {
        return split(regex, 0);
    }

    public String[] split(String regex, int limit) {
        Regex pattern = Regex.of(regex);
        return pattern == null ? openSplit(regex, limit) : pattern.split(this, limit);
    }

    private /*@ pure @*/ native boolean openMatches(String regex);

    //@ ensures \result != null;
    private /*@ pure @*/ native String openReplace(String regex, String replacement, boolean all);

    //@ ensures \result != null && (\forall int i; 0 <= i && i < \result.length; \result[i] != null);
    private /*@ pure @*/ native String[] openSplit(String regex, int limit);

    public String toLowerCase() {
        return Casing.lower(this, value);
    }

    public String toLowerCase(Locale locale) {
        return Casing.isSpecial(locale) ? Casing.openIn(locale, this) : Casing.lower(this, value);
    }

    public String toUpperCase() {
        return Casing.upper(this, value);
    }

    public String toUpperCase(Locale locale) {
        return Casing.isSpecial(locale) ? Casing.openIn(locale, this) : Casing.upper(this, value);
    }

    public String trim() {
        int begin = 0;
        int end = value.length;
        while (begin < end && value[begin] <= ' ') {
            begin++;
        }
        while (begin < end && value[end - 1] <= ' ') {
            end--;
        }
        return substring(begin, end);
    }

    // No white space lies outside the basic plane, so units can be looked at one by one.
    private int firstNonBlank() {
        int begin = 0;
        while (begin < value.length && Character.isWhitespace(value[begin])) {
            begin++;
        }
        return begin;
    }

    private int afterLastNonBlank(int begin) {
        int end = value.length;
        while (end > begin && Character.isWhitespace(value[end - 1])) {
            end--;
        }
        return end;
    }

    public String strip() {
        int begin = firstNonBlank();
        return substring(begin, afterLastNonBlank(begin));
    }

    public String stripLeading() {
        return substring(firstNonBlank(), value.length);
    }

    public String stripTrailing() {
        return substring(0, afterLastNonBlank(0));
    }

    public boolean isBlank() {
        return firstNonBlank() == value.length;
    }

    // The lines without their ends; a line ends with \n, \r or \r\n, and nothing after the last end is no line.
    private String[] lineArray() {
        int count = 0;
        for (int at = 0; at < value.length; at = nextLine(lineEnd(at))) {
            count++;
        }
        String[] result = new String[count];
        int at = 0;
        for (int i = 0; i < count; i++) {
            int end = lineEnd(at);
            result[i] = substring(at, end);
            at = nextLine(end);
        }
        return result;
    }

    private int lineEnd(int from) {
        int end = from;
        while (end < value.length && value[end] != '\n' && value[end] != '\r') {
            end++;
        }
        return end;
    }

    private int nextLine(int end) {
        if (end + 1 < value.length && value[end] == '\r' && value[end + 1] == '\n') {
            return end + 2;
        }
        return end + 1;
    }

    public Stream<String> lines() {
        return Stream.of(lineArray());
    }

    public String indent(int n) {
        String[] lines = lineArray();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i];
            if (n > 0) {
                out.append(" ".repeat(n)).append(line);
            } else {
                // MIN_VALUE has no positive counterpart; it takes all white space away.
                int drop = n == Integer.MIN_VALUE ? Integer.MAX_VALUE : -n;
                out.append(line.substring(Math.min(drop, line.firstNonBlank())));
            }
            out.append('\n');
        }
        return out.toString();
    }

    public String stripIndent() {
        if (value.length == 0) {
            return "";
        }
        char last = value[value.length - 1];
        boolean ended = last == '\n' || last == '\r';
        String[] lines = lineArray();
        int margin = ended ? 0 : Integer.MAX_VALUE;
        for (int i = 0; i < lines.length; i++) {
            int lead = lines[i].firstNonBlank();
            if (lead != lines[i].length() || (i == lines.length - 1 && !ended)) {
                margin = Math.min(margin, lead);
            }
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < lines.length; i++) {
            if (i > 0) {
                out.append('\n');
            }
            if (!lines[i].isBlank()) {
                out.append(lines[i].substring(Math.min(margin, lines[i].length())).stripTrailing());
            }
        }
        if (ended) {
            out.append('\n');
        }
        return out.toString();
    }

    public String translateEscapes() {
        return Escapes.translate(this);
    }

    public String repeat(int count) {
        if (count < 0) {
            IllegalArgumentException e = new IllegalArgumentException();
            e.text = new NumberedText("count is negative: ", count);
            throw e;
        }
        if (count == 1) {
            return this;
        }
        if ((long) value.length * count > Integer.MAX_VALUE) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        char[] result = new char[value.length * count];
        int at = 0;
        for (int i = 0; i < count; i++) {
            for (int j = 0; j < value.length; j++) {
                result[at] = value[j];
                at++;
            }
        }
        return new String(result, true);
    }

    public <R> R transform(Function<? super String, ? extends R> f) {
        return f.apply(this);
    }

    public IntStream chars() {
        int[] all = new int[value.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = value[i];
        }
        return IntStream.of(all);
    }

    public IntStream codePoints() {
        int[] all = new int[Character.countPoints(value, 0, value.length)];
        int at = 0;
        for (int i = 0; i < all.length; i++) {
            all[i] = codePointAt(at);
            at += Character.charCount(all[i]);
        }
        return IntStream.of(all);
    }

    public String toString() {
        return this;
    }

    public /*@ pure @*/ String intern() {
        return Native.intern(this);
    }

    public static String format(String format, Object... args) {
        return FormatText.format(format, args);
    }

    public static String format(Locale l, String format, Object... args) {
        return FormatText.format(l, format, args);
    }

    public String formatted(Object... args) {
        return FormatText.format(this, args);
    }

    public static String join(CharSequence delimiter, CharSequence... elements) {
        String between = delimiter.toString();
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < elements.length; i++) {
            if (i > 0) {
                out.append(between);
            }
            out.append(String.valueOf(elements[i]));
        }
        return out.toString();
    }

    public static String join(CharSequence delimiter, Iterable<? extends CharSequence> elements) {
        if (delimiter == null || elements == null) {
            throw new NullPointerException();
        }
        String between = delimiter.toString();
        StringBuilder out = new StringBuilder();
        boolean first = true;
        Iterator<? extends CharSequence> it = elements.iterator();
        while (it.hasNext()) {
            if (!first) {
                out.append(between);
            }
            first = false;
            out.append(String.valueOf(it.next()));
        }
        return out.toString();
    }

    public static String valueOf(Object obj) {
        return obj == null ? "null" : obj.toString();
    }

    public static String valueOf(char[] data) {
        return new String(data);
    }

    public static String valueOf(char[] data, int offset, int count) {
        return new String(data, offset, count);
    }

    public static String copyValueOf(char[] data, int offset, int count) {
        return new String(data, offset, count);
    }

    public static String copyValueOf(char[] data) {
        return new String(data);
    }

    public static String valueOf(boolean b) {
        return b ? "true" : "false";
    }

    public static String valueOf(char c) {
        char[] one = new char[1];
        one[0] = c;
        return new String(one, true);
    }

    public static String valueOf(int i) {
        return Integer.toString(i);
    }

    public static String valueOf(long l) {
        return Long.toString(l);
    }

    public static String valueOf(float f) {
        return Float.toString(f);
    }

    public static String valueOf(double d) {
        return Double.toString(d);
    }
}

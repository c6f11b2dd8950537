// The work of StringBuilder and StringBuffer: an array of UTF-16 units that grows. Capacities are those of the JDK,
// because a program can ask for them.
package java.lang;

import java.util.stream.IntStream;

abstract class AbstractStringBuilder implements Appendable, CharSequence {
    /*@ invariant value != null && 0 <= count && count <= value.length; @*/
    char[] value;
    int count;

    AbstractStringBuilder(int capacity) {
        value = new char[capacity];
    }

    public int length() {
        return count;
    }

    public int capacity() {
        return value.length;
    }

    public void ensureCapacity(int minimumCapacity) {
        if (minimumCapacity > value.length) {
            resize(Math.max(minimumCapacity, 2 * value.length + 2));
        }
    }

    // Room for so many units more. That memory ends is left out of account, as for String: a builder of that size is
    // not looked at further.
    private void makeRoom(int more) {
        //@ assume value.length <= 0xffffff && count + more >= 0;
        ensureCapacity(count + more);
    }

    public void trimToSize() {
        if (count < value.length) {
            resize(count);
        }
    }

    private void resize(int capacity) {
        char[] other = new char[capacity];
        for (int i = 0; i < count; i++) {
            other[i] = value[i];
        }
        value = other;
    }

    public void setLength(int newLength) {
        if (newLength < 0) {
            throw new StringIndexOutOfBoundsException(newLength);
        }
        ensureCapacity(newLength);
        for (int i = count; i < newLength; i++) {
            value[i] = '\0';
        }
        count = newLength;
    }

    private static NumberedText rangeText(int start, int end, int length) {
        return new NumberedText("start ", start, ", end ", end, ", length ", length);
    }

    private static void checkOwnRange(int start, int end, int length) {
        if (start < 0 | start > end | end > length) {
            throw new StringIndexOutOfBoundsException(rangeText(start, end, length));
        }
    }

    private static void checkOtherRange(int start, int end, int length) {
        if (start < 0 | start > end | end > length) {
            throw new IndexOutOfBoundsException(rangeText(start, end, length));
        }
    }

    private void checkIndex(int index) {
        if (index < 0 | index >= count) {
            throw new StringIndexOutOfBoundsException(new NumberedText("index ", index, ", length ", count));
        }
    }

    private void checkOffset(int offset) {
        if (offset < 0 | offset > count) {
            throw new StringIndexOutOfBoundsException(new NumberedText("offset ", offset, ", length ", count));
        }
    }

    public char charAt(int index) {
        checkIndex(index);
        return value[index];
    }

    public void setCharAt(int index, char ch) {
        checkIndex(index);
        value[index] = ch;
    }

    public int codePointAt(int index) {
        checkIndex(index);
        return Character.codePointAt(value, index, count);
    }

    public int codePointBefore(int index) {
        if (index < 1 | index > count) {
            throw new StringIndexOutOfBoundsException(index);
        }
        return Character.codePointBefore(value, index);
    }

    public int codePointCount(int beginIndex, int endIndex) {
        if (beginIndex < 0 | beginIndex > endIndex | endIndex > count) {
            throw new IndexOutOfBoundsException();
        }
        return Character.countPoints(value, beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        if (index < 0 | index > count) {
            throw new IndexOutOfBoundsException();
        }
        return Character.offsetByCodePoints(value, 0, count, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        checkOwnRange(srcBegin, srcEnd, count);
        checkOtherRange(dstBegin, dstBegin + srcEnd - srcBegin, dst.length);
        for (int i = srcBegin; i < srcEnd; i++) {
            dst[dstBegin + i - srcBegin] = value[i];
        }
    }

    // Makes a gap of `length` units at `at` and counts it in.
    private void open(int at, int length) {
        makeRoom(length);
        for (int i = count - 1; i >= at; i--) {
            value[i + length] = value[i];
        }
        count += length;
    }

    private void put(int at, char[] from, int start, int length) {
        for (int i = 0; i < length; i++) {
            value[at + i] = from[start + i];
        }
    }

    private void appendUnits(char[] from, int start, int length) {
        int at = count;
        makeRoom(length);
        count = at + length;
        put(at, from, start, length);
    }

    private void insertUnits(int at, char[] from, int start, int length) {
        open(at, length);
        put(at, from, start, length);
    }

    public AbstractStringBuilder append(String str) {
        String text = str == null ? "null" : str;
        char[] units = text.units();
        appendUnits(units, 0, units.length);
        return this;
    }

    public AbstractStringBuilder append(StringBuffer sb) {
        return append(String.valueOf(sb));
    }

    public AbstractStringBuilder append(CharSequence s) {
        if (s == null || s instanceof String || s instanceof AbstractStringBuilder) {
            return append(String.valueOf(s));
        }
        return append(s, 0, s.length());
    }

    public AbstractStringBuilder append(CharSequence s, int start, int end) {
        CharSequence from = s == null ? "null" : s;
        checkOtherRange(start, end, from.length());
        int length = end - start;
        int at = count;
        makeRoom(length);
        for (int i = 0; i < length; i++) {
            value[at + i] = from.charAt(start + i);
        }
        count = at + length;
        return this;
    }

    public AbstractStringBuilder append(char[] str) {
        appendUnits(str, 0, str.length);
        return this;
    }

    public AbstractStringBuilder append(char[] str, int offset, int len) {
        checkOtherRange(offset, offset + len, str.length);
        appendUnits(str, offset, len);
        return this;
    }

    public AbstractStringBuilder append(char c) {
        makeRoom(1);
        value[count] = c;
        count++;
        return this;
    }

    public AbstractStringBuilder append(Object obj) {
        return append(String.valueOf(obj));
    }

    public AbstractStringBuilder append(boolean b) {
        return append(String.valueOf(b));
    }

    public AbstractStringBuilder append(int i) {
        return append(Integer.toString(i));
    }

    public AbstractStringBuilder append(long l) {
        return append(Long.toString(l));
    }

    public AbstractStringBuilder append(float f) {
        return append(Float.toString(f));
    }

    public AbstractStringBuilder append(double d) {
        return append(Double.toString(d));
    }

    public AbstractStringBuilder appendCodePoint(int codePoint) {
        if (Character.isBmpCodePoint(codePoint)) {
            return append((char) codePoint);
        }
        return append(Character.toChars(codePoint));
    }

    public AbstractStringBuilder delete(int start, int end) {
        int stop = Math.min(end, count);
        checkOwnRange(start, stop, count);
        close(start, stop);
        return this;
    }

    public AbstractStringBuilder deleteCharAt(int index) {
        checkIndex(index);
        close(index, index + 1);
        return this;
    }

    private void close(int start, int end) {
        for (int i = end; i < count; i++) {
            value[start + i - end] = value[i];
        }
        count -= end - start;
    }

    public AbstractStringBuilder replace(int start, int end, String str) {
        int stop = Math.min(end, count);
        checkOwnRange(start, stop, count);
        char[] units = str.units();
        makeRoom(units.length - (stop - start));
        close(start, stop);
        insertUnits(start, units, 0, units.length);
        return this;
    }

    public String substring(int start) {
        return substring(start, count);
    }

    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public String substring(int start, int end) {
        checkOwnRange(start, end, count);
        return new String(value, start, end - start);
    }

    public AbstractStringBuilder insert(int offset, String str) {
        checkOffset(offset);
        String text = str == null ? "null" : str;
        char[] units = text.units();
        insertUnits(offset, units, 0, units.length);
        return this;
    }

    public AbstractStringBuilder insert(int offset, char[] str) {
        checkOffset(offset);
        insertUnits(offset, str, 0, str.length);
        return this;
    }

    public AbstractStringBuilder insert(int index, char[] str, int offset, int len) {
        checkOffset(index);
        checkOwnRange(offset, offset + len, str.length);
        insertUnits(index, str, offset, len);
        return this;
    }

    public AbstractStringBuilder insert(int dstOffset, CharSequence s) {
        if (s == null || s instanceof String) {
            return insert(dstOffset, String.valueOf(s));
        }
        return insert(dstOffset, s, 0, s.length());
    }

    public AbstractStringBuilder insert(int dstOffset, CharSequence s, int start, int end) {
        CharSequence from = s == null ? "null" : s;
        checkOffset(dstOffset);
        checkOtherRange(start, end, from.length());
        open(dstOffset, end - start);
        for (int i = start; i < end; i++) {
            value[dstOffset + i - start] = from.charAt(i);
        }
        return this;
    }

    public AbstractStringBuilder insert(int offset, char c) {
        checkOffset(offset);
        open(offset, 1);
        value[offset] = c;
        return this;
    }

    public AbstractStringBuilder insert(int offset, Object obj) {
        return insert(offset, String.valueOf(obj));
    }

    public AbstractStringBuilder insert(int offset, boolean b) {
        return insert(offset, String.valueOf(b));
    }

    public AbstractStringBuilder insert(int offset, int i) {
        return insert(offset, Integer.toString(i));
    }

    public AbstractStringBuilder insert(int offset, long l) {
        return insert(offset, Long.toString(l));
    }

    public AbstractStringBuilder insert(int offset, float f) {
        return insert(offset, Float.toString(f));
    }

    public AbstractStringBuilder insert(int offset, double d) {
        return insert(offset, Double.toString(d));
    }

    public int indexOf(String str) {
        return String.indexOf(value, count, str, 0);
    }

    public int indexOf(String str, int fromIndex) {
        return String.indexOf(value, count, str, fromIndex);
    }

    public int lastIndexOf(String str) {
        return String.lastIndexOf(value, count, str, count);
    }

    public int lastIndexOf(String str, int fromIndex) {
        return String.lastIndexOf(value, count, str, fromIndex);
    }

    public AbstractStringBuilder reverse() {
        boolean surrogates = false;
        for (int i = 0; i < count / 2; i++) {
            char c = value[i];
            value[i] = value[count - 1 - i];
            value[count - 1 - i] = c;
        }
        for (int i = 0; i < count; i++) {
            surrogates = surrogates | (value[i] >= Character.MIN_SURROGATE & value[i] <= Character.MAX_SURROGATE);
        }
        if (surrogates) {
            restorePairs();
        }
        return this;
    }

    // A pair that was turned round is turned back.
    private void restorePairs() {
        int i = 0;
        while (i < count - 1) {
            if (Character.isLowSurrogate(value[i]) && Character.isHighSurrogate(value[i + 1])) {
                char low = value[i];
                value[i] = value[i + 1];
                value[i + 1] = low;
                i++;
            }
            i++;
        }
    }

    int compareContent(AbstractStringBuilder other) {
        int shared = Math.min(count, other.count);
        for (int i = 0; i < shared; i++) {
            if (value[i] != other.value[i]) {
                return value[i] - other.value[i];
            }
        }
        return count - other.count;
    }

    public IntStream chars() {
        return toString().chars();
    }

    public IntStream codePoints() {
        return toString().codePoints();
    }

    public String toString() {
        return new String(value, 0, count);
    }
}

// Model of java.lang.StringBuffer; the work is done in AbstractStringBuilder. Its methods are synchronized.
package java.lang;

import java.io.Serializable;

@ooxide.Monitor
@ForTests("holds mutable text") public final class StringBuffer extends AbstractStringBuilder implements Serializable, Comparable<StringBuffer>, CharSequence {
    public StringBuffer() {
        super(16);
    }

    public StringBuffer(int capacity) {
        super(capacity);
    }

    public StringBuffer(String str) {
        super(str.length() + 16);
        super.append(str);
    }

    public StringBuffer(CharSequence seq) {
        super(seq.length() + 16);
        super.append(seq);
    }

    public int compareTo(StringBuffer another) {
        return compareContent(another);
    }

    public StringBuffer append(Object obj) {
        super.append(obj);
        return this;
    }

    public StringBuffer append(String str) {
        super.append(str);
        return this;
    }

    public StringBuffer append(StringBuffer sb) {
        super.append(sb);
        return this;
    }

    public StringBuffer append(CharSequence s) {
        super.append(s);
        return this;
    }

    public StringBuffer append(CharSequence s, int start, int end) {
        super.append(s, start, end);
        return this;
    }

    public StringBuffer append(char[] str) {
        super.append(str);
        return this;
    }

    public StringBuffer append(char[] str, int offset, int len) {
        super.append(str, offset, len);
        return this;
    }

    public StringBuffer append(boolean b) {
        super.append(b);
        return this;
    }

    public StringBuffer append(char c) {
        super.append(c);
        return this;
    }

    public StringBuffer append(int i) {
        super.append(i);
        return this;
    }

    public StringBuffer append(long l) {
        super.append(l);
        return this;
    }

    public StringBuffer append(float f) {
        super.append(f);
        return this;
    }

    public StringBuffer append(double d) {
        super.append(d);
        return this;
    }

    public StringBuffer appendCodePoint(int codePoint) {
        super.appendCodePoint(codePoint);
        return this;
    }

    public StringBuffer delete(int start, int end) {
        super.delete(start, end);
        return this;
    }

    public StringBuffer deleteCharAt(int index) {
        super.deleteCharAt(index);
        return this;
    }

    public StringBuffer replace(int start, int end, String str) {
        super.replace(start, end, str);
        return this;
    }

    public StringBuffer insert(int index, char[] str, int offset, int len) {
        super.insert(index, str, offset, len);
        return this;
    }

    public StringBuffer insert(int offset, Object obj) {
        super.insert(offset, obj);
        return this;
    }

    public StringBuffer insert(int offset, String str) {
        super.insert(offset, str);
        return this;
    }

    public StringBuffer insert(int offset, char[] str) {
        super.insert(offset, str);
        return this;
    }

    public StringBuffer insert(int dstOffset, CharSequence s) {
        super.insert(dstOffset, s);
        return this;
    }

    public StringBuffer insert(int dstOffset, CharSequence s, int start, int end) {
        super.insert(dstOffset, s, start, end);
        return this;
    }

    public StringBuffer insert(int offset, boolean b) {
        super.insert(offset, b);
        return this;
    }

    public StringBuffer insert(int offset, char c) {
        super.insert(offset, c);
        return this;
    }

    public StringBuffer insert(int offset, int i) {
        super.insert(offset, i);
        return this;
    }

    public StringBuffer insert(int offset, long l) {
        super.insert(offset, l);
        return this;
    }

    public StringBuffer insert(int offset, float f) {
        super.insert(offset, f);
        return this;
    }

    public StringBuffer insert(int offset, double d) {
        super.insert(offset, d);
        return this;
    }

    public StringBuffer reverse() {
        super.reverse();
        return this;
    }

    // What is inherited would not be synchronized.

    public int length() {
        return super.length();
    }

    public int capacity() {
        return super.capacity();
    }

    public void ensureCapacity(int minimumCapacity) {
        super.ensureCapacity(minimumCapacity);
    }

    public void trimToSize() {
        super.trimToSize();
    }

    public void setLength(int newLength) {
        super.setLength(newLength);
    }

    public char charAt(int index) {
        return super.charAt(index);
    }

    public void setCharAt(int index, char ch) {
        super.setCharAt(index, ch);
    }

    public int codePointAt(int index) {
        return super.codePointAt(index);
    }

    public int codePointBefore(int index) {
        return super.codePointBefore(index);
    }

    public int codePointCount(int beginIndex, int endIndex) {
        return super.codePointCount(beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        return super.offsetByCodePoints(index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        super.getChars(srcBegin, srcEnd, dst, dstBegin);
    }

    public String substring(int start) {
        return super.substring(start);
    }

    public CharSequence subSequence(int start, int end) {
        return super.subSequence(start, end);
    }

    public String substring(int start, int end) {
        return super.substring(start, end);
    }

    public int indexOf(String str) {
        return super.indexOf(str);
    }

    public int indexOf(String str, int fromIndex) {
        return super.indexOf(str, fromIndex);
    }

    public int lastIndexOf(String str) {
        return super.lastIndexOf(str);
    }

    public int lastIndexOf(String str, int fromIndex) {
        return super.lastIndexOf(str, fromIndex);
    }

    public String toString() {
        return super.toString();
    }
}

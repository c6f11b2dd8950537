// Strings to bytes and back, for UTF-8, Latin-1 and ASCII. Other charsets are open.
package java.lang;

final class Bytes {
    private Bytes() {
    }

    static byte[] encode(char[] value, String charset) {
        if (isUtf8(charset)) {
            return encodeUtf8(value);
        }
        if (isLatin(charset)) {
            return encodeBelow(value, 256);
        }
        if (isAscii(charset)) {
            return encodeBelow(value, 128);
        }
        return openEncode(new String(value), charset);
    }

    static char[] decode(byte[] bytes, int offset, int length, String charset) {
        if (isUtf8(charset)) {
            return decodeUtf8(bytes, offset, length);
        }
        if (isLatin(charset)) {
            char[] result = new char[length];
            for (int i = 0; i < length; i++) {
                result[i] = (char) (bytes[offset + i] & 0xff);
            }
            return result;
        }
        if (isAscii(charset)) {
            char[] result = new char[length];
            for (int i = 0; i < length; i++) {
                byte b = bytes[offset + i];
                result[i] = b < 0 ? '\ufffd' : (char) b;
            }
            return result;
        }
        return openDecode(bytes, offset, length, charset);
    }

    private static boolean isUtf8(String charset) {
        return charset.equalsIgnoreCase("UTF-8") || charset.equalsIgnoreCase("UTF8");
    }

    private static boolean isLatin(String charset) {
        return charset.equalsIgnoreCase("ISO-8859-1") || charset.equalsIgnoreCase("ISO8859_1")
                || charset.equalsIgnoreCase("latin1");
    }

    private static boolean isAscii(String charset) {
        return charset.equalsIgnoreCase("US-ASCII") || charset.equalsIgnoreCase("ASCII");
    }

    // What does not fit becomes a question mark; a surrogate pair becomes one.
    private static byte[] encodeBelow(char[] value, int limit) {
        byte[] result = new byte[Character.countPoints(value, 0, value.length)];
        int at = 0;
        for (int i = 0; i < result.length; i++) {
            int c = Character.codePointAt(value, at);
            at += Character.charCount(c);
            result[i] = (byte) (c < limit ? c : '?');
        }
        return result;
    }

    static byte[] encodeUtf8(char[] value) {
        byte[] buffer = new byte[3 * value.length];
        int count = 0;
        int at = 0;
        while (at < value.length) {
            int c = Character.codePointAt(value, at);
            at += Character.charCount(c);
            if (c < 0x80) {
                buffer[count] = (byte) c;
                count++;
            } else if (c < 0x800) {
                buffer[count] = (byte) (0xc0 | c >> 6);
                buffer[count + 1] = (byte) (0x80 | c & 0x3f);
                count += 2;
            } else if (c >= 0xd800 & c <= 0xdfff) {
                buffer[count] = '?';
                count++;
            } else if (c < 0x10000) {
                buffer[count] = (byte) (0xe0 | c >> 12);
                buffer[count + 1] = (byte) (0x80 | c >> 6 & 0x3f);
                buffer[count + 2] = (byte) (0x80 | c & 0x3f);
                count += 3;
            } else {
                buffer[count] = (byte) (0xf0 | c >> 18);
                buffer[count + 1] = (byte) (0x80 | c >> 12 & 0x3f);
                buffer[count + 2] = (byte) (0x80 | c >> 6 & 0x3f);
                buffer[count + 3] = (byte) (0x80 | c & 0x3f);
                count += 4;
            }
        }
        byte[] result = new byte[count];
        for (int i = 0; i < count; i++) {
            result[i] = buffer[i];
        }
        return result;
    }

    static char[] decodeUtf8(byte[] bytes, int offset, int length) {
        char[] result = new char[length];
        boolean ascii = true;
        for (int i = 0; i < length; i++) {
            byte b = bytes[offset + i];
            ascii = ascii & b >= 0;
            result[i] = (char) b;
        }
        return ascii ? result : decodeMultibyte(bytes, offset, offset + length);
    }

    private static char[] decodeMultibyte(byte[] bytes, int offset, int end) {
        StringBuilder out = new StringBuilder();
        int at = offset;
        while (at < end) {
            int first = bytes[at] & 0xff;
            int more = first < 0x80 ? 0 : first < 0xc2 ? -1 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : -1;
            int taken = 1;
            int point = more <= 0 ? first : first & 0x3f >> more;
            // The second byte decides about overlong forms and the upper limit.
            while (taken <= more && at + taken < end && follows(first, taken, bytes[at + taken] & 0xff)) {
                point = point << 6 | bytes[at + taken] & 0x3f;
                taken++;
            }
            // A surrogate in three bytes is one mistake.
            if (taken == more + 1 && (point < 0xd800 || point > 0xdfff)) {
                out.appendCodePoint(point);
            } else {
                out.append('\ufffd');
            }
            at += taken;
        }
        return out.toString().toCharArray();
    }

    private static boolean follows(int first, int place, int b) {
        if (b < 0x80 || b > 0xbf) {
            return false;
        }
        if (place > 1) {
            return true;
        }
        return !(first == 0xe0 && b < 0xa0 || first == 0xf0 && b < 0x90 || first == 0xf4 && b > 0x8f);
    }

    //@ ensures \result != null;
    private static /*@ pure @*/ native byte[] openEncode(String text, String charset);

    //@ ensures \result != null;
    private static /*@ pure @*/ native char[] openDecode(byte[] bytes, int offset, int length, String charset);
}

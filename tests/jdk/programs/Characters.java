// Character: every property of every Latin-1 character, and of all code points where the models are exact for all.
public class Characters {
    static void latin(int c) {
        char ch = (char) c;
        System.out.println(c + " " + Character.isLetter(ch) + Character.isLetter(c) + Character.isDigit(ch) + Character.isLetterOrDigit(ch)
                + Character.isUpperCase(ch) + Character.isLowerCase(ch) + Character.isTitleCase(ch) + Character.isWhitespace(ch)
                + Character.isSpaceChar(ch) + Character.isAlphabetic(c) + Character.isJavaIdentifierStart(ch)
                + Character.isJavaIdentifierPart(ch) + Character.isUnicodeIdentifierStart(ch) + Character.isUnicodeIdentifierPart(ch)
                + Character.isIdentifierIgnorable(ch) + Character.isISOControl(ch) + Character.isDefined(ch) + Character.isMirrored(ch)
                + " " + (int) Character.toUpperCase(ch) + " " + (int) Character.toLowerCase(ch) + " " + Character.toTitleCase(c) + " "
                + Character.getNumericValue(ch) + " " + Character.digit(ch, 10) + " " + Character.digit(ch, 16) + " "
                + Character.digit(ch, 36) + " " + Character.digit(ch, 37) + " " + Character.hashCode(ch) + " "
                + String.valueOf(ch).equalsIgnoreCase("\u00b5") + String.valueOf(ch).equalsIgnoreCase("\u00ff"));
    }

    // A checksum over a range, so that all code points can be looked at.
    static void all(int from, int to) {
        long sum = 0;
        for (int c = from; c < to; c++) {
            int bits = (Character.isDigit(c) ? 1 : 0) + (Character.isWhitespace(c) ? 2 : 0) + (Character.isSpaceChar(c) ? 4 : 0)
                    + (Character.isISOControl(c) ? 8 : 0) + 16 * (Character.digit(c, 36) + 1) + 1024 * Character.charCount(c)
                    + (Character.isSupplementaryCodePoint(c) ? 4096 : 0) + (Character.isBmpCodePoint(c) ? 8192 : 0)
                    + (Character.isValidCodePoint(c) ? 16384 : 0);
            sum = sum * 31 + bits;
        }
        System.out.println(from + " " + sum);
    }

    public static void main(String[] args) {
        for (int c = 0; c < 256; c++) {
            latin(c);
        }
        for (int c = -512; c < 0x20000; c += 512) {
            all(c, c + 512);
        }
        int[] points = {-1, 0, 97, 0xd7ff, 0xd800, 0xdc00, 0xffff, 0x10000, 0x1f600, 0x10ffff, 0x110000};
        for (int p : points) {
            Show.show("toChars " + p, () -> Character.toChars(p).length + " " + Character.toString(p).length());
            Show.show("into", () -> {
                char[] to = new char[2];
                return Character.toChars(p, to, 0) + " " + (int) to[0] + " " + (int) to[1];
            });
            Show.show("into", () -> Character.toChars(p, new char[2], 1));
            Show.show("surrogates", () -> (int) Character.highSurrogate(p) + " " + (int) Character.lowSurrogate(p));
        }
        char[] text = {'a', '\ud83d', '\ude00', '\ud83d', 'b', '\ude00'};
        for (int i = -1; i <= 7; i++) {
            int n = i;
            Show.show("at " + n, () -> Character.codePointAt(text, n) + " " + Character.codePointAt(new String(text), n));
            Show.show("at limit " + n, () -> Character.codePointAt(text, 1, n));
            Show.show("before " + n, () -> Character.codePointBefore(text, n));
            Show.show("before text " + n, () -> Character.codePointBefore(new String(text), n));
            Show.show("before start " + n, () -> Character.codePointBefore(text, n, 2));
            Show.show("count " + n, () -> Character.codePointCount(text, 1, n));
            Show.show("count text " + n, () -> Character.codePointCount(new String(text), 1, n));
            Show.show("offset " + n, () -> Character.offsetByCodePoints(text, 0, 6, 2, n));
            Show.show("offset text " + n, () -> Character.offsetByCodePoints(new String(text), 2, n));
        }
        for (int d = -1; d < 38; d++) {
            System.out.println((int) Character.forDigit(d, 36) + " " + (int) Character.forDigit(d, 10) + " " + (int) Character.forDigit(d, 37));
        }
        System.out.println(Character.compare('a', 'c') + " " + Character.valueOf('x').compareTo('b') + " " + Character.valueOf('x').equals('x')
                + " " + (int) Character.reverseBytes('\u1234') + " " + Character.isSurrogatePair('\ud83d', '\ude00') + Character.isSurrogate('\udfff')
                + Character.toString('q') + Character.valueOf('r') + Character.valueOf('s').charValue() + Character.valueOf('t').hashCode());
    }
}

// String.translateEscapes.
package java.lang;

final class Escapes {
    private Escapes() {
    }

    static String translate(String text) {
        StringBuilder out = new StringBuilder();
        int length = text.length();
        int i = 0;
        while (i < length) {
            char c = text.charAt(i);
            i++;
            if (c != '\\') {
                out.append(c);
                continue;
            }
            char mark = i < length ? text.charAt(i) : '\0';
            i++;
            switch (mark) {
                case 'b':
                    out.append('\b');
                    break;
                case 'f':
                    out.append('\f');
                    break;
                case 'n':
                    out.append('\n');
                    break;
                case 'r':
                    out.append('\r');
                    break;
                case 's':
                    out.append(' ');
                    break;
                case 't':
                    out.append('\t');
                    break;
                case '\'':
                case '"':
                case '\\':
                    out.append(mark);
                    break;
                case '\n':
                    break;
                case '\r':
                    if (i < length && text.charAt(i) == '\n') {
                        i++;
                    }
                    break;
                default:
                    if (mark < '0' || mark > '7') {
                        String code = Integer.toHexString(mark).toUpperCase();
                        throw new IllegalArgumentException("Invalid escape sequence: \\" + mark + " \\\\u"
                                + "0".repeat(4 - code.length()) + code);
                    }
                    int most = mark <= '3' ? 2 : 1;
                    int octal = mark - '0';
                    while (most > 0 && i < length && text.charAt(i) >= '0' && text.charAt(i) <= '7') {
                        octal = octal * 8 + text.charAt(i) - '0';
                        i++;
                        most--;
                    }
                    out.append((char) octal);
                    break;
            }
        }
        return out.toString();
    }
}

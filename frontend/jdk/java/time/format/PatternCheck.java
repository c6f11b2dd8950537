package java.time.format;

import java.util.Locale;

/** Which patterns there are, and of which it is open what they give. */
final class PatternCheck {
    private static final String LETTERS = "GuyDMLdQqYwWEecFaBhKkHmsSAnNVvzOXxZpg";

    private PatternCheck() {
    }

    static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    /** How often a letter stands in a row. */
    static int count(String pattern, int at) {
        int end = at + 1;
        while (end < pattern.length() && pattern.charAt(end) == pattern.charAt(at)) {
            end++;
        }
        return end - at;
    }

    /** Behind the quote that ends what begins with one; -1 where it is missing. */
    static int afterQuoted(String pattern, int at) {
        int next = at + 1;
        while (next < pattern.length()) {
            if (pattern.charAt(next) == '\'') {
                if (next + 1 < pattern.length() && pattern.charAt(next + 1) == '\'') {
                    next++;
                } else {
                    return next + 1;
                }
            }
            next++;
        }
        return -1;
    }

    static void check(String pattern) {
        java.util.Objects.requireNonNull(pattern, "pattern");
        int depth = 0;
        int at = 0;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            if (isLetter(c)) {
                int count = count(pattern, at);
                if (LETTERS.indexOf(c) < 0) {
                    throw new IllegalArgumentException("Unknown pattern letter: " + c);
                }
                if (isUsual(c) && count > most(c)) {
                    throw new IllegalArgumentException("Too many pattern letters: " + c);
                }
                at += count;
            } else if (c == '\'') {
                at = afterQuoted(pattern, at);
                if (at < 0) {
                    throw new IllegalArgumentException("Pattern ends with an incomplete string literal: " + pattern);
                }
            } else if (c == '{' || c == '}' || c == '#') {
                throw new IllegalArgumentException("Pattern includes reserved character: '" + c + "'");
            } else {
                if (c == '[') {
                    depth++;
                } else if (c == ']') {
                    depth--;
                    if (depth < 0) {
                        throw new IllegalArgumentException("Pattern invalid as it contains ] without previous [");
                    }
                }
                at++;
            }
        }
    }

    /** The letters that are modelled. */
    static boolean isUsual(char letter) {
        return "uyMdDHhkKmsSaE".indexOf(letter) >= 0;
    }

    private static int most(char letter) {
        switch (letter) {
            case 'M':
            case 'E':
                return 5;
            case 'D':
                return 3;
            case 'S':
                return 9;
            case 'a':
                return 1;
            case 'u':
            case 'y':
                return 19;
            default:
                return 2;
        }
    }

    /** Whether a letter gives a text of a language. */
    static boolean isText(char letter, int count) {
        return letter == 'E' || letter == 'a' || letter == 'M' && count > 2;
    }

    static boolean isOpen(String pattern, Locale locale) {
        boolean isEnglish = locale != null && locale.getLanguage().equals("en") && locale.getVariant().isEmpty()
                && (locale.getCountry().isEmpty() || locale.getCountry().equals("US"));
        int at = 0;
        while (at < pattern.length()) {
            char c = pattern.charAt(at);
            if (isLetter(c)) {
                int count = count(pattern, at);
                boolean isNarrow = count == 5 && isText(c, count);
                if (!isUsual(c) || isNarrow || isText(c, count) && !isEnglish) {
                    return true;
                }
                at += count;
            } else {
                at = c == '\'' ? afterQuoted(pattern, at) : at + 1;
            }
        }
        return false;
    }
}

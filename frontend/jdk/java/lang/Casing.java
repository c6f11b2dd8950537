// Upper and lower case of whole strings: exact for Latin-1, open for a string with any other unit. Each unit is mapped
// without splitting the path on what it is.
package java.lang;

import java.util.Locale;

final class Casing {
    private Casing() {
    }

    static String lower(String text, char[] value) {
        if (beyondLatin(value)) {
            return openLower(text);
        }
        char[] result = new char[value.length];
        boolean changed = false;
        for (int i = 0; i < value.length; i++) {
            char c = value[i];
            char mapped = (char) ((c >= 'A' & c <= 'Z') | (c >= 0xc0 & c <= 0xde & c != 0xd7) ? c + 32 : c);
            result[i] = mapped;
            changed = changed | mapped != c;
        }
        return changed ? new String(result, true) : text;
    }

    static String upper(String text, char[] value) {
        if (beyondLatin(value)) {
            return openUpper(text);
        }
        char[] result = new char[value.length];
        boolean changed = false;
        boolean special = false;
        for (int i = 0; i < value.length; i++) {
            char c = value[i];
            char mapped = (char) ((c >= 'a' & c <= 'z') | (c >= 0xe0 & c <= 0xfe & c != 0xf7) ? c - 32 : c);
            result[i] = mapped;
            changed = changed | mapped != c;
            special = special | c == 0xb5 | c == 0xdf | c == 0xff;
        }
        if (special) {
            return specialUpper(result);
        }
        return changed ? new String(result, true) : text;
    }

    // Languages with rules of their own.
    static boolean isSpecial(Locale locale) {
        String language = locale.getLanguage();
        return language.equals("tr") || language.equals("az") || language.equals("lt");
    }

    //@ ensures \result != null;
    static /*@ pure @*/ native String openIn(Locale locale, String text);

    // Two letters whose capitals lie outside Latin-1, and the sharp s, which becomes two letters.
    private static String specialUpper(char[] value) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < value.length; i++) {
            char c = value[i];
            if (c == 0xdf) {
                out.append("SS");
            } else if (c == 0xb5) {
                out.append('\u039c');
            } else if (c == 0xff) {
                out.append('\u0178');
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    private static boolean beyondLatin(char[] value) {
        boolean beyond = false;
        for (int i = 0; i < value.length; i++) {
            beyond = beyond | value[i] > 255;
        }
        return beyond;
    }

    //@ ensures \result != null;
    private static /*@ pure @*/ native String openLower(String text);

    //@ ensures \result != null;
    private static /*@ pure @*/ native String openUpper(String text);
}

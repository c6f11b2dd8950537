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
            char mapped = (char) Character.lowerLatin(c);
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
        boolean sharp = false;
        for (int i = 0; i < value.length; i++) {
            char c = value[i];
            char mapped = (char) Character.upperLatin(c);
            result[i] = mapped;
            changed = changed | mapped != c;
            sharp = sharp | c == 0xdf;
        }
        if (sharp) {
            return sharpUpper(result);
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

    // The sharp s becomes two letters.
    private static String sharpUpper(char[] value) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < value.length; i++) {
            if (value[i] == 0xdf) {
                out.append("SS");
            } else {
                out.append(value[i]);
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

// Model of java.util.Locale: a language, a country and a variant. Which locale is the default is open.
package java.util;

import java.io.Serializable;

public final class Locale implements Cloneable, Serializable {
    public static final Locale ENGLISH = new Locale("en", "");
    public static final Locale FRENCH = new Locale("fr", "");
    public static final Locale GERMAN = new Locale("de", "");
    public static final Locale ITALIAN = new Locale("it", "");
    public static final Locale JAPANESE = new Locale("ja", "");
    public static final Locale KOREAN = new Locale("ko", "");
    public static final Locale CHINESE = new Locale("zh", "");
    public static final Locale FRANCE = new Locale("fr", "FR");
    public static final Locale GERMANY = new Locale("de", "DE");
    public static final Locale ITALY = new Locale("it", "IT");
    public static final Locale JAPAN = new Locale("ja", "JP");
    public static final Locale KOREA = new Locale("ko", "KR");
    public static final Locale CHINA = new Locale("zh", "CN");
    public static final Locale UK = new Locale("en", "GB");
    public static final Locale US = new Locale("en", "US");
    public static final Locale CANADA = new Locale("en", "CA");
    public static final Locale ROOT = new Locale("", "");

    private final String language;
    private final String country;
    private final String variant;

    //@ invariant language != null && country != null && variant != null;

    public Locale(String language, String country, String variant) {
        if (language == null || country == null || variant == null) {
            throw new NullPointerException();
        }
        this.language = language.toLowerCase();
        this.country = country.toUpperCase();
        this.variant = variant;
    }

    public Locale(String language, String country) {
        this(language, country, "");
    }

    public Locale(String language) {
        this(language, "", "");
    }

    //@ ensures \result != null;
    public static /*@ pure @*/ native Locale getDefault();

    public String getLanguage() {
        return language;
    }

    public String getCountry() {
        return country;
    }

    public String getVariant() {
        return variant;
    }

    public String toLanguageTag() {
        if (!variant.isEmpty()) {
            return openTag();
        }
        String first = language.isEmpty() ? "und" : language;
        return country.isEmpty() ? first : first + "-" + country;
    }

    //@ ensures \result != null;
    private /*@ pure @*/ native String openTag();

    public static Locale forLanguageTag(String languageTag) {
        int dash = languageTag.indexOf('-');
        if (dash < 0) {
            return new Locale(languageTag, "");
        }
        return dash == 2 && languageTag.length() == 5 ? new Locale(languageTag.substring(0, 2), languageTag.substring(3))
                : openForTag(languageTag);
    }

    //@ ensures \result != null;
    private static /*@ pure @*/ native Locale openForTag(String languageTag);

    public boolean equals(Object obj) {
        if (this == obj) {
            return true;
        }
        if (!(obj instanceof Locale)) {
            return false;
        }
        Locale other = (Locale) obj;
        return language.equals(other.language) && country.equals(other.country) && variant.equals(other.variant);
    }

    // The number is not specified; equal locales have equal ones.
    public int hashCode() {
        return openHash(toString());
    }

    private static /*@ pure @*/ native int openHash(String text);

    public String toString() {
        if (country.isEmpty() && variant.isEmpty()) {
            return language;
        }
        String two = language + "_" + country;
        return variant.isEmpty() ? two : two + "_" + variant;
    }
}

package java.util.stream;

/** The text that {@code joining} collects: elements with a delimiter between them, inside a prefix and a suffix. */
final class Joining {
    private final String delimiter;
    private final String suffix;
    private final StringBuilder text;
    // where the elements begin, after the prefix
    private final int start;
    private boolean any;

    Joining(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        if (prefix == null) {
            throw new NullPointerException("The prefix must not be null");
        }
        if (delimiter == null) {
            throw new NullPointerException("The delimiter must not be null");
        }
        if (suffix == null) {
            throw new NullPointerException("The suffix must not be null");
        }
        this.delimiter = delimiter.toString();
        this.suffix = suffix.toString();
        this.text = new StringBuilder(prefix.toString());
        this.start = text.length();
    }

    void add(CharSequence element) {
        if (any) {
            text.append(delimiter);
        }
        any = true;
        text.append(String.valueOf(element));
    }

    String finish() {
        return text.append(suffix).toString();
    }

    /** The elements of the other text, which have its delimiters between them, become one element of this one. */
    Joining addAll(Joining other) {
        if (other.any) {
            add(other.text.substring(other.start));
        }
        return this;
    }
}

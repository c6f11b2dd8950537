// Model of java.util.StringTokenizer.
package java.util;

public class StringTokenizer implements Enumeration<Object> {
    private final String text;
    private String delimiters;
    private final boolean returnDelimiters;
    private int position;

    //@ invariant repOK();

    private /*@ pure @*/ boolean repOK() {
        return text != null && 0 <= position && position <= text.length();
    }

    public StringTokenizer(String str, String delim, boolean returnDelims) {
        this.position = 0;
        this.text = str;
        this.delimiters = delim;
        this.returnDelimiters = returnDelims;
        str.length();
    }

    public StringTokenizer(String str, String delim) {
        this(str, delim, false);
    }

    public StringTokenizer(String str) {
        this(str, " \t\n\r\f", false);
    }

    private boolean isDelimiter(int index) {
        return delimiters.indexOf(text.charAt(index)) >= 0;
    }

    // Where the next token starts.
    private int tokenStart(int from) {
        if (delimiters == null) {
            throw new NullPointerException();
        }
        while (!returnDelimiters && from < text.length() && isDelimiter(from)) {
            from++;
        }
        return from;
    }

    // Where the token that starts there ends; a delimiter is a token of its own.
    private int tokenEnd(int start) {
        int end = start;
        while (end < text.length() && !isDelimiter(end)) {
            end++;
        }
        if (returnDelimiters && end == start && end < text.length()) {
            end++;
        }
        return end;
    }

    public boolean hasMoreTokens() {
        return tokenStart(position) < text.length();
    }

    public String nextToken() {
        position = tokenStart(position);
        if (position >= text.length()) {
            throw new NoSuchElementException();
        }
        int start = position;
        position = tokenEnd(start);
        return text.substring(start, position);
    }

    public String nextToken(String delim) {
        delimiters = delim;
        return nextToken();
    }

    public boolean hasMoreElements() {
        return hasMoreTokens();
    }

    public Object nextElement() {
        return nextToken();
    }

    public int countTokens() {
        int count = 0;
        int at = position;
        while (at < text.length()) {
            at = tokenStart(at);
            if (at < text.length()) {
                count++;
                at = tokenEnd(at);
            }
        }
        return count;
    }
}

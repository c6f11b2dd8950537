package java.util.regex;

import java.io.Serializable;
import java.util.function.Predicate;
import java.util.stream.Stream;
import ooxide.Regex;

/** A regular expression. What {@link Regex} does not run, and flags besides i, m, s and LITERAL, are open. */
public final class Pattern implements Serializable {
    public static final int UNIX_LINES = 0x01;
    public static final int CASE_INSENSITIVE = 0x02;
    public static final int COMMENTS = 0x04;
    public static final int MULTILINE = 0x08;
    public static final int LITERAL = 0x10;
    public static final int DOTALL = 0x20;
    public static final int UNICODE_CASE = 0x40;
    public static final int CANON_EQ = 0x80;
    public static final int UNICODE_CHARACTER_CLASS = 0x100;

    private static final int ALL_FLAGS = 0x1ff;

    private final String pattern;
    private final int flags;

    //@ invariant pattern != null && (flags & ~ALL_FLAGS) == 0;

    private Pattern(String pattern, int flags) {
        this.pattern = pattern;
        this.flags = flags;
    }

    /** A pattern that is not modelled may be none at all; the open call makes that known. */
    public static Pattern compile(String regex) {
        return compile(regex, 0);
    }

    public static Pattern compile(String regex, int flags) {
        if ((flags & ~ALL_FLAGS) != 0) {
            throw new IllegalArgumentException("Unknown flag 0x" + Integer.toHexString(flags));
        }
        Pattern result = new Pattern(regex.toString(), flags);
        if (result.program() == null) {
            openCompile(regex, flags);
        }
        return result;
    }

    private static native void openCompile(String regex, int flags);

    /** A matcher of its own for each caller, as it keeps the last match; null if the pattern is not modelled. */
    Regex program() {
        if ((flags & ~(CASE_INSENSITIVE | MULTILINE | DOTALL | LITERAL)) != 0) {
            return null;
        }
        return (flags & LITERAL) != 0 ? Regex.of(quote(pattern), flags) : Regex.of(pattern, flags);
    }

    public String pattern() {
        return pattern;
    }

    public String toString() {
        return pattern;
    }

    public int flags() {
        Regex program = program();
        return program == null ? openFlags(pattern, flags) : program.flags();
    }

    // what the pattern sets itself is added
    private static /*@ pure @*/ native int openFlags(String pattern, int flags);

    public Matcher matcher(CharSequence input) {
        return new Matcher(this, input);
    }

    public static boolean matches(String regex, CharSequence input) {
        return compile(regex).matcher(input).matches();
    }

    public String[] split(CharSequence input, int limit) {
        String text = input.toString();
        Regex program = program();
        return program == null ? openSplit(pattern, flags, text, limit) : program.split(text, limit);
    }

    public String[] split(CharSequence input) {
        return split(input, 0);
    }

    //@ ensures \result != null && (\forall int i; 0 <= i && i < \result.length; \result[i] != null);
    private static /*@ pure @*/ native String[] openSplit(String pattern, int flags, String text, int limit);

    public Stream<String> splitAsStream(CharSequence input) {
        return Stream.of(split(input));
    }

    public static String quote(String s) {
        if (s.indexOf("\\E") < 0) {
            return "\\Q" + s + "\\E";
        }
        return "\\Q" + s.replace("\\E", "\\E\\\\E\\Q") + "\\E";
    }

    public Predicate<String> asPredicate() {
        return s -> matcher(s).find();
    }

    public Predicate<String> asMatchPredicate() {
        return s -> matcher(s).matches();
    }
}

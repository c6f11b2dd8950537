package java.util.regex;

import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import ooxide.Regex;

/**
 * Matches a pattern with a text. The text is what the character sequence holds when the matcher is made or reset. If
 * the pattern is not modelled, whether and where it matches is open.
 */
public final class Matcher implements MatchResult {
    private Pattern pattern;
    // null if the pattern is not modelled
    private Regex program;
    private String text;
    // the region; part is the text inside it, and the program counts from its beginning
    private int from;
    private int to;
    private String part;
    private boolean anchoring = true;
    private boolean transparent;
    // the last match; first is -1 if there is none
    private int first = -1;
    private int last;
    // set when an attempt failed: where the next search begins is then the business of the JDK's matcher alone
    private boolean lost;
    // set when a search could not begin, because the last match was empty and at the very end: groups hold nothing
    private boolean emptied;
    private int appended;

    // Of a matcher of the input it is not known how its pattern was compiled, so where it matches is open.
    //@ invariant pattern != null && program == null && text != null && part != null;
    //@ invariant 0 <= from && from <= to && to <= text.length() && part.length() == to - from;
    //@ invariant 0 <= last && last <= text.length() && 0 <= appended && appended <= text.length();
    //@ invariant first == -1 ? !emptied : from <= first && first <= last && last <= to && !lost;

    Matcher(Pattern pattern, CharSequence input) {
        this.pattern = pattern;
        this.program = pattern.program();
        this.text = input.toString();
        reset();
    }

    public Pattern pattern() {
        return pattern;
    }

    public Matcher usePattern(Pattern newPattern) {
        if (newPattern == null) {
            throw new IllegalArgumentException("Pattern cannot be null");
        }
        pattern = newPattern;
        program = newPattern.program();
        // where the search goes on stays, what the groups held does not
        first = -1;
        return this;
    }

    public Matcher reset() {
        first = -1;
        last = 0;
        lost = false;
        appended = 0;
        setRegion(0, text.length());
        return this;
    }

    public Matcher reset(CharSequence input) {
        text = input.toString();
        return reset();
    }

    public Matcher region(int start, int end) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("start");
        }
        if (end < 0 || end > text.length()) {
            throw new IndexOutOfBoundsException("end");
        }
        if (start > end) {
            throw new IndexOutOfBoundsException("start > end");
        }
        reset();
        setRegion(start, end);
        return this;
    }

    private void setRegion(int start, int end) {
        from = start;
        to = end;
        part = start == 0 && end == text.length() ? text : text.substring(start, end);
    }

    public int regionStart() {
        return from;
    }

    public int regionEnd() {
        return to;
    }

    public boolean hasTransparentBounds() {
        return transparent;
    }

    public Matcher useTransparentBounds(boolean b) {
        transparent = b;
        return this;
    }

    public boolean hasAnchoringBounds() {
        return anchoring;
    }

    public Matcher useAnchoringBounds(boolean b) {
        anchoring = b;
        return this;
    }

    // bounds that the program does not know matter only when the region is not all of the text
    private boolean isModelled() {
        return program != null && (anchoring && !transparent || part == text);
    }

    private boolean record(boolean matched) {
        emptied = false;
        lost = !matched;
        if (!matched) {
            first = -1;
        } else if (isModelled()) {
            first = from + program.start(0);
            last = from + program.end(0);
        } else {
            first = openStart(pattern, text, from, to);
            last = openEnd(pattern, text, first, to);
        }
        return matched;
    }

    public boolean matches() {
        return record(isModelled() ? program.matchesAll(part) : openMatch(pattern, text, from, to, true));
    }

    public boolean lookingAt() {
        return record(isModelled() ? program.matchesPrefix(part) : openMatch(pattern, text, from, to, false));
    }

    public boolean find() {
        if (lost) {
            last = openLast(pattern, text, from, to);
        }
        int next = last == first ? last + 1 : last;
        if (next < from) {
            next = from;
        }
        if (next > to) {
            emptied = true;
            return false;
        }
        return search(next);
    }

    public boolean find(int start) {
        if (start < 0 || start > text.length()) {
            throw new IndexOutOfBoundsException("Illegal start index");
        }
        reset();
        return search(start);
    }

    private boolean search(int start) {
        return record(isModelled() ? program.find(part, start - from) : openFind(pattern, text, start, to));
    }

    //@ ensures from <= \result && \result <= to;
    private static native int openLast(Pattern pattern, String text, int from, int to);

    private static native boolean openMatch(Pattern pattern, String text, int from, int to, boolean whole);

    private static native boolean openFind(Pattern pattern, String text, int from, int to);

    //@ ensures from <= \result && \result <= to;
    private static native int openStart(Pattern pattern, String text, int from, int to);

    //@ ensures from <= \result && \result <= to;
    private static native int openEnd(Pattern pattern, String text, int from, int to);

    //@ ensures \result >= 0;
    private static /*@ pure @*/ native int openGroupCount(Pattern pattern);

    //@ ensures -1 <= \result && \result <= last;
    private static native int openGroupBound(Pattern pattern, int group, int first, int last);

    private static native String openGroup(Pattern pattern, int group, int first, int last);

    //@ ensures \result != null;
    private static native String openReplacement(Pattern pattern, String replacement, int first, int last);

    public int groupCount() {
        return program == null ? openGroupCount(pattern) : program.groupCount();
    }

    private boolean knows(int group) {
        return group == 0 || isModelled();
    }

    private void check(int group, String message) {
        if (first < 0) {
            throw new IllegalStateException(message);
        }
        if (group < 0 || group > groupCount()) {
            throw new IndexOutOfBoundsException("No group " + group);
        }
    }

    public int start() {
        check(0, "No match available");
        return first;
    }

    public int start(int group) {
        check(group, "No match available");
        if (emptied) {
            return -1;
        }
        if (group == 0) {
            return first;
        }
        if (!knows(group)) {
            return openGroupBound(pattern, group, first, last);
        }
        return program.start(group) < 0 ? -1 : from + program.start(group);
    }

    public int end() {
        check(0, "No match available");
        return last;
    }

    public int end(int group) {
        check(group, "No match available");
        if (emptied) {
            return -1;
        }
        if (group == 0) {
            return last;
        }
        if (!knows(group)) {
            return openGroupBound(pattern, group, first, last);
        }
        return program.start(group) < 0 ? -1 : from + program.end(group);
    }

    public String group() {
        return group(0);
    }

    public String group(int group) {
        check(group, "No match found");
        if (!knows(group)) {
            return openGroup(pattern, group, first, last);
        }
        int start = start(group);
        return start < 0 ? null : text.substring(start, end(group));
    }

    public int start(String name) {
        int group = numberOf(name);
        return group < 0 ? openGroupBound(pattern, group, first, last) : start(group);
    }

    public int end(String name) {
        int group = numberOf(name);
        return group < 0 ? openGroupBound(pattern, group, first, last) : end(group);
    }

    public String group(String name) {
        int group = numberOf(name);
        return group < 0 ? openGroup(pattern, group, first, last) : group(group);
    }

    // -1 stands for a group that we cannot number
    private int numberOf(String name) {
        Objects.requireNonNull(name, "Group name");
        if (first < 0) {
            throw new IllegalStateException("No match found");
        }
        if (program == null) {
            return -1;
        }
        int number = program.groupNamed(name);
        if (number < 0) {
            throw new IllegalArgumentException("No group with name <" + name + ">");
        }
        return number;
    }

    public MatchResult toMatchResult() {
        return new Match(this);
    }

    /** A match as it was; the groups that are not modelled are asked for now. */
    private static final class Match implements MatchResult {
        private final boolean found;
        private final int count;
        private int[] bounds;
        private String[] groups;

        Match(Matcher matcher) {
            found = matcher.first >= 0;
            count = matcher.groupCount();
            if (found) {
                bounds = new int[2 * count + 2];
                groups = new String[count + 1];
                for (int i = 0; i <= count; i++) {
                    bounds[2 * i] = matcher.start(i);
                    bounds[2 * i + 1] = matcher.end(i);
                    groups[i] = matcher.group(i);
                }
            }
        }

        private void check(int group, String message) {
            if (!found) {
                throw new IllegalStateException(message);
            }
            if (group < 0 || group > count) {
                throw new IndexOutOfBoundsException("No group " + group);
            }
        }

        public int start() {
            return start(0);
        }

        public int start(int group) {
            check(group, "No match available");
            return bounds[2 * group];
        }

        public int end() {
            return end(0);
        }

        public int end(int group) {
            check(group, "No match available");
            return bounds[2 * group + 1];
        }

        public String group() {
            return group(0);
        }

        public String group(int group) {
            check(group, "No match found");
            return groups[group];
        }

        public int groupCount() {
            return count;
        }
    }

    public static String quoteReplacement(String s) {
        if (s.indexOf('\\') < 0 && s.indexOf('$') < 0) {
            return s;
        }
        StringBuilder quoted = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c == '\\' || c == '$') {
                quoted.append('\\');
            }
            quoted.append(c);
        }
        return quoted.toString();
    }

    private String expanded(String replacement) {
        if (first < 0) {
            throw new IllegalStateException("No match available");
        }
        StringBuilder result = new StringBuilder();
        if (isModelled()) {
            program.appendReplacement(result, part, replacement);
            return result.toString();
        }
        return openReplacement(pattern, replacement, first, last);
    }

    public Matcher appendReplacement(StringBuffer sb, String replacement) {
        String expanded = expanded(replacement);
        sb.append(text, appended, first).append(expanded);
        appended = last;
        return this;
    }

    public Matcher appendReplacement(StringBuilder sb, String replacement) {
        String expanded = expanded(replacement);
        sb.append(text, appended, first).append(expanded);
        appended = last;
        return this;
    }

    public StringBuffer appendTail(StringBuffer sb) {
        return sb.append(text, appended, text.length());
    }

    public StringBuilder appendTail(StringBuilder sb) {
        return sb.append(text, appended, text.length());
    }

    public String replaceAll(String replacement) {
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        do {
            appendReplacement(result, replacement);
        } while (find());
        return appendTail(result).toString();
    }

    public String replaceAll(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        do {
            appendReplacement(result, replacer.apply(this));
        } while (find());
        return appendTail(result).toString();
    }

    public String replaceFirst(String replacement) {
        if (replacement == null) {
            throw new NullPointerException("replacement");
        }
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        appendReplacement(result, replacement);
        return appendTail(result).toString();
    }

    public String replaceFirst(Function<MatchResult, String> replacer) {
        Objects.requireNonNull(replacer);
        reset();
        if (!find()) {
            return text;
        }
        StringBuilder result = new StringBuilder();
        appendReplacement(result, replacer.apply(this));
        return appendTail(result).toString();
    }

    /** Goes on after the last match; each match is searched when it is asked for. */
    public Stream<MatchResult> results() {
        return StreamSupport.stream(new Results(this), false);
    }

    private static final class Results extends Spliterators.AbstractSpliterator<MatchResult> {
        private final Matcher matcher;

        Results(Matcher matcher) {
            super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
            this.matcher = matcher;
        }

        public boolean tryAdvance(Consumer<? super MatchResult> action) {
            if (!matcher.find()) {
                return false;
            }
            action.accept(matcher.toMatchResult());
            return true;
        }
    }

    public native boolean hitEnd();

    public native boolean requireEnd();

    public String toString() {
        return "java.util.regex.Matcher[pattern=" + pattern + " region=" + from + "," + to
            + " lastmatch=" + (first >= 0 && group() != null ? group() : "") + "]";
    }
}

// Regular expressions for String and java.util.regex: a program of a few instructions, run with a stack of choices.
// RegexParser says which patterns have one; for the others `of` returns null and the caller must leave the call open.
package ooxide;

public final class Regex {
    private static final int SET = 0;
    private static final int SPLIT = 1;
    private static final int JUMP = 2;
    private static final int SAVE = 3;
    private static final int BEGIN = 4;
    private static final int END = 5;
    private static final int MATCH = 6;
    private static final int LINE_BEGIN = 7;
    private static final int LINE_END = 8;
    private static final int LAST = 9;
    private static final int BOUNDARY = 10;
    private static final int SAME = 11;
    // A part on its own up to the next MATCH that is its own; y is the place behind it.
    private static final int ATOMIC = 12;
    private static final int AHEAD = 13;
    private static final int BEHIND = 14;

    private int[] ops = new int[16];
    private int[] xs = new int[16];
    private int[] ys = new int[16];
    private RegexNode[] sets = new RegexNode[16];
    private int size;
    private final int groups;

    // The stack of a run: a choice is a program place and a text place, an undo is -1 - slot and its old value.
    private int[] stack = new int[32];
    private int depth;
    // Where group n begins (2n) and ends (2n + 1) after a match, -1 for a group that took no part.
    private int[] slots;
    // Where the last run ended.
    private int reached;
    private final String[] names;
    private final int flags;

    private Regex(RegexNode root, RegexParser parser) {
        this.groups = parser.groups;
        this.names = parser.names;
        this.flags = parser.flags;
        this.slots = new int[2 * groups + 2];
        emit(root);
        add(MATCH, 0, 0);
    }

    public static Regex of(String pattern) {
        return of(pattern, 0);
    }

    // With flags as java.util.regex.Pattern numbers them; only those that the parser knows.
    public static Regex of(String pattern, int flags) {
        RegexParser parser = new RegexParser(pattern, flags);
        RegexNode root = parser.parse();
        return root == null ? null : new Regex(root, parser);
    }

    // The flags, with those that the pattern itself has set to its end.
    public int flags() {
        return flags;
    }

    // The number of the group with a name; -1 where there is none.
    public int groupNamed(String name) {
        for (int i = 1; i <= groups && i < names.length; i++) {
            if (name.equals(names[i])) {
                return i;
            }
        }
        return -1;
    }

    public int groupCount() {
        return groups;
    }

    public int start(int group) {
        return slots[2 * group];
    }

    public int end(int group) {
        return slots[2 * group + 1];
    }

    // Making the program.

    private int add(int op, int x, int y) {
        if (size == ops.length) {
            ops = larger(ops);
            xs = larger(xs);
            ys = larger(ys);
            RegexNode[] more = new RegexNode[2 * size];
            for (int i = 0; i < size; i++) {
                more[i] = sets[i];
            }
            sets = more;
        }
        ops[size] = op;
        xs[size] = x;
        ys[size] = y;
        size++;
        return size - 1;
    }

    private static int[] larger(int[] old) {
        int[] result = new int[2 * old.length];
        for (int i = 0; i < old.length; i++) {
            result[i] = old[i];
        }
        return result;
    }

    private void emit(RegexNode node) {
        switch (node.kind) {
            case RegexNode.SET:
                // The array may be another one after `add`.
                int place = add(SET, 0, 0);
                sets[place] = node;
                break;
            case RegexNode.SEQUENCE:
                emit(node.first);
                emit(node.second);
                break;
            case RegexNode.CHOICE:
                emitChoice(node);
                break;
            case RegexNode.REPEAT:
                emitRepeat(node);
                break;
            case RegexNode.GROUP:
                add(SAVE, 2 * node.least, 0);
                emit(node.first);
                add(SAVE, 2 * node.least + 1, 0);
                break;
            case RegexNode.BEGIN:
                add(BEGIN, 0, 0);
                break;
            case RegexNode.END:
                add(END, 0, 0);
                break;
            case RegexNode.LINE_BEGIN:
                add(LINE_BEGIN, 0, 0);
                break;
            case RegexNode.LINE_END:
                add(LINE_END, 0, 0);
                break;
            case RegexNode.LAST:
                add(LAST, 0, 0);
                break;
            case RegexNode.BOUNDARY:
                add(BOUNDARY, node.negated ? 1 : 0, 0);
                break;
            case RegexNode.SAME:
                add(SAME, node.least, node.negated ? 1 : 0);
                break;
            case RegexNode.ATOMIC:
                emitPart(ATOMIC, node);
                break;
            case RegexNode.AHEAD:
                emitPart(AHEAD, node);
                break;
            case RegexNode.BEHIND:
                emitPart(BEHIND, node);
                break;
            default:
                break;
        }
    }

    private void emitPart(int op, RegexNode node) {
        int place = add(op, node.negated ? 1 : 0, 0);
        sets[place] = node;
        emit(node.first);
        add(MATCH, 0, 0);
        ys[place] = size;
    }

    private void emitChoice(RegexNode node) {
        int split = add(SPLIT, size + 1, 0);
        emit(node.first);
        int jump = add(JUMP, 0, 0);
        ys[split] = size;
        emit(node.second);
        xs[jump] = size;
    }

    private void emitRepeat(RegexNode node) {
        for (int i = 0; i < node.least; i++) {
            emit(node.first);
        }
        if (node.most == -1) {
            int split = add(SPLIT, 0, 0);
            emit(node.first);
            add(JUMP, split, 0);
            aim(split, node.lazy);
            return;
        }
        int optional = node.most - node.least;
        int[] splits = new int[optional];
        for (int i = 0; i < optional; i++) {
            splits[i] = add(SPLIT, 0, 0);
            emit(node.first);
        }
        for (int i = 0; i < optional; i++) {
            aim(splits[i], node.lazy);
        }
    }

    // The way that is tried first is x: into the body unless the quantifier is lazy.
    private void aim(int split, boolean lazy) {
        xs[split] = lazy ? size : split + 1;
        ys[split] = lazy ? split + 1 : size;
    }

    // Running it.

    public boolean matchesAll(String text) {
        return run(text, 0, true);
    }

    public boolean matchesPrefix(String text) {
        return run(text, 0, false);
    }

    // The first match that begins at `from` or later.
    public boolean find(String text, int from) {
        for (int start = from; start <= text.length(); start++) {
            if (run(text, start, false)) {
                return true;
            }
        }
        return false;
    }

    private void push(int place, int value) {
        if (depth == stack.length) {
            stack = larger(stack);
        }
        stack[depth] = place;
        stack[depth + 1] = value;
        depth += 2;
    }

    private boolean run(String text, int start, boolean whole) {
        for (int i = 0; i < slots.length; i++) {
            slots[i] = -1;
        }
        depth = 0;
        if (!run(text, 0, start, whole ? text.length() : -1)) {
            return false;
        }
        slots[0] = start;
        slots[1] = reached;
        return true;
    }

    // Runs a part from a place of the program up to its MATCH, which must be at `end` unless that is -1. What it pushes stays on
    // the stack if it matches, and nothing does if not.
    private boolean run(String text, int place, int start, int end) {
        int base = depth;
        int pc = place;
        int at = start;
        while (true) {
            boolean goes = true;
            switch (ops[pc]) {
                case SET:
                    int taken = taken(sets[pc], text, at);
                    goes = taken > 0;
                    at += taken;
                    pc++;
                    break;
                case SPLIT:
                    push(ys[pc], at);
                    pc = xs[pc];
                    break;
                case JUMP:
                    pc = xs[pc];
                    break;
                case SAVE:
                    push(-1 - xs[pc], slots[xs[pc]]);
                    slots[xs[pc]] = at;
                    pc++;
                    break;
                case BEGIN:
                    goes = at == 0;
                    pc++;
                    break;
                case END:
                    goes = atEnd(text, at);
                    pc++;
                    break;
                case MATCH:
                    if (end == -1 || at == end) {
                        reached = at;
                        return true;
                    }
                    goes = false;
                    break;
                case SAME:
                    int length = same(text, at, xs[pc], ys[pc] == 1);
                    goes = length >= 0;
                    at += length;
                    pc++;
                    break;
                case ATOMIC:
                case AHEAD:
                case BEHIND:
                    goes = part(text, pc, at);
                    at = ops[pc] == ATOMIC && goes ? reached : at;
                    pc = ys[pc];
                    break;
                default:
                    goes = anchored(text, pc, at);
                    pc++;
                    break;
            }
            if (!goes) {
                if (!backToChoice(base)) {
                    return false;
                }
                pc = stack[depth];
                at = stack[depth + 1];
            }
        }
    }

    private boolean anchored(String text, int pc, int at) {
        switch (ops[pc]) {
            case LINE_BEGIN:
                return lineBegins(text, at);
            case LINE_END:
                return lineEnds(text, at);
            case LAST:
                return at == text.length();
            default:
                return isBoundary(text, at) != (xs[pc] == 1);
        }
    }

    // A part on its own: the ways that it did not go are forgotten, the groups that it has set are not.
    private boolean part(String text, int pc, int at) {
        int base = depth;
        boolean matched = false;
        if (ops[pc] == BEHIND) {
            RegexNode node = sets[pc];
            for (int length = node.least; !matched && length <= node.most && length <= at; length++) {
                matched = run(text, pc + 1, at - length, at);
            }
        } else {
            matched = run(text, pc + 1, at, -1);
        }
        if (xs[pc] == 1) {
            while (depth > base) {
                backToChoice(base);
            }
            return !matched;
        }
        if (matched) {
            keepUndos(base);
        }
        return matched;
    }

    private void keepUndos(int base) {
        int kept = base;
        for (int i = base; i < depth; i += 2) {
            if (stack[i] < 0) {
                stack[kept] = stack[i];
                stack[kept + 1] = stack[i + 1];
                kept += 2;
            }
        }
        depth = kept;
    }

    // Undoes the saves since the last choice above the base, and leaves the choice just above the top of the stack.
    private boolean backToChoice(int base) {
        while (depth > base) {
            depth -= 2;
            if (stack[depth] >= 0) {
                return true;
            }
            slots[-1 - stack[depth]] = stack[depth + 1];
        }
        return false;
    }

    // The length of what a group holds where the same stands here; -1 where it does not, or the group holds nothing.
    private int same(String text, int at, int group, boolean ignoresCase) {
        int from = slots[2 * group];
        int length = slots[2 * group + 1] - from;
        if (from < 0 || length < 0 || at + length > text.length()) {
            return -1;
        }
        for (int i = 0; i < length; i++) {
            char a = text.charAt(from + i);
            char b = text.charAt(at + i);
            if (a != b && !(ignoresCase && lower(a) == lower(b))) {
                return -1;
            }
        }
        return length;
    }

    private static char lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' | c == '\r' | c == '\u0085' | c == '\u2028' | c == '\u2029';
    }

    // Not at the end of the text, and not inside of a line end of two characters.
    private static boolean lineBegins(String text, int at) {
        if (at == text.length()) {
            return false;
        }
        if (at == 0) {
            return true;
        }
        char before = text.charAt(at - 1);
        return isLineEnd(before) && !(before == '\r' && text.charAt(at) == '\n');
    }

    private static boolean lineEnds(String text, int at) {
        if (at == text.length()) {
            return true;
        }
        char c = text.charAt(at);
        return isLineEnd(c) && !(c == '\n' && at > 0 && text.charAt(at - 1) == '\r');
    }

    private static boolean isBoundary(String text, int at) {
        boolean before = at > 0 && isWord(text.charAt(at - 1));
        return before != (at < text.length() && isWord(text.charAt(at)));
    }

    private static boolean isWord(char c) {
        return c == '_' || (c < 256 ? Character.isLetterOrDigit(c) : openWord(c));
    }

    private static native boolean openWord(char c);

    // How many units the set takes: two for a surrogate pair.
    private static int taken(RegexNode set, String text, int at) {
        if (at >= text.length()) {
            return 0;
        }
        char c = text.charAt(at);
        char[] ranges = set.ranges;
        boolean inside = false;
        for (int i = 0; i < ranges.length; i += 2) {
            inside = inside | (c >= ranges[i] & c <= ranges[i + 1]);
        }
        if (inside == set.negated) {
            return 0;
        }
        if (!set.negated && !set.supplementary) {
            return 1;
        }
        boolean pair = Character.isHighSurrogate(c) && at + 1 < text.length()
                && Character.isLowSurrogate(text.charAt(at + 1));
        return pair ? 2 : 1;
    }

    // The end of the text, or the place before the line end that closes it.
    private static boolean atEnd(String text, int at) {
        int left = text.length() - at;
        if (left == 0) {
            return true;
        }
        char c = text.charAt(at);
        if (left == 2) {
            return c == '\r' && text.charAt(at + 1) == '\n';
        }
        if (left > 2) {
            return false;
        }
        if (c == '\n') {
            return at == 0 || text.charAt(at - 1) != '\r';
        }
        return c == '\r' | c == '\u0085' | c == '\u2028' | c == '\u2029';
    }

    // What String does with a pattern.

    public String replace(String text, String replacement, boolean all) {
        if (!find(text, 0)) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        int kept = 0;
        boolean found = true;
        while (found) {
            out.append(text, kept, slots[0]);
            appendReplacement(out, text, replacement);
            kept = slots[1];
            found = all && findAfter(text);
        }
        return out.append(text, kept, text.length()).toString();
    }

    // The next match after the last one; after an empty match one unit is passed over.
    private boolean findAfter(String text) {
        int from = slots[1] == slots[0] ? slots[1] + 1 : slots[1];
        return from <= text.length() && find(text, from);
    }

    public void appendReplacement(StringBuilder out, String text, String replacement) {
        int i = 0;
        while (i < replacement.length()) {
            char c = replacement.charAt(i);
            i++;
            if (c == '\\') {
                if (i == replacement.length()) {
                    throw new IllegalArgumentException("character to be escaped is missing");
                }
                out.append(replacement.charAt(i));
                i++;
            } else if (c == '$') {
                i = appendGroup(out, text, replacement, i);
            } else {
                out.append(c);
            }
        }
    }

    private int appendGroup(StringBuilder out, String text, String replacement, int from) {
        if (from == replacement.length()) {
            throw new IllegalArgumentException("Illegal group reference: group index is missing");
        }
        char c = replacement.charAt(from);
        if (c == '{') {
            return appendNamed(out, text, replacement, from + 1);
        }
        if (c < '0' || c > '9') {
            throw new IllegalArgumentException("Illegal group reference");
        }
        int number = c - '0';
        if (number > groups) {
            throw new IndexOutOfBoundsException("No group " + number);
        }
        int i = from + 1;
        while (i < replacement.length() && replacement.charAt(i) >= '0' && replacement.charAt(i) <= '9'
                && 10 * number + replacement.charAt(i) - '0' <= groups) {
            number = 10 * number + replacement.charAt(i) - '0';
            i++;
        }
        if (start(number) >= 0 && end(number) >= 0) {
            out.append(text, start(number), end(number));
        }
        return i;
    }

    private int appendNamed(StringBuilder out, String text, String replacement, int from) {
        int i = from;
        while (i < replacement.length() && isNamePart(replacement.charAt(i))) {
            i++;
        }
        if (i == from) {
            throw new IllegalArgumentException("named capturing group is missing trailing '}'");
        }
        String name = replacement.substring(from, i);
        if (i == replacement.length() || replacement.charAt(i) != '}') {
            throw new IllegalArgumentException("named capturing group is missing trailing '}'");
        }
        char first = name.charAt(0);
        if (first >= '0' && first <= '9') {
            throw new IllegalArgumentException(
                    "capturing group name {" + name + "} starts with digit character");
        }
        int number = groupNamed(name);
        if (number < 0) {
            throw new IllegalArgumentException("No group with name {" + name + "}");
        }
        if (start(number) >= 0 && end(number) >= 0) {
            out.append(text, start(number), end(number));
        }
        return i + 1;
    }

    private static boolean isNamePart(char c) {
        return c >= 'a' & c <= 'z' | c >= 'A' & c <= 'Z' | c >= '0' & c <= '9';
    }

    public String[] split(String text, int limit) {
        String[] parts = new String[4];
        int count = 0;
        int from = 0;
        boolean found = find(text, 0);
        while (found && (limit <= 0 || count < limit - 1)) {
            // An empty match at the very beginning splits nothing off.
            if (slots[1] > 0) {
                parts = put(parts, count, text.substring(from, slots[0]));
                count++;
                from = slots[1];
            }
            found = findAfter(text);
        }
        if (from == 0) {
            String[] only = new String[1];
            only[0] = text;
            return only;
        }
        parts = put(parts, count, text.substring(from));
        count++;
        if (limit == 0) {
            while (count > 0 && parts[count - 1].isEmpty()) {
                count--;
            }
        }
        String[] result = new String[count];
        for (int i = 0; i < count; i++) {
            result[i] = parts[i];
        }
        return result;
    }

    private static String[] put(String[] parts, int count, String part) {
        String[] room = parts;
        if (count == parts.length) {
            room = new String[2 * count];
            for (int i = 0; i < count; i++) {
                room[i] = parts[i];
            }
        }
        room[count] = part;
        return room;
    }
}

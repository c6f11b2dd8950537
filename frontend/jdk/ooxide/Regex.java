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

    private int[] ops = new int[16];
    private int[] xs = new int[16];
    private int[] ys = new int[16];
    private RegexNode[] sets = new RegexNode[16];
    private int size;
    private final int groups;
    private final boolean repeatedGroup;

    // The stack of a run: a choice is a program place and a text place, an undo is -1 - slot and its old value.
    private int[] stack = new int[32];
    private int depth;
    // Where group n begins (2n) and ends (2n + 1) after a match, -1 for a group that took no part.
    private int[] slots;

    private Regex(RegexNode root, int groups, boolean repeatedGroup) {
        this.groups = groups;
        this.repeatedGroup = repeatedGroup;
        this.slots = new int[2 * groups + 2];
        emit(root);
        add(MATCH, 0, 0);
    }

    public static Regex of(String pattern) {
        RegexParser parser = new RegexParser(pattern);
        RegexNode root = parser.parse();
        return root == null ? null : new Regex(root, parser.groups, parser.repeatedGroup);
    }

    public int groupCount() {
        return groups;
    }

    // False when what the groups hold after a match is not modelled.
    public boolean knowsGroups() {
        return !repeatedGroup;
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
            default:
                break;
        }
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
        int pc = 0;
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
                default:
                    if (!whole || at == text.length()) {
                        slots[0] = start;
                        slots[1] = at;
                        return true;
                    }
                    goes = false;
                    break;
            }
            if (!goes) {
                if (!backToChoice()) {
                    return false;
                }
                pc = stack[depth];
                at = stack[depth + 1];
            }
        }
    }

    // Undoes the saves since the last choice, and leaves the choice just above the top of the stack.
    private boolean backToChoice() {
        while (depth > 0) {
            depth -= 2;
            if (stack[depth] >= 0) {
                return true;
            }
            slots[-1 - stack[depth]] = stack[depth + 1];
        }
        return false;
    }

    // How many units the set takes: two for a surrogate pair, which only a negated set holds.
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
        if (!set.negated) {
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

    // Null when the replacement asks for a group that is not modelled.
    public String replace(String text, String replacement, boolean all) {
        if (!find(text, 0)) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        int kept = 0;
        boolean found = true;
        while (found) {
            out.append(text, kept, slots[0]);
            if (!appendReplacement(out, text, replacement)) {
                return null;
            }
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

    // False when a group is asked for that is not modelled.
    public boolean appendReplacement(StringBuilder out, String text, String replacement) {
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
                if (i < 0) {
                    return false;
                }
            } else {
                out.append(c);
            }
        }
        return true;
    }

    private int appendGroup(StringBuilder out, String text, String replacement, int from) {
        if (from == replacement.length()) {
            throw new IllegalArgumentException("Illegal group reference: group index is missing");
        }
        char c = replacement.charAt(from);
        if (c == '{') {
            return -1;
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
        if (number > 0 && repeatedGroup) {
            return -1;
        }
        if (start(number) >= 0 && end(number) >= 0) {
            out.append(text, start(number), end(number));
        }
        return i;
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

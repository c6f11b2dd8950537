// One part of a regular expression, as RegexParser reads it.
package ooxide;

final class RegexNode {
    static final int EMPTY = 0;
    static final int SET = 1;
    static final int SEQUENCE = 2;
    static final int CHOICE = 3;
    static final int REPEAT = 4;
    static final int GROUP = 5;
    static final int BEGIN = 6;
    static final int END = 7;
    // ^ and $ at the ends of lines
    static final int LINE_BEGIN = 8;
    static final int LINE_END = 9;
    // The very end; the bounds of words, and where it is negated every other place.
    static final int LAST = 10;
    static final int BOUNDARY = 11;
    // What the group numbered `least` holds; negated where letters may be of the other case.
    static final int SAME = 12;
    // A part that is matched on its own: what it has decided stays so.
    static final int ATOMIC = 13;
    // A part that must follow, or precede, or must not where it is negated. BEHIND: from `least` to `most` units.
    static final int AHEAD = 14;
    static final int BEHIND = 15;

    final int kind;
    // SET: pairs of first and last unit, and whether the set is what lies outside them.
    char[] ranges;
    boolean negated;
    // SET: whether it holds the characters of two units, before it is negated.
    boolean supplementary;
    // SEQUENCE and CHOICE: two parts. REPEAT and GROUP: the first is the body.
    RegexNode first;
    RegexNode second;
    // REPEAT: how often, -1 for no limit. GROUP: `least` is its number.
    int least;
    int most;
    boolean lazy;

    RegexNode(int kind) {
        this.kind = kind;
    }

    RegexNode(int kind, RegexNode first, RegexNode second) {
        this.kind = kind;
        this.first = first;
        this.second = second;
    }

    boolean canBeEmpty() {
        switch (kind) {
            case SET:
                return false;
            case SEQUENCE:
                return first.canBeEmpty() && second.canBeEmpty();
            case CHOICE:
                return first.canBeEmpty() || second.canBeEmpty();
            case REPEAT:
                return least == 0 || first.canBeEmpty();
            case GROUP:
            case ATOMIC:
                return first.canBeEmpty();
            default:
                return true;
        }
    }

    // The least and the greatest number of units that it takes; -1 where the greatest is not known.
    int leastLength() {
        switch (kind) {
            case SET:
                return 1;
            case SEQUENCE:
                return first.leastLength() + second.leastLength();
            case CHOICE:
                return Math.min(first.leastLength(), second.leastLength());
            case REPEAT:
                return least * first.leastLength();
            case GROUP:
            case ATOMIC:
                return first.leastLength();
            default:
                return 0;
        }
    }

    int mostLength() {
        switch (kind) {
            case SET:
                return negated || supplementary ? -1 : 1;
            case SEQUENCE:
                return first.mostLength() < 0 || second.mostLength() < 0 ? -1 : first.mostLength() + second.mostLength();
            case CHOICE:
                return first.mostLength() < 0 || second.mostLength() < 0 ? -1
                        : Math.max(first.mostLength(), second.mostLength());
            case REPEAT:
                return most < 0 || first.mostLength() < 0 ? -1 : most * first.mostLength();
            case GROUP:
            case ATOMIC:
                return first.mostLength();
            case SAME:
                return -1;
            default:
                return 0;
        }
    }

    boolean hasGroup() {
        return kind == GROUP || first != null && first.hasGroup() || second != null && second.hasGroup();
    }
}

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

    final int kind;
    // SET: pairs of first and last unit, and whether the set is what lies outside them.
    char[] ranges;
    boolean negated;
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
                return first.canBeEmpty();
            default:
                return true;
        }
    }

    boolean hasGroup() {
        return kind == GROUP || first != null && first.hasGroup() || second != null && second.hasGroup();
    }
}

/** Conditions: short circuits, the conditional operator, and pattern variables in scope where they are bound. */
class Conditions {
    int lazily(int[] a, int i) {
        if (a != null && i < a.length || i == 0) {
            return 1;
        }
        return !(i > 3) ^ true ? 2 : 3;
    }

    boolean strict(int i) {
        return i > 0 & i++ > 1 | i == 5;
    }

    int pattern(Object o) {
        if (o instanceof String s && s.length() > 2) {
            return s.length();
        }
        if (!(o instanceof Integer n)) {
            return -1;
        }
        return n;
    }

    int loop(Object o) {
        while (!(o instanceof Integer n)) {
            o = 1;
        }
        return n;
    }

    long promoted(boolean b, int i, long l) {
        return b ? i : l;
    }
}

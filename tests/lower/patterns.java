/** Type patterns and record patterns. */
class Patterns {
    record Point(int x, Object y) {
    }

    record Line(Point from, Point to) {
    }

    static int type(Object o) {
        return o instanceof Integer n && n > 0 ? n : 0;
    }

    static int record(Object o) {
        if (o instanceof Point(int x, String y)) {
            return x + y.length();
        }
        return 0;
    }

    static int deep(Object o) {
        if (o instanceof Line(Point(var a, var b), Point to) && a > 1) {
            return a + to.x();
        }
        return 0;
    }
}

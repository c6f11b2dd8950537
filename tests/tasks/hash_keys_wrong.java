// Objects with equals and hashCode are found in a set. Wrong: equals is overloaded, not overridden.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

import java.util.HashSet;
import java.util.Set;

class Main {
    static final class Point {
        private final int x;
        private final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        public boolean equals(Point other) {
            return other.x == x && other.y == y;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }
    }

    public static void main(String[] args) {
        Set<Point> points = new HashSet<>();
        points.add(new Point(1, 2));
        points.add(new Point(1, 2));
        points.add(new Point(Verifier.nondetBoolean() ? 0 : -31, 33));
        assert points.size() == 2; //~ assert
        assert points.contains(new Point(1, 2));
    }
}

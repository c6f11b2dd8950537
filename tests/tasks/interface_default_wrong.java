// A class inherits the default method unless it has its own. Wrong: the shortest strip costs as much as its area.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    interface Shape {
        int area();

        default int cost() {
            return 2 * area();
        }
    }

    record Square(int side) implements Shape {
        public int area() {
            return side * side;
        }
    }

    record Strip(int length) implements Shape {
        public int area() {
            return length;
        }

        @Override
        public int cost() {
            return Shape.super.cost() - 1;
        }
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 1 && n <= 100);
        Shape shape = Verifier.nondetBoolean() ? new Square(n) : new Strip(n);
        assert shape.cost() >= 1;
        assert shape.cost() % 2 == (shape instanceof Strip ? 1 : 0);
        assert shape.cost() > shape.area(); //~ assert
    }
}

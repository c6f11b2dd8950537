// Patterns over a sealed hierarchy of records. Wrong: equal records are not the same object.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    sealed interface Shape permits Circle, Box {
    }

    record Circle(int radius) implements Shape {
    }

    record Box(int width, int height) implements Shape {
        Box {
            if (width < 0 || height < 0) {
                throw new IllegalArgumentException();
            }
        }
    }

    static int size(Shape shape) {
        if (shape instanceof Box b && b.width() == b.height()) {
            return b.width();
        } else if (shape instanceof Circle c) {
            return 2 * c.radius();
        }
        return 0;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int m = Verifier.nondetInt();
        Shape shape;
        try {
            shape = Verifier.nondetBoolean() ? new Box(n, m) : new Circle(1);
        } catch (IllegalArgumentException e) {
            assert n < 0 || m < 0;
            return;
        }
        int size = size(shape);
        assert size >= 0;
        assert size == 0 || size == n || shape == new Circle(1); //~ assert
    }
}

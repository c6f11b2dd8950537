// A holder of nested types.
package conf.nestedimports.shapes;

public class Shapes {
    public enum Kind { ROUND, FLAT }

    public interface Measured {
        double area();

        static Measured larger(Measured a, Measured b) {
            return a.area() >= b.area() ? a : b;
        }
    }

    public static class Circle implements Measured {
        private final int r;

        public Circle(int r) {
            this.r = r;
        }

        @Override
        public double area() {
            return 3.0 * r * r;
        }

        public Kind kind() {
            return Kind.ROUND;
        }
    }

    public static class Square implements Measured {
        private final int side;

        public Square(int side) {
            this.side = side;
        }

        @Override
        public double area() {
            return side * side;
        }

        public Kind kind() {
            return Kind.FLAT;
        }

        public class Corner {
            private final int n;

            public Corner(int n) {
                this.n = n;
            }

            public String where() {
                return "corner " + n + " of " + side;
            }
        }
    }
}

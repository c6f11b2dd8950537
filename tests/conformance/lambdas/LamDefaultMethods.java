// Lambdas for interfaces with default methods; defaults that build further lambdas.
public class LamDefaultMethods {
    interface Shape {
        boolean inside(int x, int y);

        default Shape and(Shape o) {
            return (x, y) -> inside(x, y) && o.inside(x, y);
        }

        default Shape or(Shape o) {
            return (x, y) -> inside(x, y) || o.inside(x, y);
        }

        default Shape not() {
            return (x, y) -> !inside(x, y);
        }

        default Shape move(int dx, int dy) {
            return (x, y) -> inside(x - dx, y - dy);
        }

        static Shape disc(int r) {
            return (x, y) -> x * x + y * y <= r * r;
        }

        static Shape box(int w, int h) {
            return (x, y) -> 0 <= x && x < w && 0 <= y && y < h;
        }

        default int area(int n) {
            int c = 0;
            for (int y = -n; y <= n; y++) {
                for (int x = -n; x <= n; x++) {
                    if (inside(x, y)) {
                        c++;
                    }
                }
            }
            return c;
        }

        default void draw(int n) {
            for (int y = -n; y <= n; y++) {
                StringBuilder sb = new StringBuilder();
                for (int x = -n; x <= n; x++) {
                    sb.append(inside(x, y) ? '#' : '.');
                }
                System.out.println(sb);
            }
        }
    }

    interface Named extends Shape {
        default String name() {
            return "shape" + area(2);
        }

        @Override
        default Shape not() {
            return (x, y) -> {
                calls[0]++;
                return !inside(x, y);
            };
        }
    }

    static final int[] calls = {0};

    public static void main(String[] args) {
        Shape ring = Shape.disc(3).and(Shape.disc(1).not());
        ring.draw(3);
        System.out.println(ring.area(3) + " " + Shape.disc(2).area(5));
        Shape two = Shape.box(2, 2).or(Shape.box(2, 2).move(-3, -1));
        two.draw(3);
        Named n = (x, y) -> x == y;
        System.out.println(n.name() + " " + n.not().area(1) + " " + calls[0]);
        Shape plain = n;
        System.out.println(plain.not().not().inside(1, 1) + " " + calls[0]);
        System.out.println(plain.move(1, 0).inside(2, 1) + " " + plain.move(1, 0).move(0, 1).inside(2, 2));
        Shape sum = (x, y) -> false;
        for (int i = 0; i < 4; i++) {
            sum = sum.or(Shape.box(1, 1).move(i, i));
        }
        System.out.println(sum.area(5));
    }
}

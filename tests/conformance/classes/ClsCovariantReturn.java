// Covariant return types and the bridge methods they need.
public class ClsCovariantReturn {
    static class Shape implements Cloneable {
        String kind() {
            return "shape";
        }

        Shape copy() {
            return new Shape();
        }

        Object value() {
            return "v";
        }

        Shape self() {
            return this;
        }
    }

    static class Circle extends Shape {
        int r = 2;

        @Override
        String kind() {
            return "circle" + r;
        }

        @Override
        Circle copy() {
            Circle c = new Circle();
            c.r = r + 1;
            return c;
        }

        @Override
        Integer value() {
            return r;
        }

        @Override
        Circle self() {
            return this;
        }
    }

    static class Disc extends Circle {
        @Override
        Disc copy() {
            return new Disc();
        }

        @Override
        String kind() {
            return "disc of " + super.kind();
        }
    }

    interface Source<T> {
        T next();
    }

    static class Ints implements Source<Integer> {
        int n;

        @Override
        public Integer next() {
            return n++;
        }
    }

    static class MoreInts extends Ints {
        @Override
        public Integer next() {
            return super.next() * 10;
        }
    }

    public static void main(String[] args) {
        Shape[] all = {new Shape(), new Circle(), new Disc()};
        for (Shape s : all) {
            System.out.println(s.kind() + " " + s.copy().kind() + " " + s.copy().copy().kind() + " " + s.value());
        }
        Circle c = new Circle().copy().copy();
        System.out.println(c.r + " " + c.value() + 1 + " " + (c.value() + 1));
        System.out.println(c.self().r + " " + (c.self() == ((Shape) c).self()));
        Source<Integer> src = new MoreInts();
        Source<? extends Object> any = src;
        System.out.println(src.next() + " " + any.next() + " " + new Ints().next() + " " + src.next());
        Source<Integer> base = new Ints();
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            sum += base.next();
        }
        System.out.println(sum);
    }
}

/** An interface, its implementations, and code that works with all of them. */
public class Shapes {
    /** Anything with an area. */
    public interface Shape {
        int area();

        //@ requires other != null;
        default boolean isLargerThan(Shape other) {
            return area() > other.area();
        }
    }

    /** A rectangle with sides from 0 to 1000. */
    public static class Rectangle implements Shape {
        //@ invariant 0 <= width && width <= 1000 && 0 <= height && height <= 1000;
        protected final int width;
        protected final int height;

        //@ ensures this.width == width && this.height == height;
        //@ signals (IllegalArgumentException e) width < 0 || width > 1000 || height < 0 || height > 1000;
        public Rectangle(int width, int height) {
            if (width < 0 || width > 1000 || height < 0 || height > 1000) {
                throw new IllegalArgumentException("sides are from 0 to 1000");
            }
            this.width = width;
            this.height = height;
        }

        @Override
        //@ ensures \result >= 0;
        public int area() {
            return width * height;
        }
    }

    /** A rectangle with equal sides. */
    public static class Square extends Rectangle {
        //@ invariant width == height;

        //@ signals (IllegalArgumentException e) side < 0 || side > 1000;
        public Square(int side) {
            super(side, side);
        }
    }

    /** The larger of two shapes; the first if they are equal. */
    //@ requires a != null && b != null;
    //@ ensures \result == a || \result == b;
    public static Shape larger(Shape a, Shape b) {
        return b.isLargerThan(a) ? b : a;
    }
}

import java.util.ArrayList;
import java.util.List;

// Every class below the interface holds others of it: what they hold at last is somebody else's.
class Shapes {
    interface Shape {
        int area();

        boolean isEmpty();
    }

    static class Group implements Shape {
        private final List<Shape> parts = new ArrayList<>();

        void add(Shape part) {
            parts.add(part);
        }

        @Override
        public int area() {
            int sum = 0;
            for (Shape part : parts) {
                sum += part.area();
            }
            return sum;
        }

        @Override
        public boolean isEmpty() {
            for (Shape part : parts) {
                if (!part.isEmpty()) {
                    return false;
                }
            }
            return true;
        }
    }

    static class Border implements Shape {
        private final Shape inner;
        private final int width;

        Border(Shape inner, int width) {
            this.inner = inner;
            this.width = width;
        }

        @Override
        public int area() {
            return inner.area() > 10 ? width : 0;
        }

        @Override
        public boolean isEmpty() {
            return width == 0 && inner.isEmpty();
        }
    }
}

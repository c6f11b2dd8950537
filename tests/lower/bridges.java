/** A method that implements one with other erased parameters or another result gets a bridge. */
class Bridges {
    interface Sink<T> {
        void put(T value);
    }

    static class Words implements Sink<String> {
        String last;

        @Override
        public void put(String value) {
            last = value;
        }
    }

    static class Shape implements Comparable<Shape> {
        int size;

        @Override
        public int compareTo(Shape other) {
            return size - other.size;
        }

        Shape self() {
            return this;
        }
    }

    static class Circle extends Shape {
        @Override
        Circle self() {
            return this;
        }
    }

    static int order(Comparable<Shape> a, Shape b) {
        return a.compareTo(b);
    }

    static void use(Sink<String> sink) {
        sink.put("a");
    }
}

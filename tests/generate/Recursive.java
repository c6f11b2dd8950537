// Type parameters whose bounds lead back to themselves.
import java.util.List;

public class Recursive {
    /** Each call gives the builder itself, in its own type. */
    public abstract static class Builder<T extends Builder<T>> {
        private int wheels;
        private String name;

        protected abstract T self();

        public T wheels(int count) {
            if (count < 0) {
                throw new IllegalArgumentException("a negative number of wheels");
            }
            wheels = count;
            return self();
        }

        public T name(String given) {
            name = given;
            return self();
        }

        public int getWheels() {
            return wheels;
        }

        public String getName() {
            return name;
        }

        public boolean hasMoreThan(T other) {
            return other != null && wheels > other.getWheels();
        }
    }

    public static class CarBuilder extends Builder<CarBuilder> {
        @Override
        protected CarBuilder self() {
            return this;
        }

        public String build() {
            return getWheels() == 4 ? "car" : "no car";
        }
    }

    public static class TruckBuilder extends Builder<TruckBuilder> {
        private int load;

        public TruckBuilder load(int tons) {
            load = tons;
            return this;
        }

        public int getLoad() {
            return load;
        }

        @Override
        protected TruckBuilder self() {
            return this;
        }
    }

    public interface Shape<S extends Shape<S>> {
        int area();

        boolean covers(S other);
    }

    public static final class Square implements Shape<Square> {
        private final int side;

        public Square(int side) {
            this.side = side;
        }

        @Override
        public int area() {
            return side * side;
        }

        @Override
        public boolean covers(Square other) {
            return other.side <= side;
        }
    }

    public record Box(int width, int height) implements Shape<Box> {
        @Override
        public int area() {
            return width * height;
        }

        @Override
        public boolean covers(Box other) {
            return other.width <= width && other.height <= height;
        }
    }

    public static <S extends Shape<S>> S larger(S a, S b) {
        return a.covers(b) ? a : b;
    }

    public static <S extends Shape<S>> int count(List<S> shapes, S least) {
        int found = 0;
        for (S shape : shapes) {
            if (shape.covers(least)) {
                found++;
            }
        }
        return found;
    }

    public static int wheelsOf(Builder<?> builder) {
        return builder == null ? 0 : builder.getWheels();
    }

    /** Holds a shape of one kind. */
    public static class Frame<S extends Shape<S>> {
        private S held;

        public void put(S shape) {
            held = shape;
        }

        public S get() {
            return held;
        }

        public boolean accepts(S shape) {
            return held == null || held.covers(shape);
        }
    }
}

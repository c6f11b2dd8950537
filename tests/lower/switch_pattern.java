/** switch over patterns: guards, null, sealed interfaces, records. */
class SwitchPattern {
    sealed interface Shape permits Circle, Square {
    }

    record Circle(int r) implements Shape {
    }

    record Square(int side) implements Shape {
    }

    static int area(Shape shape) {
        return switch (shape) {
            case Circle(int r) -> 3 * r * r;
            case Square s when s.side() > 10 -> 100;
            case Square s -> s.side() * s.side();
        };
    }

    static String kind(Object o) {
        switch (o) {
            case null -> {
                return "null";
            }
            case Integer i when i > 5 -> {
                return "large";
            }
            case String s -> {
                return s;
            }
            default -> {
                return "other";
            }
        }
    }
}

// Needs Java 21: an exhaustive switch over a sealed hierarchy needs no default.
public class SealedSwitch {
    sealed interface Shape permits Circle, Square, Pair {
    }

    record Circle(int r) implements Shape {
    }

    static final class Square implements Shape {
        final int side;

        Square(int side) {
            this.side = side;
        }
    }

    record Pair(Shape a, Shape b) implements Shape {
    }

    static int area(Shape s) {
        return switch (s) {
            case Circle c -> 3 * c.r() * c.r();
            case Square q -> q.side * q.side;
            case Pair p -> area(p.a()) + area(p.b());
        };
    }

    static String depth(Shape s) {
        String r;
        switch (s) {
            case Pair p -> r = "(" + depth(p.a()) + depth(p.b()) + ")";
            case Circle c -> r = "o";
            case Square q -> r = "#";
        }
        return r;
    }

    static abstract sealed class Animal permits Dog, Cat {
    }

    static final class Dog extends Animal {
    }

    static non-sealed class Cat extends Animal {
    }

    static class Lion extends Cat {
    }

    static String sound(Animal a) {
        return switch (a) {
            case Dog d -> "woof";
            case Lion l -> "roar";
            case Cat c -> "meow";
        };
    }

    public static void main(String[] args) {
        Shape p = new Pair(new Circle(2), new Pair(new Square(3), new Circle(1)));
        System.out.println(area(new Circle(1)) + " " + area(new Square(4)) + " " + area(p));
        System.out.println(depth(p) + " " + depth(new Square(0)));
        System.out.println(sound(new Dog()) + " " + sound(new Cat()) + " " + sound(new Lion()));
        try {
            area(new Pair(new Circle(1), null));
        } catch (NullPointerException e) {
            System.out.println("null shape");
        }
    }
}

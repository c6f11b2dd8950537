package acme;

/** Anybody may implement it. */
public interface Shape {
    double area();

    Shape UNIT = new Circle();

    interface Round extends Shape { }

    class Circle implements Round {
        public double area() { return 3; }
    }

    abstract class Figure { }

    class Line extends Figure { }
}

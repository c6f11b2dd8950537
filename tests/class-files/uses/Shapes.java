// Inputs of a type of the library may be objects of its own classes, where the program asks: all of these can be wrong.

import acme.Shape;
import acme.Shape.Circle;
import acme.Shape.Figure;
import acme.Shape.Line;
import acme.Shape.Round;

class Shapes {
    static void tested(Shape s) { assert !(s instanceof Circle); }

    static void smaller(Shape s) { assert !(s instanceof Round); }

    static void cast(Shape s) {
        try {
            Circle circle = (Circle) s;
            assert circle == null;
        } catch (ClassCastException e) {
        }
    }

    static void classOfIt(Shape s) { assert s == null || s.getClass() != Circle.class; }

    static void held(Shape s) { assert s != Shape.UNIT; }

    static void below(Figure f) { assert !(f instanceof Line); }

    static void anything(Object o) { assert !(o instanceof Circle); }

    static void cell(Shape[] s) { assert s == null || s.length == 0 || !(s[0] instanceof Circle); }
}

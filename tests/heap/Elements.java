//! Elements.sum -k 2 => lazier# 8, lazier 8, lazy 8, merged 7; valid incomplete
//! Elements.areas -k 2 => lazier# 15, lazier 15, lazy 15, merged 15; valid incomplete
//! Elements.unguarded -k 2 => lazier# 12, lazier 12, lazy 12, merged 12; invalid
//! Elements.held => lazier# 1, lazier 1, lazy 1, merged 1; valid incomplete
//! Elements.values -k 2 => lazier# 8, lazier 8, lazy 8, merged 9; valid incomplete

// What erasure leaves of the elements of input collections: the class of a cell is whatever the type argument says, in
// all modes. An element of `sum` is null or an Integer, and the second may be the same object as the first: 1 + 2 +
// (2 + 3) for lists of up to two. In `areas` it is null, a Circle or a Square: 1 + 3 + (3 + 4 + 4). In `unguarded` null
// ends the path: 1 + 2 + (3 + 3) return, 1 + 2 do not. The values of a map are those of `sum`: keys are not looked at.

import java.util.List;
import java.util.Map;

interface Shape {
    int area();
}

class Circle implements Shape {
    int r;

    public int area() {
        return r;
    }
}

class Square implements Shape {
    int side;

    public int area() {
        return side + 1;
    }
}

class Holder<T extends Shape> {
    T held;

    int area() {
        return held.area();
    }
}

class Elements {
    //@ requires xs != null;
    static int sum(List<Integer> xs) {
        int total = 0;
        for (Integer x : xs) {
            total += x == null ? 0 : x;
        }
        return total;
    }

    //@ requires xs != null;
    static int areas(List<Shape> xs) {
        int total = 0;
        for (Shape x : xs) {
            total += x == null ? 0 : x.area();
        }
        return total;
    }

    //@ requires xs != null;
    static int unguarded(List<Shape> xs) {
        int total = 0;
        for (Shape x : xs) {
            total += x.area(); //~ crash
        }
        return total;
    }

    // the call chooses a class before anybody says that it is a Circle
    //@ requires h != null && h.held != null;
    static int held(Holder<Circle> h) {
        int area = h.area();
        Circle circle = h.held;
        assert area == circle.r;
        return area;
    }

    //@ requires m != null;
    static int values(Map<String, Integer> m) {
        int total = 0;
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            total += e.getValue() == null ? 0 : e.getValue();
        }
        return total;
    }
}

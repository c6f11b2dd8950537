// A caller may pass a `Circle[]` where a `Shape[]` is declared: storing a square then throws an ArrayStoreException.
//! ArrayOfSubclass.put => invalid and not valid

class Shape {
}

class Circle extends Shape {
}

class Square extends Shape {
}

class ArrayOfSubclass {
    //@ requires shapes != null && shapes.length == 1;
    static void put(Shape[] shapes) {
        shapes[0] = new Square();
    }
}

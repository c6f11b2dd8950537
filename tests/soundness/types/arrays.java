// An array that a caller passes may have smaller elements than declared: `new Circle[1]` for a `Shape[]`, and storing a `Shape` throws.
// That is not tried, and the answer says so; not where the element was in the array before, is null, or where nothing is smaller.
//! Arrays.objects => valid incomplete +array-types
//! Arrays.shapes => valid incomplete +array-types
//! Arrays.tested => valid incomplete +array-types
//! Arrays.swapped => valid complete
//! Arrays.cleared => valid complete
//! Arrays.texts => valid complete
//! Arrays.numbers => valid complete
//! Arrays.made => invalid complete
class Shape { }

class Circle extends Shape { }

class Arrays {
    static void objects(Object[] a) {
        if (a != null && a.length > 0) {
            a[0] = new Object();
        }
    }

    static void shapes(Shape[] a, Shape s) {
        if (a != null && a.length > 0) {
            a[0] = s;
        }
    }

    static void tested(Shape[] a) {
        assert !(a instanceof Circle[]);
    }

    static void swapped(Shape[] a) {
        if (a != null && a.length > 1) {
            Shape first = a[0];
            a[0] = a[1];
            a[1] = first;
        }
    }

    static void cleared(Shape[] a) {
        if (a != null && a.length > 0) {
            a[0] = null;
        }
    }

    // nothing is below String
    static void texts(String[] a) {
        if (a != null && a.length > 0) {
            a[0] = "x";
        }
    }

    static void numbers(int[] a) {
        if (a != null && a.length > 0) {
            a[0] = 1;
        }
    }

    static void made(Shape s) {
        Shape[] a = new Circle[1];
        a[0] = s; //~ crash
    }
}

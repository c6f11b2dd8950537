// An input that is declared with an interface of the library which users implement is of an unknown class. It may also be an
// object of the library's own classes, and is, where the program asks.
//! Veiled.text => invalid complete
//! Veiled.box => invalid complete
//! Veiled.number => invalid complete
//! Veiled.classOfIt => invalid complete +assumed-call
//! Veiled.isInstance => invalid complete
//! Veiled.cast => invalid complete
//! Veiled.pattern => invalid complete
//! Veiled.byEquals => invalid complete
//! Veiled.literal => invalid complete
//! Veiled.cached => invalid complete
//! Veiled.constant => invalid complete
//! Veiled.thread => invalid complete
//! Veiled.smallerInterface => invalid incomplete +unknown-classes
//! Veiled.element => invalid incomplete +type-arguments
//! Veiled.cell => invalid complete
//! Veiled.field => invalid complete
//! Veiled.asFarAsItGoes => valid complete
//! Veiled.notAsked => valid complete +assumed-call
//! Veiled.otherInterface => valid incomplete +unknown-classes
//! Veiled.equalToAnother => valid incomplete +unknown-classes
//! Veiled.notTheRoot => valid complete +assumed-call
//! Veiled.twoClasses => invalid complete +assumed-call
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;

class Holder {
    Comparable<?> held;
}

class Veiled {
    static void text(Comparable<?> c) { if (c instanceof String) assert false; } //~ assert Veiled.text

    static void box(Comparable<?> c) { if (c instanceof Integer i && i == 7) assert false; } //~ assert Veiled.box

    static void number(Comparable<?> c) { Object o = c; if (o instanceof Number) assert false; } //~ assert Veiled.number

    static void classOfIt(Comparable<?> c) { if (c != null && c.getClass() == String.class) assert false; } //~ assert Veiled.classOfIt

    static void isInstance(Comparable<?> c) { if (String.class.isInstance(c)) assert false; } //~ assert Veiled.isInstance

    static void cast(Comparable<?> c) {
        try {
            String s = (String) c;
            if (s != null) assert false; //~ assert Veiled.cast
        } catch (ClassCastException e) {
        }
    }

    static void pattern(Comparable<?> c) {
        switch (c) {
            case null -> { }
            case String s -> { assert false; } //~ assert Veiled.pattern
            default -> { }
        }
    }

    // `String.equals` asks, and not the user
    static void byEquals(Comparable<?> c) { if ("abc".equals(c)) assert false; } //~ assert Veiled.byEquals

    static void literal(Comparable<?> c) { if (c == (Object) "abc") assert false; } //~ assert Veiled.literal

    static void cached(Comparable<?> c) { if (c == (Object) Integer.valueOf(3)) assert false; } //~ assert Veiled.cached

    static void constant(Comparator<String> c) { if (c == String.CASE_INSENSITIVE_ORDER) assert false; } //~ assert Veiled.constant

    static void thread(Runnable r) { if (r instanceof Thread) assert false; } //~ assert Veiled.thread

    static void smallerInterface(Iterator<?> i) { if (i instanceof ListIterator) assert false; } //~ assert Veiled.smallerInterface

    static void element(List<Comparable<?>> l) {
        if (l != null && l.size() > 0 && l.get(0) instanceof String) assert false; //~ assert Veiled.element
    }

    static void cell(Comparable<?>[] a) { if (a != null && a.length > 0 && a[0] instanceof Long) assert false; } //~ assert Veiled.cell

    static void field(Holder h) { if (h != null && h.held instanceof Character) assert false; } //~ assert Veiled.field

    // no text is a number
    static void asFarAsItGoes(Comparable<?> c) {
        if (c instanceof String) {
            Object o = c;
            assert !(o instanceof Integer);
        }
    }

    static int notAsked(Comparable<Object> c, Object o) { return c == null || o == null ? 0 : c.compareTo(o); }

    // a class of both may exist
    static void otherInterface(Comparable<?> c) { if (c instanceof Runnable) assert false; }

    // a class with an `equals` of its own may exist
    static void equalToAnother(Runnable a, Runnable b) { if (a != null && a.equals(b)) assert a == b; }

    static void notTheRoot(Runnable r) { if (r != null) assert r.getClass() != Object.class; }

    static void twoClasses(Runnable a, Runnable b) {
        if (a != null && b != null) assert a.getClass() == b.getClass(); //~ assert Veiled.twoClasses
    }
}

// Of classes without source and without class files nobody knows what is below what. Where an object of one is tested for
// another, the one may be below the other.
//! Unseen.tested => invalid complete
//! Unseen.made => invalid complete +assumed-call
//! Unseen.bound => possible complete +assumed-call
//! Unseen.cast => possible complete +assumed-call
//! Unseen.cell => invalid complete
//! Unseen.element => invalid incomplete +type-arguments
//! Unseen.classOfIt => invalid complete
//! Unseen.arm => invalid complete
//! Unseen.mine => invalid complete
//! Unseen.bothWays => invalid complete
//! Unseen.interfaceOfTheJdk => invalid complete
//! Unseen.never => valid complete
import org.shapes.*;

class Mine extends Shape { }

class Unseen {
    static void tested(Shape s) { if (s instanceof Circle) assert false; } //~ assert Unseen.tested

    static void made(Shape s) {
        Oval made = new Oval();
        if (s instanceof Oval) assert false; //~ assert Unseen.made
    }

    static void bound(Shape s) { if (s instanceof Square q && q.side() > 3) assert false; } //~ assert Unseen.bound

    static void cast(Node n) {
        if (n instanceof Leaf) {
            Leaf l = (Leaf) n;
            assert l.value() == 0; //~ assert Unseen.cast
        }
    }

    static void cell(Shape[] s) { if (s != null && s.length > 0 && s[0] instanceof Circle) assert false; } //~ assert Unseen.cell

    static void element(java.util.List<Shape> s) {
        if (s != null && s.size() > 0 && s.get(0) instanceof Circle) assert false; //~ assert Unseen.element
    }

    static void classOfIt(Shape s) { if (s != null && s.getClass() == Line.class) assert false; } //~ assert Unseen.classOfIt

    static void arm(Shape s) {
        switch (s) {
            case null -> { }
            case Circle c -> { assert false; } //~ assert Unseen.arm
            default -> { }
        }
    }

    static void mine(Shape s) { if (s instanceof Mine) assert false; } //~ assert Unseen.mine

    static void bothWays(Left l, Right r) {
        if (l instanceof Right) assert false; //~ assert Unseen.bothWays
        if (r instanceof Left) assert false; //~ assert Unseen.bothWays
    }

    static void interfaceOfTheJdk(Runnable r) { if (r instanceof Task) assert false; } //~ assert Unseen.interfaceOfTheJdk

    // it was tested before
    static void never(Shape s) {
        if (!(s instanceof Circle)) assert !(s instanceof Circle);
    }
}

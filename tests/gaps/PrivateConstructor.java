// A class with a private constructor has the objects that it makes itself and no others.
//! Colour.isKnown => valid and not invalid

final class Colour {
    static final Colour RED = new Colour();
    static final Colour BLUE = new Colour();

    private Colour() {
    }

    static void isKnown(Colour colour) {
        assert colour == null || colour == RED || colour == BLUE;
    }
}

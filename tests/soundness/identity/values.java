// Literals, class objects and boxes from a cache are objects that a caller may have, too.
// Witnesses: the literal, the class, `Integer.valueOf(5)`, `5L`, `'x'`.
//! Values.literal => invalid complete
//! Values.literalAfterLook => invalid
//! Values.constant => invalid complete
//! Values.otherLiteral => valid complete
//! Values.ofClass => invalid complete
//! Values.ofOwnClass => invalid complete
//! Values.ofTwoClasses => valid complete
//! Values.cached => invalid complete
//! Values.notCached => valid complete
//! Values.cachedLong => invalid complete
//! Values.cachedChar => valid complete
//! Values.sameAnswer => valid complete
//! Values.inputs => valid complete
//! Values.newOne => valid complete
//! Values.element => invalid
import java.util.List;

class Values {
    static final String WORD = "word";

    static void literal(String s) {
        assert s != "abc"; //~ assert Values.literal
    }

    static void literalAfterLook(String s) {
        if (s != null && s.length() == 3 && s.charAt(0) == 'a') {
            assert s != "abc"; //~ assert Values.literalAfterLook
        }
    }

    static void constant(String s) {
        assert s != WORD; //~ assert Values.constant
    }

    // what is "abc" is not "xyz"
    static void otherLiteral(String s) {
        if (s == "abc") {
            assert s != "xyz" && s.length() == 3;
        }
    }

    static void ofClass(Class<?> c) {
        assert c != String.class; //~ assert Values.ofClass
    }

    static void ofOwnClass(Class<?> c) {
        assert c != Values.class; //~ assert Values.ofOwnClass
    }

    static void ofTwoClasses(Class<?> c) {
        if (c == String.class) {
            assert c != Values.class;
        }
    }

    static void cached(Integer i) {
        assert i != Integer.valueOf(5); //~ assert Values.cached
    }

    // 500 is in no cache: each call makes a box
    static void notCached(Integer i) {
        assert i != Integer.valueOf(500);
    }

    static void cachedLong(Long l) {
        Long five = 5L;
        assert l != five; //~ assert Values.cachedLong
    }

    static void cachedChar(Character c) {
        Character x = 'x';
        if (c == x) {
            assert c.charValue() == 'x';
        }
    }

    static void sameAnswer(Integer i) {
        Integer five = 5;
        assert (i == five) == (i == five);
    }

    static void inputs(Integer a, Integer b) {
        if (a != null && a == b) {
            assert a.intValue() == b.intValue();
        }
    }

    @SuppressWarnings("removal")
    static void newOne(Integer i) {
        assert i != new Integer(5);
    }

    static void element(List<Integer> all) {
        Integer five = 5;
        assert all == null || all.isEmpty() || all.get(0) != five; //~ assert Values.element
    }
}

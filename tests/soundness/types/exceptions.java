// Exceptions of the input have the classes that the program knows, wherever they are found.
// Each `invalid` has a caller: pass a `Refused` (or the class that is named) in that place, with code 0 where it matters.
//! Exceptions.parameter => invalid complete
//! Exceptions.guarded => valid complete
//! Exceptions.anyObject => invalid complete
//! Exceptions.cause => invalid
//! Exceptions.element => invalid
//! Exceptions.cell => invalid
//! Exceptions.field => invalid
//! Exceptions.ofLibrary => invalid
//! Exceptions.ofLibraryAsObject => invalid
//! Exceptions.thrownAgain => invalid
//! Exceptions.unrelated => valid complete
//! Exceptions.sibling => invalid complete
//! Exceptions.caughtBySuperclass => valid complete
import java.io.IOException;
import java.util.List;

class Refused extends Exception {
    int code;
}

class Late extends Refused {
}

class Message {
    Throwable why;
}

class Exceptions {
    static int parameter(Exception e) {
        return e instanceof Refused ? 10 / ((Refused) e).code : 0; //~ crash Exceptions.parameter
    }

    static int guarded(Exception e) {
        return e instanceof Refused && ((Refused) e).code != 0 ? 10 / ((Refused) e).code : 0;
    }

    static void anyObject(Object o) {
        assert !(o instanceof Refused); //~ assert Exceptions.anyObject
    }

    static void cause(Throwable t) {
        assert t == null || !(t.getCause() instanceof Refused); //~ assert Exceptions.cause
    }

    static void element(List<Exception> list) {
        assert list == null || list.isEmpty() || !(list.get(0) instanceof Refused); //~ assert Exceptions.element
    }

    static void cell(Throwable[] all) {
        assert all == null || all.length == 0 || !(all[0] instanceof Late); //~ assert Exceptions.cell
    }

    static void field(Message m) {
        assert m == null || !(m.why instanceof Refused); //~ assert Exceptions.field
    }

    static void ofLibrary(Exception e) {
        assert !(e instanceof IllegalStateException); //~ assert Exceptions.ofLibrary
    }

    static void ofLibraryAsObject(Object o) {
        assert !(o instanceof IOException); //~ assert Exceptions.ofLibraryAsObject
    }

    static void thrownAgain(Object o) {
        try {
            throw (RuntimeException) o;
        } catch (UnsupportedOperationException e) {
            assert false; //~ assert Exceptions.thrownAgain
        } catch (RuntimeException e) {
        }
    }

    // an `Exception` is no `Error`
    static void unrelated(Exception e) {
        Object o = e;
        assert !(o instanceof Error);
    }

    static void sibling(Refused r) {
        assert !(r instanceof Late); //~ assert Exceptions.sibling
    }

    static void caughtBySuperclass(Late e) {
        try {
            throw e;
        } catch (Refused r) {
            assert r == e;
        } catch (Exception other) {
            // `throw null`: a NullPointerException
            assert e == null;
        }
    }
}

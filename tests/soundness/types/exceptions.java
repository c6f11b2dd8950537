// Exceptions of the input have the classes that the program knows, wherever they are found.
// Each `invalid` has a caller: pass a `Refused` (or the class that is named) in that place, with code 0 where it matters.
//! Exceptions.parameter => invalid complete crash@32
//! Exceptions.guarded => valid complete
//! Exceptions.anyObject => invalid complete assert@40
//! Exceptions.cause => invalid assert@44
//! Exceptions.element => invalid assert@48
//! Exceptions.cell => invalid assert@52
//! Exceptions.field => invalid assert@56
//! Exceptions.ofLibrary => invalid assert@60
//! Exceptions.ofLibraryAsObject => invalid assert@64
//! Exceptions.thrownAgain => invalid assert@71
//! Exceptions.unrelated => valid complete
//! Exceptions.sibling => invalid complete assert@83
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
        return e instanceof Refused ? 10 / ((Refused) e).code : 0;
    }

    static int guarded(Exception e) {
        return e instanceof Refused && ((Refused) e).code != 0 ? 10 / ((Refused) e).code : 0;
    }

    static void anyObject(Object o) {
        assert !(o instanceof Refused);
    }

    static void cause(Throwable t) {
        assert t == null || !(t.getCause() instanceof Refused);
    }

    static void element(List<Exception> list) {
        assert list == null || list.isEmpty() || !(list.get(0) instanceof Refused);
    }

    static void cell(Throwable[] all) {
        assert all == null || all.length == 0 || !(all[0] instanceof Late);
    }

    static void field(Message m) {
        assert m == null || !(m.why instanceof Refused);
    }

    static void ofLibrary(Exception e) {
        assert !(e instanceof IllegalStateException);
    }

    static void ofLibraryAsObject(Object o) {
        assert !(o instanceof IOException);
    }

    static void thrownAgain(Object o) {
        try {
            throw (RuntimeException) o;
        } catch (UnsupportedOperationException e) {
            assert false;
        } catch (RuntimeException e) {
        }
    }

    // an `Exception` is no `Error`
    static void unrelated(Exception e) {
        Object o = e;
        assert !(o instanceof Error);
    }

    static void sibling(Refused r) {
        assert !(r instanceof Late);
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

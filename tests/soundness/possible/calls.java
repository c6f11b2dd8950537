// What a call gives that is not executed nobody knows: a violation that needs a certain result of it is possible, and one that is
// there whatever it gives is a violation.
//! Calls.needed => possible
//! Calls.notNeeded => invalid
//! Calls.given => invalid
//! Calls.both => invalid
//! Calls.either => valid +assumed-call
//! Calls.isNull => possible
//! Calls.unwrapped => possible
//! Calls.loggedOnly => invalid
//! Calls.throughField => possible
//! Calls.chosenByCaller => invalid
//! Calls.ordered => invalid
//! Calls.chosenByLibrary => possible
//! Calls.twoMethods => possible
//! Calls.known => invalid
//! Calls.text => possible
//! Calls.after => possible
//! Calls.twice => possible
import com.nowhere.Meter;
import java.util.function.IntUnaryOperator;

class Calls {
    interface Source {
        int next();

        boolean isOver();
    }

    int last;

    static void needed(double x) {
        assert Math.sin(x) < 0.5; //~ assert Calls.needed
    }

    static void notNeeded(double x, int y) {
        double unused = Math.sin(x);
        assert y != 7; //~ assert Calls.notNeeded
    }

    // what an argument is decides, whatever is given
    static void given(double x, int y) {
        double sine = Math.sin(x);
        int sum = y;
        if (y > 10) {
            sum = y + (int) sine * 0;
        }
        assert sum != 3; //~ assert Calls.given
    }

    // one path needs the result, and another one does not
    static void both(double x, int y) {
        boolean isHigh = y == 4 || Math.sin(x) > 0.5;
        assert !isHigh; //~ assert Calls.both
    }

    static void either(double x) {
        double sine = Math.sin(x);
        assert sine < 0.5 || !(sine < 0.5);
    }

    static void isNull(Meter meter) {
        if (meter != null) {
            assert Meter.shared() != null; //~ assert Calls.isNull
        }
    }

    static int unwrapped() {
        int[] read = Meter.readings();
        return read == null ? 0 : read[2]; //~ crash Calls.unwrapped
    }

    static void loggedOnly(int x) {
        Meter.log("x");
        assert x != 5; //~ assert Calls.loggedOnly
    }

    void throughField() {
        last = Meter.count();
        assert last != 12; //~ assert Calls.throughField
    }

    // the caller passes any function that it likes
    static void chosenByCaller(IntUnaryOperator operator) {
        if (operator != null) {
            assert operator.applyAsInt(1) != 5; //~ assert Calls.chosenByCaller
        }
    }

    static <T extends Comparable<T>> void ordered(T one, T other) {
        if (one != null && other != null) {
            assert one.compareTo(other) <= 0; //~ assert Calls.ordered
        }
    }

    // not the caller but the library chooses this one
    static void chosenByLibrary() {
        IntUnaryOperator operator = Meter.scale();
        if (operator != null) {
            assert operator.applyAsInt(1) != 5; //~ assert Calls.chosenByLibrary
        }
    }

    // that is what nobody has told how it behaves
    static void twoMethods(Source source) {
        if (source != null && !source.isOver()) {
            assert source.next() != 5; //~ assert Calls.twoMethods
        }
    }

    static void known(int x) {
        assert Math.abs(x) >= 0; //~ assert Calls.known
    }

    static void text(double x) {
        assert Double.toString(x).length() < 9; //~ assert Calls.text
    }

    static void after(double x, int y) {
        if (Math.sin(x) > 0.5) {
            assert y != 5; //~ assert Calls.after
        }
    }

    static void twice(double x) {
        assert Math.sin(x) == Math.sin(x + 0.0); //~ assert Calls.twice
    }
}

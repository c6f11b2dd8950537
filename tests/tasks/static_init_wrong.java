// Classes are initialised at first use, in the order of the text. Wrong: a boxed number is no constant, so reading it
// starts the other class.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int clock;

    static class First {
        static int constantUser = Second.CONSTANT;
        static int early = ++clock;
    }

    static class Second {
        static final Integer CONSTANT = 5;
        static int late = ++clock;
    }

    public static void main(String[] args) {
        if (Verifier.nondetBoolean()) {
            assert First.early == 1; //~ assert
            assert Second.late == 2;
        } else {
            assert Second.late == 1;
            assert First.early == 2;
        }
        assert First.constantUser == 5;
    }
}

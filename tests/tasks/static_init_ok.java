// Classes are initialised at first use, in the order of the text.
//! Main.main --check assert => valid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int clock;

    static class First {
        static int early = ++clock;
        static int constantUser = Second.CONSTANT;
    }

    static class Second {
        static final int CONSTANT = 5;
        static int late = ++clock;
    }

    public static void main(String[] args) {
        if (Verifier.nondetBoolean()) {
            assert First.early == 1;
            assert Second.late == 2;
        } else {
            assert Second.late == 1;
            assert First.early == 2;
        }
        assert First.constantUser == 5;
    }
}

// Own exceptions carry a payload up to the handler for their type. Wrong: the handler of the special case is gone, and
// the general one takes it.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Refused extends Exception {
        final int code;

        Refused(int code) {
            super("refused " + code);
            this.code = code;
        }
    }

    static class Fatal extends Refused {
        Fatal() {
            super(99);
        }
    }

    static void check(int n) throws Refused {
        if (n < 0) {
            throw new Fatal();
        }
        if (n > 10) {
            throw new Refused(n);
        }
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        int code = 0;
        try {
            check(n);
        } catch (Refused e) {
            code = e.code;
            assert e.getMessage().startsWith("refused ");
        }
        assert code == (n < 0 ? -1 : n > 10 ? n : 0); //~ assert
    }
}

// A conditional with a boxed and a primitive branch unboxes. Wrong: a primitive branch makes the whole expression
// primitive.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static Integer choose(boolean take, Integer boxed) {
        return take ? boxed : 0;
    }

    public static void main(String[] args) {
        boolean take = Verifier.nondetBoolean();
        Integer boxed = Verifier.nondetBoolean() ? 1 : null;
        boolean failed = false;
        try {
            Integer chosen = choose(take, boxed);
            assert chosen != null || take;
        } catch (NullPointerException e) {
            failed = true;
        }
        assert !failed; //~ assert
    }
}

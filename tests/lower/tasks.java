/** Verification tasks: values that may be anything. */
import org.sosy_lab.sv_benchmarks.Verifier;

class Tasks {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n > 3);
        boolean b = Verifier.nondetBoolean();
        assert b || n > 2;
    }
}

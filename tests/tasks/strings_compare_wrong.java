// The order of texts is antisymmetric and agrees with equals. Wrong: a longer text can be less by its first letter.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String a = Verifier.nondetString();
        String b = Verifier.nondetString();
        Verifier.assume(a != null && b != null && a.length() <= 2 && b.length() <= 2);
        int order = a.compareTo(b);
        assert Integer.signum(order) == -Integer.signum(b.compareTo(a));
        assert (order == 0) == a.equals(b);
        assert order >= 0 || a.length() <= b.length(); //~ assert
    }
}

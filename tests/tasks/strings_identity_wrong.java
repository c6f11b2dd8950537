// Constant texts are one object, computed texts are not. Wrong: with a constant the sum is a constant too.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String a = "ab";
        final String b = "a";
        String c = b + "b";
        final String d = "a";
        String e = d + "b";
        boolean constant = Verifier.nondetBoolean();
        String f = constant ? e : c;
        assert a.equals(f);
        assert (a == f) == constant; //~ assert
        assert new String("ab") != a;
    }
}

// Constant texts are one object, computed texts are not.
//! Main.main --check assert => valid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String a = "ab";
        String b = "a";
        String c = b + "b";
        final String d = "a";
        String e = d + "b";
        boolean constant = Verifier.nondetBoolean();
        String f = constant ? e : c;
        assert a.equals(f);
        assert (a == f) == constant;
        assert new String("ab") != a;
    }
}

// Small boxed numbers are shared, equal ones need equals. Wrong: the cache ends at 127.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Integer a = n;
        Integer b = n;
        assert a.equals(b);
        assert n < -128 || n > 128 || a == b; //~ assert
        Long c = (long) n;
        assert !c.equals(a);
        Integer none = null;
        boolean failed = false;
        try {
            n = none;
        } catch (NullPointerException e) {
            failed = true;
        }
        assert failed;
    }
}

// McCarthy's function is 91 for everything up to 101. Wrong: the claim forgets the argument 102.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int f(int n) {
        if (n > 100) {
            return n - 10;
        }
        return f(f(n + 11));
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 85 && n < 110);
        int value = f(n);
        assert value == 91 || n > 102 && value == n - 10; //~ assert
    }
}

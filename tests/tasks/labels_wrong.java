// Labelled jumps leave and continue the outer loop. Wrong: squares are taken for primes.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int primesBelow(int limit) {
        int count = 0;
        outer:
        for (int n = 2; n < limit; n++) {
            for (int d = 2; d * d < n; d++) {
                if (n % d == 0) {
                    continue outer;
                }
            }
            count++;
        }
        return count;
    }

    public static void main(String[] args) {
        int limit = Verifier.nondetInt();
        Verifier.assume(limit >= 0 && limit <= 12);
        int primes = primesBelow(limit);
        assert primes <= 5; //~ assert
        assert limit != 12 || primes == 5;
    }
}

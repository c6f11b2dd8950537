// Tricks with bits agree with loops. Wrong: the least number has one bit too.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int count(int n) {
        int count = 0;
        while (n != 0) {
            n &= n - 1;
            count++;
        }
        return count;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt() & 0xf;
        assert count(n) == Integer.bitCount(n);
        int m = Verifier.nondetInt();
        assert (m & -m) == Integer.lowestOneBit(m);
        assert (m ^ (m >> 31)) - (m >> 31) == Math.abs(m);
        assert (m > 0 && (m & m - 1) == 0) == (Integer.bitCount(m) == 1); //~ assert
        assert m << 33 == m * 2;
    }
}

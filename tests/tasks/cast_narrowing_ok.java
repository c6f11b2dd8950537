// Narrowing keeps the low bits.
//! Main.main --check assert => valid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        byte b = (byte) n;
        char c = (char) n;
        assert (b & 0xff) == (n & 0xff);
        assert c == (n & 0xffff);
        assert b != n || n >= -128 && n <= 127;
        assert (short) c == (short) n;
        assert c == n || n < 0 || n > 65535;
    }
}

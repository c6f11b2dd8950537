// Narrowing keeps the low bits. Wrong: a character is never negative.
//! Main.main --check assert => invalid

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
        assert c == n || n > 65535; //~ assert
    }
}

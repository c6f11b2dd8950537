// Letters are shifted in a circle and back. Wrong: a negative remainder leaves the alphabet.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static char shift(char c, int by) {
        if (c >= 'a' && c <= 'z') {
            return (char) ('a' + (c - 'a' + by) % 26);
        }
        return c;
    }

    public static void main(String[] args) {
        char c = Verifier.nondetChar();
        int by = Verifier.nondetInt();
        Verifier.assume(by >= 0 && by < 26);
        char coded = shift(c, by);
        assert shift(coded, -by) == c; //~ assert
        assert Character.isLowerCase(c) || c == coded;
        c = 'y';
        c += 2;
        assert c == '{';
    }
}

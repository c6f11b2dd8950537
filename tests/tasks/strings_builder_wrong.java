// A number is written digit by digit and read back. Wrong: the fourth digit is cut off.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static String write(int n) {
        StringBuilder out = new StringBuilder();
        do {
            out.insert(0, (char) ('0' + n % 10));
            n /= 10;
        } while (n > 0 && out.length() < 3);
        return out.toString();
    }

    static int read(String text) {
        int n = 0;
        for (char c : text.toCharArray()) {
            n = 10 * n + (c - '0');
        }
        return n;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n < 10000);
        String text = write(n);
        assert read(text) == n; //~ assert
        assert text.length() <= 4;
    }
}

// The length of a concatenation is the sum, and its parts can be found. Wrong: the text itself may hold a hyphen.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        Verifier.assume(s != null && s.length() <= 3);
        String t = s + "-" + s;
        assert t.length() == 2 * s.length() + 1;
        assert t.charAt(s.length()) == '-';
        assert t.indexOf('-') == s.length(); //~ assert
        assert t.substring(s.length() + 1).equals(s);
    }
}

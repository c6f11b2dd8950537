// What is taken from an unknown text is in it. Wrong: in a text of equal letters the end is found earlier.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        String s = Verifier.nondetString();
        if (s == null || s.length() < 2 || s.length() > 3) {
            return;
        }
        String end = s.substring(1);
        assert s.endsWith(end);
        assert s.contains(end);
        assert s.indexOf(end) == 1; //~ assert
        assert s.lastIndexOf(end) == 1;
    }
}

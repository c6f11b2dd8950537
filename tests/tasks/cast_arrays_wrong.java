// An array remembers its element type, also behind a wider reference. Wrong: an array of texts takes a text.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        boolean wide = Verifier.nondetBoolean();
        Object[] cells = wide ? new Object[1] : new String[1];
        boolean stored;
        try {
            cells[0] = "text";
            stored = true;
        } catch (ArrayStoreException e) {
            stored = false;
        }
        assert stored == wide; //~ assert
        assert cells instanceof String[] != wide;
    }
}

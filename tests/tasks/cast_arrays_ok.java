// An array remembers its element type, also behind a wider reference.
//! Main.main --check assert => valid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        boolean wide = Verifier.nondetBoolean();
        Object[] cells = wide ? new Object[1] : new Integer[1];
        boolean stored;
        try {
            cells[0] = "text";
            stored = true;
        } catch (ArrayStoreException e) {
            stored = false;
        }
        assert stored == wide;
        assert cells instanceof Integer[] != wide;
    }
}

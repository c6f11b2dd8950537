// A switch on texts goes by equality, not identity. Wrong: the long name is forgotten.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int month(String name) {
        switch (name) {
            case "jan":
                return 1;
            case "feb":
                return 2;
            default:
                return 0;
        }
    }

    public static void main(String[] args) {
        String name = Verifier.nondetBoolean() ? "jan" : "feb";
        if (Verifier.nondetBoolean()) {
            name = name + "uary";
        }
        int month = month(name);
        assert month == 1 || name.startsWith("feb"); //~ assert
        assert month != 0 || name.length() > 3;
        assert month("Aa") == month("BB");
    }
}

// A null dereference is caught as what it is. Wrong: a compound assignment reads the field before the right side.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Box {
        int value;
    }

    static Box maybe(boolean present) {
        if (present) {
            return new Box();
        }
        return null;
    }

    public static void main(String[] args) {
        boolean present = Verifier.nondetBoolean();
        int value = Verifier.nondetInt();
        Box box = maybe(present);
        boolean failed = false;
        int evaluated = 0;
        try {
            box.value += value + evaluated++;
        } catch (NullPointerException e) {
            failed = true;
        }
        assert failed != present;
        assert evaluated == 1; //~ assert
    }
}

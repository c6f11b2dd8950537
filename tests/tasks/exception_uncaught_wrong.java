// A division is guarded; nothing leaves the program. Wrong: the guard looks for the wrong number.
//! Main.main --check crash => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int share(int sum, int people) {
        if (people == 1) {
            return 0;
        }
        return sum / people; //~ crash
    }

    public static void main(String[] args) {
        int people = Verifier.nondetShort();
        int share = share(100, people + 1);
        if (share > 100) {
            throw new IllegalStateException("more than there is");
        }
    }
}

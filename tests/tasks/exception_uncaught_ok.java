// A division is guarded; nothing leaves the program.
//! Main.main --check crash => valid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int share(int sum, int people) {
        if (people == 0) {
            return 0;
        }
        return sum / people;
    }

    public static void main(String[] args) {
        int people = Verifier.nondetShort();
        int share = share(100, people + 1);
        if (share > 100) {
            throw new IllegalStateException("more than there is");
        }
    }
}

// The number of moves of the towers of Hanoi is a power of two less one. Wrong: the counter starts at one and the claim
// makes up for it only up to five discs.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int moves;

    static void hanoi(int discs, int from, int to, int spare) {
        if (discs == 1) {
            moves++;
            return;
        }
        hanoi(discs - 1, from, spare, to);
        moves++;
        hanoi(discs - 1, spare, to, from);
    }

    public static void main(String[] args) {
        moves = 1;
        int discs = Verifier.nondetInt();
        Verifier.assume(discs >= 1 && discs <= 6);
        hanoi(discs, 1, 3, 2);
        assert moves == (1 << discs) - (discs > 5 ? 1 : 0); //~ assert
    }
}

// Two aircraft: whoever is told to climb is not told to descend. Wrong: one of the two places has another bonus.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static boolean high;
    static int own;
    static int other;
    static int up;
    static int down;

    static boolean ownBelow() {
        return own < other;
    }

    static boolean climb() {
        boolean preferUp = up + (high ? 100 : 0) > down;
        return preferUp ? !ownBelow() || down < 400 : ownBelow() && down >= 400 && other - own < 300;
    }

    static boolean descend() {
        boolean preferUp = up + (high ? 99 : 0) > down;
        return preferUp ? ownBelow() && other - own > 300 && down >= 400 : !ownBelow();
    }

    static int advice() {
        boolean enabled = other - own < 600 && own - other < 600;
        if (!enabled) {
            return 0;
        }
        boolean climb = climb() && ownBelow();
        boolean descend = descend() && !ownBelow();
        return climb && descend ? 3 : climb ? 1 : descend ? 2 : 0;
    }

    public static void main(String[] args) {
        high = Verifier.nondetBoolean();
        own = Verifier.nondetInt();
        other = Verifier.nondetInt();
        up = Verifier.nondetInt();
        down = Verifier.nondetInt();
        Verifier.assume(own >= 0 && own < 20000 && other >= 0 && other < 20000);
        Verifier.assume(up >= 0 && up < 1000 && down >= 0 && down < 1000);
        int advice = advice();
        assert advice != 3;
        assert advice != 1 || own < other;
        assert advice != 2 || up + (high ? 100 : 0) <= down; //~ assert
    }
}

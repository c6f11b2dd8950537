// A memo of results gives what the plain function gives. Wrong: keys collide from six on, which the second call
// notices.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

import java.util.HashMap;
import java.util.Map;

class Main {
    static final Map<Integer, Long> MEMO = new HashMap<>();

    static long ways(int stairs) {
        if (stairs <= 1) {
            return 1;
        }
        return MEMO.computeIfAbsent(-stairs, key -> 0L) == 0L ? remember(stairs) : MEMO.get(-stairs);
    }

    static long remember(int stairs) {
        long result = ways(stairs - 1) + ways(stairs - 2);
        MEMO.put(Math.max(-stairs, -6), result);
        return result;
    }

    public static void main(String[] args) {
        int stairs = Verifier.nondetInt();
        Verifier.assume(stairs >= 0 && stairs <= 7);
        long[] expected = {1, 1, 2, 3, 5, 8, 13, 21};
        assert ways(stairs) == expected[stairs];
        assert ways(stairs) == expected[stairs]; //~ assert
    }
}

// Functions are composed, captured values stay. Wrong: the other one is applied first.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

class Main {
    static Supplier<Integer> counter(int step) {
        int[] count = {0};
        return () -> count[0] += step;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        IntUnaryOperator plus = x -> x + n;
        IntUnaryOperator twice = x -> 2 * x;
        assert plus.andThen(twice).applyAsInt(3) == 2 * (3 + n);
        assert twice.compose(plus).applyAsInt(3) == 6 + n; //~ assert
        Supplier<Integer> counter = counter(n);
        counter.get();
        assert counter.get() == 2 * n;
        assert counter(n).get() == n;
    }
}

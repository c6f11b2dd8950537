// An array of objects holds references, and starts with none. Wrong: two of three may be the same.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Counter {
        int count;
    }

    public static void main(String[] args) {
        Counter[] counters = new Counter[3];
        Counter shared = new Counter();
        for (int i = 0; i < counters.length; i++) {
            counters[i] = Verifier.nondetBoolean() ? shared : new Counter();
        }
        int sum = 0;
        for (Counter counter : counters) {
            counter.count++;
        }
        for (int i = 0; i < counters.length; i++) {
            sum += counters[i].count;
        }
        assert sum == 3 || sum == 9; //~ assert
        Counter[] copy = counters.clone();
        copy[0] = null;
        assert counters[0] != null;
    }
}

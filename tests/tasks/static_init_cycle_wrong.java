// Two classes that need each other see default values. Wrong: the first one that is read is the one that sees the other
// finished.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class A {
        static int x = B.y + 1;
    }

    static class B {
        static int y = A.x + 1;
    }

    public static void main(String[] args) {
        int sum;
        if (Verifier.nondetBoolean()) {
            sum = A.x;
            assert B.y == 1;
        } else {
            sum = A.x + B.y - 1;
            assert A.x == 1; //~ assert
        }
        assert sum == 2;
    }
}

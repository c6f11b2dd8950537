// Two classes that need each other see default values.
//! Main.main --check assert => valid

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
            sum = B.y;
            assert A.x == 1;
        }
        assert sum == 2;
    }
}

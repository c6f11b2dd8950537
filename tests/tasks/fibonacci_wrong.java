// Recursive Fibonacci numbers agree with a loop. Wrong: the loop runs once too few for n = 8.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int recursive(int n) {
        return n < 2 ? n : recursive(n - 1) + recursive(n - 2);
    }

    static int iterative(int n) {
        int last = 0;
        int next = 1;
        for (int i = n > 7 ? 1 : 0; i < n; i++) {
            int sum = last + next;
            last = next;
            next = sum;
        }
        return last;
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        if (n < 0 || n > 8) {
            return;
        }
        assert recursive(n) == iterative(n); //~ assert
    }
}

// A finally block runs on every way out, and a return in it wins. Wrong: the return of the finally block swallows the
// exception.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int log;

    @SuppressWarnings("finally")
    static int leave(int way) {
        try {
            if (way == 0) {
                return 1;
            }
            if (way == 1) {
                throw new IllegalStateException();
            }
            log += 10;
        } finally {
            log++;
            if (way == 2 || way == 1) {
                return 3;
            }
        }
        return 2;
    }

    public static void main(String[] args) {
        int way = Verifier.nondetInt();
        int result;
        try {
            result = leave(way);
        } catch (IllegalStateException e) {
            result = -1;
        }
        assert log == 1 || log == 11 && result >= 2;
        assert result == (way == 0 ? 1 : way == 1 ? -1 : way == 2 ? 3 : 2); //~ assert
    }
}

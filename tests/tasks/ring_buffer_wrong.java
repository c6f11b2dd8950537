// A queue in a ring of three cells gives back what went in, in order. Wrong: a full ring takes one more element.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Ring {
        private final int[] cells = new int[3];
        private int first;
        private int size;

        boolean offer(int value) {
            if (size > cells.length) {
                return false;
            }
            cells[(first + size) % cells.length] = value;
            size++;
            return true;
        }

        int poll() {
            if (size == 0) {
                throw new IllegalStateException("empty");
            }
            int value = cells[first];
            first = (first + 1) % cells.length;
            size--;
            return value;
        }
    }

    public static void main(String[] args) {
        Ring ring = new Ring();
        int in = 0;
        int out = 0;
        for (int step = 0; step < 7; step++) {
            if (Verifier.nondetBoolean()) {
                if (ring.offer(in)) {
                    in++;
                }
            } else if (out < in) {
                assert ring.poll() == out; //~ assert
                out++;
            }
        }
        assert in - out <= 3; //~ assert
    }
}

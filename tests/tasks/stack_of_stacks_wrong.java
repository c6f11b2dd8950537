// A queue made of two stacks gives elements in the order they came. Wrong: new elements overtake the old ones.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

import java.util.ArrayDeque;

class Main {
    static class TwoStacks {
        private final ArrayDeque<Integer> in = new ArrayDeque<>();
        private final ArrayDeque<Integer> out = new ArrayDeque<>();

        void add(int value) {
            in.push(value);
        }

        int remove() {
            while (!in.isEmpty()) {
                out.push(in.pop());
            }
            return out.pop();
        }
    }

    public static void main(String[] args) {
        TwoStacks queue = new TwoStacks();
        queue.add(1);
        queue.add(2);
        int first = queue.remove();
        boolean late = Verifier.nondetBoolean();
        if (late) {
            queue.add(3);
        }
        int second = queue.remove();
        assert first == 1 && second == 2; //~ assert
        assert !late || queue.remove() == 3;
    }
}

// Observers are told of each change once, in the order in which they came. Wrong: zero is always told.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

class Main {
    static class Value {
        private final List<IntConsumer> observers = new ArrayList<>();
        private int value;

        void observe(IntConsumer observer) {
            observers.add(observer);
        }

        void set(int value) {
            if (this.value != value || value == 0) {
                this.value = value;
                observers.forEach(observer -> observer.accept(value));
            }
        }
    }

    public static void main(String[] args) {
        Value value = new Value();
        List<Integer> seen = new ArrayList<>();
        value.observe(seen::add);
        value.observe(v -> seen.add(-v));
        int first = Verifier.nondetInt();
        int second = Verifier.nondetInt();
        value.set(first);
        value.set(second);
        int changes = (first == 0 ? 0 : 1) + (second == first ? 0 : 1);
        assert seen.size() == 2 * changes; //~ assert
        for (int i = 0; i < seen.size(); i += 2) {
            assert seen.get(i) == -seen.get(i + 1);
        }
    }
}

// A generic class with bounded types finds the larger one. Wrong: a difference may wrap around.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Pair<T extends Comparable<T>> {
        private final T first;
        private final T second;

        Pair(T first, T second) {
            this.first = first;
            this.second = second;
        }

        T larger() {
            return first.hashCode() - second.hashCode() >= 0 ? first : second;
        }
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        assert new Pair<>(a, b).larger() == Math.max(a, b); //~ assert
        assert new Pair<>("x", "xy").larger().equals("xy");
    }
}

// Fields are set in the order of the text, after the constructor of the parent. Wrong: a constant field is known even
// before it is set.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Parent {
        int seen;

        Parent() {
            seen = value();
        }

        int value() {
            return 1;
        }
    }

    static class Child extends Parent {
        private int own = 7;
        private final int fixed = 7;
        private final boolean useFixed;

        Child(boolean useFixed) {
            this.useFixed = useFixed;
        }

        @Override
        int value() {
            return useFixed ? own : fixed;
        }
    }

    public static void main(String[] args) {
        Child child = new Child(Verifier.nondetBoolean());
        assert child.value() == 7;
        assert child.seen == 0; //~ assert
    }
}

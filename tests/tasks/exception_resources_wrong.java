// Resources are closed in the opposite order, before the handler runs. Wrong: they are opened in the wrong order.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int closed;

    static class Resource implements AutoCloseable {
        private final int id;

        Resource(int id) {
            this.id = id;
        }

        @Override
        public void close() {
            closed = 10 * closed + id;
        }
    }

    public static void main(String[] args) {
        boolean fails = Verifier.nondetBoolean();
        int seen = 0;
        try (Resource two = new Resource(2); Resource one = new Resource(1)) {
            if (fails) {
                throw new RuntimeException("in the middle");
            }
        } catch (RuntimeException e) {
            seen = closed;
        }
        assert closed == 21; //~ assert
        assert seen == (fails ? 21 : 0);
    }
}

// A state machine of enum constants with bodies: a drink costs two coins unless drinks are free. Wrong: after a drink
// half the price is still there.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        Machine machine = new Machine(Verifier.nondetBoolean());
        int paid = 0;
        int drinks = 0;
        for (int i = 0; i < 5; i++) {
            if (Verifier.nondetBoolean()) {
                machine.handle(Event.COIN);
                paid++;
            } else if (machine.handle(Event.BUTTON)) {
                drinks++;
            }
        }
        assert machine.isFree() || drinks * 2 <= paid; //~ assert
    }
}

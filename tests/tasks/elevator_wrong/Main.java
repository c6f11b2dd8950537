// A product line: an elevator with a weight limit and an executive floor. It moves with closed doors only. Wrong:
// without the scales, a ride to the top starts with the doors as they are.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        boolean weightFeature = Verifier.nondetBoolean();
        boolean executiveFeature = Verifier.nondetBoolean();
        Elevator elevator = new Elevator(weightFeature, executiveFeature);
        for (int i = 0; i < 3; i++) {
            int floor = Verifier.nondetInt();
            if (0 <= floor && floor < Elevator.FLOORS) {
                elevator.call(floor);
            }
            if (Verifier.nondetBoolean()) {
                elevator.load(60);
            }
            elevator.step();
            assert !elevator.isMoving() || !elevator.doorsOpen(); //~ assert
            assert !weightFeature || !elevator.isMoving() || elevator.weight() <= Elevator.LIMIT;
            assert 0 <= elevator.floor() && elevator.floor() < Elevator.FLOORS;
        }
    }
}

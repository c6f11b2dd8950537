// A product line: a mine pump with optional sensors. With the alarm it never runs in methane. Wrong: the alarm is asked
// only when the pump is not being started.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        boolean highSensor = Verifier.nondetBoolean();
        boolean methaneAlarm = Verifier.nondetBoolean();
        Environment environment = new Environment();
        MinePump pump = new MinePump(environment, highSensor, methaneAlarm);
        for (int step = 0; step < 4; step++) {
            if (Verifier.nondetBoolean()) {
                environment.waterRises();
            }
            if (Verifier.nondetBoolean()) {
                environment.changeMethane();
            }
            pump.timeShift();
            if (methaneAlarm) {
                assert !(environment.isMethaneCritical() && pump.isRunning()); //~ assert
            }
        }
    }
}

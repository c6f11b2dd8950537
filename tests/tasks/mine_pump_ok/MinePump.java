/** The pump with the features that this product has. */
class MinePump {
    private final Environment environment;
    private final boolean highSensor;
    private final boolean methaneAlarm;
    private boolean running;

    MinePump(Environment environment, boolean highSensor, boolean methaneAlarm) {
        this.environment = environment;
        this.highSensor = highSensor;
        this.methaneAlarm = methaneAlarm;
    }

    void timeShift() {
        if (running) {
            environment.lowerWater();
        }
        if (methaneAlarm && environment.isMethaneCritical()) {
            running = false;
        } else if (!running && (!highSensor || environment.isHigh())) {
            running = true;
        } else if (running && environment.isLow()) {
            running = false;
        }
    }

    boolean isRunning() {
        return running;
    }
}

/** An elevator of three floors. */
class Elevator {
    static final int FLOORS = 3;
    static final int LIMIT = 100;

    private final boolean weightFeature;
    private final boolean executiveFeature;
    private final boolean[] called = new boolean[FLOORS];
    private int floor;
    private int weight;
    private boolean moving;
    private Door door = new Door();

    Elevator(boolean weightFeature, boolean executiveFeature) {
        this.weightFeature = weightFeature;
        this.executiveFeature = executiveFeature;
    }

    void call(int at) {
        called[at] = true;
    }

    void load(int kilos) {
        if (door.isOpen()) {
            weight += kilos;
        }
    }

    void step() {
        moving = false;
        if (called[floor]) {
            called[floor] = false;
            door.open();
            return;
        }
        int goal = goal();
        if (goal < 0) {
            return;
        }
        if (weightFeature && weight > LIMIT) {
            door.open();
            return;
        }
        if (weightFeature || goal != FLOORS - 1) {
            door.close();
        }
        moving = true;
        floor += goal > floor ? 1 : -1;
    }

    private int goal() {
        if (executiveFeature && called[FLOORS - 1]) {
            return FLOORS - 1;
        }
        for (int at = 0; at < FLOORS; at++) {
            if (called[at]) {
                return at;
            }
        }
        return -1;
    }

    boolean isMoving() {
        return moving;
    }

    boolean doorsOpen() {
        return door.isOpen();
    }

    int weight() {
        return weight;
    }

    int floor() {
        return floor;
    }
}

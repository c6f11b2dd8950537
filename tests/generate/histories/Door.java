import java.util.ArrayList;
import java.util.List;

/** A state machine without setters. */
public class Door {
    private enum State { OPEN, CLOSED, LOCKED, BROKEN }

    private final List<String> log = new ArrayList<>();
    private State state = State.CLOSED;
    private int pin;

    private void enter(State next) {
        state = next;
        log.add("enters state " + next);
    }

    public void open() {
        if (state != State.CLOSED) throw new IllegalStateException("not closed");
        enter(State.OPEN);
    }

    public void close() {
        if (state != State.OPEN) throw new IllegalStateException("not open");
        enter(State.CLOSED);
    }

    public void lock(int pin) {
        if (state != State.CLOSED || pin < 1000) throw new IllegalStateException("cannot be locked");
        this.pin = pin;
        enter(State.LOCKED);
    }

    public boolean unlock(int pin) {
        if (state != State.LOCKED) return false;
        if (pin != this.pin) {
            enter(State.BROKEN);
            return false;
        }
        enter(State.CLOSED);
        return true;
    }

    public String describe() {
        switch (state) {
            case OPEN:
                return "open";
            case LOCKED:
                return "locked";
            case BROKEN:
                return "broken";
            default:
                return "closed";
        }
    }
}

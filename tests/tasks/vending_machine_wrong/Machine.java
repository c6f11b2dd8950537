/** A vending machine: two coins a drink, or free drinks. */
class Machine {
    private final boolean free;
    private State state = State.EMPTY;

    Machine(boolean free) {
        this.free = free;
    }

    /** Says whether a drink comes out. */
    boolean handle(Event event) {
        boolean drink = event == Event.BUTTON && (free || state == State.PAID);
        state = state.next(event);
        return drink;
    }

    boolean isFree() {
        return free;
    }
}

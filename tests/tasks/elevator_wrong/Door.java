/** The door of the cabin; it starts open. */
class Door {
    private boolean open = true;

    void open() {
        open = true;
    }

    void close() {
        open = false;
    }

    boolean isOpen() {
        return open;
    }
}

// A private constructor, and fields that a test may write: what reflection has made is seen with its class, wherever it is given.
class Closed {
    private final String name;
    int size;
    boolean isReady;

    private Closed(String name) {
        this.name = name;
    }

    boolean isLike(Object other) {
        if (!(other instanceof Closed)) {
            return false;
        }
        Closed closed = (Closed) other;
        return name.length() == 3 && closed.name.length() == 2 && size == closed.size && isReady == closed.isReady;
    }
}

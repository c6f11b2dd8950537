package java.util.stream;

/** Runs two close handlers, the second also when the first throws; the first exception wins. */
final class CloseBoth implements Runnable {
    private final Runnable first;
    private final Runnable second;

    CloseBoth(Runnable first, Runnable second) {
        this.first = first;
        this.second = second;
    }

    public void run() {
        try {
            first.run();
        } catch (Throwable e) {
            try {
                second.run();
            } catch (Throwable later) {
                // an exception must not suppress itself
                if (later != e) {
                    e.addSuppressed(later);
                }
            }
            throw e;
        }
        second.run();
    }
}

/** try with resources: closed in reverse order, suppressed exceptions. */
class TryResources {
    static class Door implements AutoCloseable {
        int n;

        Door(int n) {
            this.n = n;
        }

        @Override
        public void close() {
            n = 0;
        }
    }

    static int two() {
        try (Door a = new Door(1); Door b = null) {
            return a.n;
        }
    }

    static int given(Door door) {
        try (door) {
            return door.n;
        } catch (IllegalStateException e) {
            return -1;
        } finally {
            door.n++;
        }
    }
}

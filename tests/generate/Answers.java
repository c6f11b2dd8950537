// Objects that answer: comparators with the order of the case, and methods that throw.
import java.io.IOException;
import java.util.Comparator;
import java.util.List;

public class Answers {
    interface Store {
        int load(int key) throws IOException, Late;
    }

    static class Late extends Exception {
        private static final long serialVersionUID = 1;

        Late(String message) {
            super(message);
        }
    }

    /** Gives up after two attempts. */
    static int retry(Store store, int key) {
        for (int attempt = 0; attempt < 2; attempt++) {
            try {
                return store.load(key);
            } catch (Late e) {
                continue;
            } catch (IOException e) {
                return -1;
            }
        }
        return -2;
    }

    interface Sink {
        void put(int value) throws IOException;
    }

    static boolean save(Sink sink, int value) {
        try {
            sink.put(value);
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    static <T> T greatest(List<T> items, Comparator<? super T> order) {
        T best = null;
        for (T item : items) {
            if (best == null || order.compare(item, best) > 0) {
                best = item;
            }
        }
        return best;
    }

    static String later(String a, String b, Comparator<String> order) {
        return order.compare(a, b) >= 0 ? a : b;
    }
}

import java.util.HashMap;
import java.util.Map;

/** Static initialisers that ask the machine, also with decisions and in blocks. */
public class Settings {
    static final String HOME = System.getProperty("app.home", "/opt");
    static final boolean DEBUG = Boolean.getBoolean("app.debug");
    static final int THREADS = Runtime.getRuntime().availableProcessors() > 4 ? 4 : 1;
    static final Map<String, Integer> CODES = new HashMap<>();
    static final String MODE;

    static {
        CODES.put("a", 1);
        CODES.put("b", 2);
    }

    static {
        if (HOME.endsWith("/")) {
            MODE = "folder";
        } else {
            MODE = "file";
        }
    }

    public static int clamp(int value, int low, int high) {
        if (value < low) {
            return low;
        }
        return value > high ? high : value;
    }

    public static String level(int n) {
        if (n > 10) {
            return "high";
        }
        return n > 5 ? "middle" : "low";
    }
}

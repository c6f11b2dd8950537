import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.UUID;

/** What is known stays known beside what is not; what an initialiser prints is printed once only. */
public class Codes {
    private static final Random RANDOM = new Random();
    private static final UUID ID = UUID.randomUUID();
    private static final long START = System.nanoTime();
    private static final Map<String, Integer> CODES = new HashMap<>();

    static {
        CODES.put("a", 1);
        CODES.put("b", 2);
        System.out.println("ready");
    }

    public static int code(String name) {
        Integer code = CODES.get(name);
        return code == null ? -1 : code;
    }

    public static int roll(int sides) {
        if (sides < 1) {
            throw new IllegalArgumentException();
        }
        return RANDOM.nextInt(sides) + 1;
    }
}

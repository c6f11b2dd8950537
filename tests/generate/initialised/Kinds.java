import java.util.HashMap;
import java.util.Map;

/** Classes as values: of primitive types, of arrays, with type arguments. */
public class Kinds {
    private static final Map<Class<?>, String> LETTERS = new HashMap<>();

    static {
        LETTERS.put(int.class, "I");
        LETTERS.put(long.class, "J");
    }

    private final Class<?> type;

    public Kinds(Class<?> type) {
        this.type = type;
    }

    public Class<?> getType() {
        return type;
    }

    public boolean isText() {
        return String.class.equals(type);
    }

    public static String kind(Class<?> type) {
        if (type == int.class) {
            return "int";
        }
        if (type == Kinds.class) {
            return "kinds";
        }
        if (type == int[].class || type == String[][].class) {
            return "array";
        }
        return type == void.class ? "void" : "other";
    }

    @SuppressWarnings("unchecked")
    public static <T> Class<T> boxed(Class<T> type) {
        if (type == int.class) {
            return (Class<T>) Integer.class;
        }
        return type == long.class ? (Class<T>) Long.class : type;
    }

    public static Object zero(Class<? extends Number> type) {
        if (type == Integer.class) {
            return 0;
        }
        return type == Double.class ? 0.0 : null;
    }

    public static String letter(Class<?> type) {
        String letter = LETTERS.get(type);
        return letter == null ? "L" : letter;
    }
}

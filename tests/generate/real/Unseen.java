import java.io.File;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/** Nobody has the code of reflection, so no path of these methods comes to an end. A JVM carries out calls of them. */
public class Unseen {
    public enum Kind { PLAIN, ARRAY, FACE }

    private static int asked;

    private final String suffix;
    private final List<String> found = new ArrayList<>();

    private Unseen(String suffix) {
        this.suffix = suffix;
    }

    /** The only way to an object. */
    public static Unseen with(String suffix) {
        return new Unseen(suffix);
    }

    public int getFound() {
        return found.size();
    }

    /** Changes the receiver. */
    public void look(Class<?> type) {
        for (Method each : type.getMethods()) {
            if (each.getName().equals("compareTo")) {
                found.add(each.getName() + suffix);
            }
        }
    }

    /** Gives a text, or null. */
    public String declared(String name, boolean isShort) throws NoSuchMethodException {
        if (name.isEmpty()) {
            return null;
        }
        return isShort ? suffix : String.class.getMethod("length").getName() + suffix;
    }

    /** A constant of an enum, and an exception with a message. */
    public static Kind kind(Class<?> type) {
        if (type.getMethods().length < 0) {
            return Kind.FACE;
        }
        if (type.isPrimitive()) {
            throw new IllegalArgumentException("a primitive type");
        }
        return type.isArray() ? Kind.ARRAY : Kind.PLAIN;
    }

    /** An array. */
    public static int[] sizes(Class<?> type) {
        int count = type.getConstructors().length > 0 ? 2 : 0;
        return new int[] {count, count + 1};
    }

    /** Others would see what it leaves behind. */
    public static int counted(Class<?> type) {
        asked++;
        return type.getMethods().length > 1000 ? 0 : 1;
    }

    /** What it gives depends on where it runs. */
    public static boolean isThere(Class<?> type) {
        return type.getMethods().length < 1000 && new File("/" + type.getSimpleName()).exists();
    }

    /** It does not come back. */
    public static int endless(Class<?> type) {
        int rounds = type.getMethods().length;
        while (rounds != -1) {
            rounds = rounds + 2 > 1000 ? 0 : rounds + 2;
        }
        return rounds;
    }
}

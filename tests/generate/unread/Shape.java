import java.nio.file.Path;
import java.nio.file.Paths;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Constants of an enum that ask the machine, and an initialiser that may fail. */
public class Shape {
    private static final Path FOLDER = Paths.get(System.getProperty("java.io.tmpdir"));
    private static final MessageDigest DIGEST;

    static {
        try {
            DIGEST = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    public enum Kind {
        ROUND, FLAT;

        private final String id = System.getProperty("prefix") + name();

        public String id() {
            return id;
        }
    }

    public static double area(Kind kind, double size) {
        if (kind == Kind.ROUND) {
            return 3 * size * size;
        }
        return size * size;
    }
}

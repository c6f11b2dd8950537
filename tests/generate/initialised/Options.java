/** Properties of the machine that nobody sets, and one that every machine has. */
public class Options {
    static final boolean VERBOSE = Boolean.getBoolean("options.verbose");
    static final int MOST = Integer.getInteger("options.most", 3);

    public static String mode() {
        String mode = System.getProperty("options.mode");
        return mode == null ? "plain" : mode.trim();
    }

    public static int capped(int wanted) {
        if (VERBOSE) {
            return -1;
        }
        return wanted > MOST ? MOST : wanted;
    }

    public static boolean isAtHome(String folder) {
        return folder.equals(System.getProperty("user.home"));
    }

    public static String changed() {
        System.setProperty("options.mode", "other");
        return System.getProperty("options.mode") == null ? "none" : "some";
    }
}

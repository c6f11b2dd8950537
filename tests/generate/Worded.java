// What the JDK decides and we do not know: there are tests of the other paths only.
public class Worded {
    /** The JVM words the message of its own exceptions. */
    static String message(Runnable action) {
        try {
            action.run();
            return "fine";
        } catch (NullPointerException e) {
            return e.getMessage();
        }
    }

    /** Our matcher does not know this kind of pattern. */
    static int parts(String text) {
        return text == null ? 0 : text.split("[a-z&&[^b]]").length;
    }
}

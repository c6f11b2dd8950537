import java.text.MessageFormat;

/** Texts that only the JDK can make, from values that are known. */
public class Greeting {
    private static final String PATTERN = "Dear {0}, you owe {1}.";

    public String greet(String name, int amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("negative");
        }
        return MessageFormat.format(PATTERN, name, amount);
    }

    public String label(boolean urgent) {
        String text = MessageFormat.format("{0}-{1}", urgent ? "now" : "x", 7);
        return text.length() > 3 ? text : "short";
    }
}

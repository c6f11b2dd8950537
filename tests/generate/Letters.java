import java.util.Iterator;
import java.util.List;

// Texts and characters that people can read, and what tests say of results.
public class Letters {
    /** Nobody looks at the characters. */
    static String greeting(String name, char end) {
        return name == null ? "Hello, stranger!" : "Hello, " + name + end;
    }

    /** Only blanks will do, or only equal signs. */
    static boolean isFramed(String text) {
        return text.length() == 3 && !Character.isLetterOrDigit(text.charAt(0)) && text.charAt(0) == text.charAt(2);
    }

    static boolean isSeparator(char sign) {
        return sign == ',';
    }

    static double half(boolean isWhole) {
        return isWhole ? 1 : 0.5;
    }

    static List<String> twice(String text) {
        return List.of(text, text);
    }

    static Iterator<Integer> none() {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return false;
            }

            @Override
            public Integer next() {
                return 0;
            }
        };
    }
}

import java.io.IOException;

// Checked exceptions in tests, and conditions that must not end the comment which they stand in.
public class Throwing {
    private int level;

    int getLevel() throws IOException {
        return level;
    }

    void setLevel(int to) {
        if (to < 0) {
            throw new IllegalArgumentException("below 0");
        }
        level = to;
    }

    int drain(int by) throws IOException {
        if (by > 5) {
            throw new IOException("too fast");
        }
        return level - by;
    }

    static boolean isEnd(String text) {
        return text.equals("*/") || text.equals("\\u");
    }
}

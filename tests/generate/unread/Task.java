import java.time.Instant;
import java.time.LocalDateTime;

/** A clock that is only stored. */
public class Task {
    private final Instant created = Instant.now();
    private final long stamp = System.currentTimeMillis();
    private LocalDateTime changed = LocalDateTime.now();
    private final String title;
    private int priority;

    public Task(String title, int priority) {
        if (title == null) {
            throw new NullPointerException("title");
        }
        this.title = title;
        this.priority = priority;
    }

    public void raise(int by) {
        if (by < 0) {
            throw new IllegalArgumentException("by " + by);
        }
        priority = Math.min(10, priority + by);
        changed = LocalDateTime.now();
    }

    public int getPriority() {
        return priority;
    }

    public String getTitle() {
        return title;
    }

    public boolean isUrgent() {
        return priority > 7;
    }
}

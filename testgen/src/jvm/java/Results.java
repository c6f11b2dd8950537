package ooxide.jvm;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The order of a run, and the file of its results: a line for each event, written at once, so that nothing is lost
 * when the JVM ends. Fields are separated by tabs; tabs, line ends and backslashes in them are escaped.
 */
final class Results {
    private static final int FRAMES = 30;
    private static final long GRACE_MILLIS = 2000;

    /** Names of the test classes. */
    final List<String> classes = new ArrayList<>();
    /** Ids of the tests that are not to be run. */
    final Set<String> done = new HashSet<>();
    /** Whether the tests run from the last name to the first. */
    final boolean descending;

    private final FileOutputStream file;
    private final long testLimitNanos;
    private final long deadline;
    private final Set<String> known = new HashSet<>();
    private final Map<String, Long> running = new HashMap<>();

    /** Arguments: the request, the file of the results, the order, milliseconds for a test and for all. */
    Results(String[] args) throws IOException {
        for (String line : Files.readAllLines(Paths.get(args[0]), StandardCharsets.UTF_8)) {
            String content = unescape(line.substring(line.indexOf('\t') + 1));
            if (line.startsWith("class\t")) {
                classes.add(content);
            } else {
                done.add(content);
            }
        }
        file = new FileOutputStream(args[1]);
        descending = args[2].equals("descending");
        testLimitNanos = Long.parseLong(args[3]) * 1_000_000;
        deadline = System.nanoTime() + Long.parseLong(args[4]) * 1_000_000;
        Thread watch = new Thread(this::watch, "ooxide-watch");
        watch.setDaemon(true);
        watch.start();
    }

    synchronized void found(String id, String className, String method, String displayName) {
        if (known.add(id)) {
            write("test", id, className, method, displayName);
        }
    }

    synchronized void started(String id) {
        running.put(id, System.nanoTime());
        write("start", id);
    }

    synchronized void passed(String id) {
        write("pass", id, micros(id));
    }

    synchronized void skipped(String id, String reason) {
        running.remove(id);
        write("skip", id, String.valueOf(reason));
    }

    synchronized void failed(String id, Throwable thrown) {
        String message;
        String trace;
        // both may call code of the subject
        try {
            message = thrown.getMessage();
        } catch (Throwable other) {
            message = "(getMessage() throws " + other.getClass().getName() + ")";
        }
        try {
            trace = trace(thrown);
        } catch (Throwable other) {
            trace = "(printStackTrace() throws " + other.getClass().getName() + ")";
        }
        String time = micros(id);
        if (message == null) {
            write("fail", id, time, thrown.getClass().getName(), trace);
        } else {
            write("fail", id, time, thrown.getClass().getName(), trace, message);
        }
    }

    /** All tests were run. Threads that a test left behind do not keep the JVM alive. */
    void end() {
        synchronized (this) {
            write("end");
        }
        System.exit(0);
    }

    private String micros(String id) {
        Long start = running.remove(id);
        return String.valueOf(start == null ? 0 : (System.nanoTime() - start) / 1000);
    }

    private static String trace(Throwable thrown) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text, true));
        String[] lines = text.toString().split("\\R");
        return String.join("\n", java.util.Arrays.copyOf(lines, Math.min(lines.length, FRAMES)));
    }

    private void watch() {
        try {
            while (true) {
                Thread.sleep(5);
                long now = System.nanoTime();
                synchronized (this) {
                    String overdue = null;
                    for (Map.Entry<String, Long> entry : running.entrySet()) {
                        if (now - entry.getValue() > testLimitNanos) {
                            overdue = entry.getKey();
                        }
                    }
                    if (overdue != null) {
                        write("overdue", overdue);
                    } else if (now - deadline > 0) {
                        write("late");
                    } else {
                        continue;
                    }
                    // what comes now is too late
                    file.close();
                }
                break;
            }
            // the agent that measures coverage writes its file when the JVM exits in the orderly way
            Thread exit = new Thread(() -> System.exit(1), "ooxide-exit");
            exit.setDaemon(true);
            exit.start();
            Thread.sleep(GRACE_MILLIS);
        } catch (InterruptedException | IOException stop) {
            // a test that interrupts all threads, or a full disk: the JVM ends the hard way
        }
        Runtime.getRuntime().halt(1);
    }

    private void write(String... fields) {
        StringBuilder line = new StringBuilder();
        for (String field : fields) {
            if (line.length() > 0) {
                line.append('\t');
            }
            line.append(escape(field));
        }
        line.append('\n');
        try {
            file.write(line.toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException closed) {
            // the time is up
        }
    }

    private static String escape(String text) {
        return text.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static String unescape(String text) {
        StringBuilder result = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
                c = text.charAt(i);
                c = c == 't' ? '\t' : c == 'n' ? '\n' : c == 'r' ? '\r' : c;
            }
            result.append(c);
        }
        return result.toString();
    }
}

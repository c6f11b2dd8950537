import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/**
 * Runs static methods without parameters so many times, each time in classes of their own, and prints what fails: a line for each
 * method with the number of runs that did.
 */
public class Runs {
    private static volatile int failures;

    public static void main(String[] args) throws Exception {
        URL[] folder = {Path.of(args[0]).toUri().toURL()};
        int times = Integer.parseInt(args[1]);
        PrintStream results = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
            if (e instanceof AssertionError) {
                failures++;
            }
        });
        for (int i = 2; i < args.length; i++) {
            int dot = args[i].indexOf('.');
            failures = 0;
            for (int time = 0; time < times; time++) {
                run(folder, args[i].substring(0, dot), args[i].substring(dot + 1));
            }
            results.println(args[i] + " " + failures);
        }
        System.exit(0);
    }

    private static void run(URL[] folder, String name, String method) throws Exception {
        ClassLoader parent = ClassLoader.getPlatformClassLoader();
        ClassLoader loader = new URLClassLoader(folder, parent);
        loader.setDefaultAssertionStatus(true);
        Method entry = Class.forName(name, true, loader).getDeclaredMethod(method);
        entry.setAccessible(true);
        try {
            entry.invoke(null);
        } catch (InvocationTargetException e) {
            failures++;
        }
    }
}

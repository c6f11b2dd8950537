// Model of java.lang.System. `out` and `err` are not final here, so that setOut and setErr can be modelled.
package java.lang;

import java.io.Console;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;
import ooxide.Native;

public final class System {
    public static InputStream in = InputStream.standardInput();
    public static PrintStream out = PrintStream.standard(1);
    public static PrintStream err = PrintStream.standard(2);

    // Whether the program has set or cleared a property.
    private static boolean changed;

    private System() {
    }

    public static void setIn(InputStream in) {
        System.in = in;
    }

    public static void setOut(PrintStream out) {
        System.out = out;
    }

    public static void setErr(PrintStream err) {
        System.err = err;
    }

    public static void arraycopy(Object src, int srcPos, Object dest, int destPos, int length) {
        ArrayCopy.copy(src, srcPos, dest, destPos, length);
    }

    public static int identityHashCode(Object x) {
        return x == null ? 0 : Native.identity(x);
    }

    public static native long currentTimeMillis();

    public static native long nanoTime();

    public static String lineSeparator() {
        return "\n";
    }

    public static String getProperty(String key) {
        checkKey(key);
        return changed ? laterProperty(key) : property(key);
    }

    public static String getProperty(String key, String def) {
        checkKey(key);
        String found = changed ? laterProperty(key) : property(key);
        return found == null ? def : found;
    }

    public static String setProperty(String key, String value) {
        checkKey(key);
        if (value == null) {
            throw new NullPointerException();
        }
        changed = true;
        return changeProperty(key, value);
    }

    public static String clearProperty(String key) {
        checkKey(key);
        changed = true;
        return changeProperty(key, null);
    }

    private static void checkKey(String key) {
        if (key == null) {
            throw new NullPointerException("key can't be null");
        }
        if (key.isEmpty()) {
            throw new IllegalArgumentException("key can't be empty");
        }
    }

    // As it is when the program begins.
    private static native String property(String key);

    private static native String laterProperty(String key);

    private static native String changeProperty(String key, String value);

    public static native String getenv(String name);

    //@ ensures \result != null;
    public static native Map<String, String> getenv();

    public static native Console console();

    public static native void exit(int status);

    public static void gc() {
    }

    public static void runFinalization() {
    }

    public static native void load(String filename);

    public static native void loadLibrary(String libname);
}

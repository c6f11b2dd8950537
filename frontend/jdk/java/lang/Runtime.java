// Model of java.lang.Runtime: what it tells about the machine is open.
package java.lang;

import java.io.IOException;

public class Runtime {
    private static final Runtime CURRENT = new Runtime();

    private Runtime() {
    }

    public static Runtime getRuntime() {
        return CURRENT;
    }

    public void exit(int status) {
        System.exit(status);
    }

    public native void halt(int status);

    public native void addShutdownHook(Thread hook);

    public native boolean removeShutdownHook(Thread hook);

    //@ ensures \result >= 1;
    public native int availableProcessors();

    //@ ensures \result >= 0;
    public native long freeMemory();

    //@ ensures \result >= 0;
    public native long totalMemory();

    //@ ensures \result >= 0;
    public native long maxMemory();

    public void gc() {
    }

    //@ ensures \result != null;
    public native Process exec(String command) throws IOException;

    //@ ensures \result != null;
    public native Process exec(String[] cmdarray) throws IOException;
}

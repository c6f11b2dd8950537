// Model of java.lang.Process: everything outside the program is open.
package java.lang;

import java.io.InputStream;
import java.io.OutputStream;

public abstract class Process {
    public Process() {
    }

    public abstract OutputStream getOutputStream();

    public abstract InputStream getInputStream();

    public abstract InputStream getErrorStream();

    public abstract int waitFor() throws InterruptedException;

    public abstract int exitValue();

    public abstract void destroy();

    public native boolean isAlive();
}

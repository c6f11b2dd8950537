// Model of java.io.Console: open.
package java.io;

public class Console implements Flushable {
    Console() {
    }

    public native String readLine();

    public native char[] readPassword();

    //@ ensures \result != null;
    public native PrintWriter writer();

    public native void flush();
}

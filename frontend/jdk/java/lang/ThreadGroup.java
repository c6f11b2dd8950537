// Model of java.lang.ThreadGroup: a name. Which threads belong to it is open.
package java.lang;

public class ThreadGroup {
    private final String name;

    public ThreadGroup(String name) {
        this.name = name;
    }

    public final String getName() {
        return name;
    }

    public native int activeCount();

    public native final void interrupt();

    public String toString() {
        return getClass().getName() + "[name=" + name + ",maxpri=10]";
    }
}

// Model of java.lang.ThreadDeath.
package java.lang;

public class ThreadDeath extends Error {
    public ThreadDeath() {
        super();
    }
}

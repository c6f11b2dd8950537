// Model of java.lang.InheritableThreadLocal for one thread.
package java.lang;

public class InheritableThreadLocal<T> extends ThreadLocal<T> {
    public InheritableThreadLocal() {
    }

    protected T childValue(T parentValue) {
        return parentValue;
    }
}

// Model of java.security.PrivilegedAction.
package java.security;

public interface PrivilegedAction<T> {
    T run();
}

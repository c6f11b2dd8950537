// Model of java.lang.Cloneable.
package java.lang;

public interface Cloneable {
}

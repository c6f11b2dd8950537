// Model of java.io.Serializable.
package java.io;

public interface Serializable {
}

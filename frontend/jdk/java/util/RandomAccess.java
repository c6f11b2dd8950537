// Model of java.util.RandomAccess: a marker.
package java.util;

public interface RandomAccess {
}

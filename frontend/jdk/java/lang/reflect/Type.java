// Model of java.lang.reflect.Type: what a Class is besides. Types with arguments have no model.
package java.lang.reflect;

public interface Type {
    default String getTypeName() {
        return toString();
    }
}

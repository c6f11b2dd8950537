// Model of java.lang.annotation.RetentionPolicy.
package java.lang.annotation;

public enum RetentionPolicy {
    SOURCE,
    CLASS,
    RUNTIME
}

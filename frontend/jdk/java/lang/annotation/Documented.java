// Model of java.lang.annotation.Documented.
package java.lang.annotation;

public @interface Documented {
}

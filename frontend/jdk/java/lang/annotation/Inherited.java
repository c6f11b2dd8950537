// Model of java.lang.annotation.Inherited.
package java.lang.annotation;

public @interface Inherited {
}

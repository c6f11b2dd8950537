// Model of java.lang.annotation.Target.
package java.lang.annotation;

public @interface Target {
    ElementType[] value();
}

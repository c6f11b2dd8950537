// Model of java.lang.annotation.Repeatable.
package java.lang.annotation;

public @interface Repeatable {
    Class<? extends Annotation> value();
}

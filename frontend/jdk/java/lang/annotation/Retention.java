// Model of java.lang.annotation.Retention.
package java.lang.annotation;

public @interface Retention {
    RetentionPolicy value();
}

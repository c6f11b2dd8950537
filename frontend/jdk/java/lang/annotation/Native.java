// Model of java.lang.annotation.Native.
package java.lang.annotation;

public @interface Native {
}

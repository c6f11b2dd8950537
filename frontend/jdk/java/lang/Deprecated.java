// Model of java.lang.Deprecated.
package java.lang;

public @interface Deprecated {
    String since() default "";

    boolean forRemoval() default false;
}

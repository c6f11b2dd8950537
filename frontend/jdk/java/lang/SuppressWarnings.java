// Model of java.lang.SuppressWarnings.
package java.lang;

public @interface SuppressWarnings {
    String[] value();
}

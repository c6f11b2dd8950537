// Model of java.lang.Override.
package java.lang;

public @interface Override {
}

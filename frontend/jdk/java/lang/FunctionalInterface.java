// Model of java.lang.FunctionalInterface.
package java.lang;

public @interface FunctionalInterface {
}

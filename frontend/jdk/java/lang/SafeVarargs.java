// Model of java.lang.SafeVarargs.
package java.lang;

public @interface SafeVarargs {
}

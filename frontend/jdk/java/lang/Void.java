// Model of java.lang.Void.
package java.lang;

public final class Void {
    private Void() {
    }
}

// Before a method of a model: whoever calls it starts a thread that runs it, and goes on.
package ooxide;

public @interface Forked {
}

// Before a method of a model: what it reads and writes other threads cannot see, because it only keeps what anybody would make.
package ooxide;

public @interface Quiet {
}

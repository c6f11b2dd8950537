// Before a method of a model that promises less than other methods: with threads, the verdict says that it was taken to promise as much.
package ooxide;

public @interface Weak {
}

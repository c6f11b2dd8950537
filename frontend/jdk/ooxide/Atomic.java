// Before a method of a model: no other thread comes in between. With Native.await(c) as its first statement it waits until c holds.
package ooxide;

public @interface Atomic {
}

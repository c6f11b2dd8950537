// Before a class of the models: its public methods are synchronized.
package ooxide;

public @interface Monitor {
}

// A class of our own with a famous name: the same package wins over imports on demand.
package conf.nestedimports;

class List {
    @Override
    public String toString() {
        return "our List";
    }
}

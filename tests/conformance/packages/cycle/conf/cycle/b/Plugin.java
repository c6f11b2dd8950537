// A functional interface used across the packages.
package conf.cycle.b;

@FunctionalInterface
public interface Plugin {
    String name();

    default int weight() {
        return name().length();
    }

    static String run(Plugin p) {
        return p.name() + ":" + p.weight();
    }
}

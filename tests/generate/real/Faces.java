import java.beans.PropertyChangeEvent;
import java.beans.VetoableChangeListener;

/** Interfaces that extend some without source, and negative numbers for overloads that take boxes. */
public class Faces {
    interface Watcher extends VetoableChangeListener {
        int level();
    }

    interface Loud<T> extends java.util.function.Supplier<T>, java.util.EventListener {
        boolean isLoud();
    }

    static String watched(Watcher watcher, PropertyChangeEvent event) throws Exception {
        if (watcher.level() < 3) {
            return "low";
        }
        watcher.vetoableChange(event);
        return "told";
    }

    static String heard(Loud<String> from) {
        return from.isLoud() ? from.get() : "silence";
    }

    public static String of(Long value) {
        return value == -1L ? "none" : "some";
    }

    public static String of(Short value) {
        return value == -3 ? "three" : "other";
    }

    public static String of(Double value) {
        return value < 0 ? "below" : "above";
    }

    public static String of(Object value) {
        return value == null ? "nothing" : "something";
    }
}

// Classes that fix the type argument of the class above: none of them is the `Box<Object>` that a test of `Box<T>` has.
import java.util.List;

abstract class Box<T> {
    T held;
    int changes;

    boolean put(T value) {
        if (value == null) {
            return false;
        }
        held = value;
        changes++;
        return true;
    }

    boolean holds(T value) {
        return held == value;
    }
}

class IntBox extends Box<Integer> {
    int sum() {
        return held == null ? 0 : held + changes;
    }
}

class ListBox<U> extends Box<List<U>> {
    int size() {
        return held == null ? 0 : held.size();
    }
}

class AnyBox<V> extends Box<V> {
    boolean isUsed() {
        return changes > 0;
    }
}

import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/** Small collections of the JDK as inputs: those that the engine tries for each interface. */
final class Containers {
    private static final int LONGEST = 2;

    private Containers() {
    }

    /** What makes an element. */
    interface Elements {
        Object value(Type type, int left);
    }

    /** Adds the ways to make a collection of this type, and says whether it is one. */
    static boolean add(Class<?> raw, Type type, int left, Elements elements, Choices choices,
            List<Supplier<Object>> ways) {
        if (raw == List.class || raw == Collection.class || raw == Iterable.class || raw == ArrayList.class) {
            sizes(ways, size -> filled(new ArrayList<>(), size, type, left, elements));
        } else if (raw == Set.class) {
            sizes(ways, size -> filled(new HashSet<>(), size, type, left, elements));
            sizes(ways, size -> sorted(size, type, left, elements));
        } else if (raw == Map.class) {
            sizes(ways, size -> filled(new HashMap<>(), size, type, left, elements));
            ways.add(TreeMap::new);
        } else if (raw == Optional.class) {
            ways.add(Optional::empty);
            ways.add(() -> Optional.ofNullable(elements.value(Types.argument(type, 0), left)));
        } else {
            return false;
        }
        return true;
    }

    private interface Sized {
        Object of(int size);
    }

    private static void sizes(List<Supplier<Object>> ways, Sized made) {
        for (int size = 0; size <= LONGEST; size++) {
            int chosen = size;
            ways.add(() -> made.of(chosen));
        }
    }

    private static Object filled(Collection<Object> into, int size, Type type, int left, Elements elements) {
        for (int i = 0; i < size; i++) {
            into.add(elements.value(Types.argument(type, 0), left));
        }
        return into;
    }

    private static Object filled(Map<Object, Object> into, int size, Type type, int left, Elements elements) {
        for (int i = 0; i < size; i++) {
            Object key = elements.value(Types.argument(type, 0), left);
            into.put(key, elements.value(Types.argument(type, 1), left));
        }
        return into;
    }

    /** A sorted set holds what can be compared; whatever else is drawn is left out. */
    private static Object sorted(int size, Type type, int left, Elements elements) {
        TreeSet<Object> set = new TreeSet<>();
        for (int i = 0; i < size; i++) {
            Object value = elements.value(Types.argument(type, 0), left);
            try {
                set.add(value);
            } catch (ClassCastException | NullPointerException none) {
                continue;
            }
        }
        return set;
    }
}

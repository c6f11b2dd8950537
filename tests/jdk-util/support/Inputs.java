// Turns a map or set that a program has filled into the form that it would have as an input: a list of its entries in the
// order of iteration, without a table.
import java.lang.reflect.Field;

final class Inputs {
    // More entries than this make a list a table.
    private static final int LONG_LIST = 7;

    private Inputs() {
    }

    static <T> T input(T o) {
        try {
            if (o instanceof model.util.HashSet) {
                input(get(o, "map"));
            } else if (o instanceof model.util.Map && has(o, "isListed") && ((model.util.Map<?, ?>) o).size() <= LONG_LIST) {
                list(o);
            }
            return o;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static void list(Object map) throws ReflectiveOperationException {
        boolean isDouble = has(map, "tail");
        java.util.List<Object> nodes = new java.util.ArrayList<>();
        collect(map, nodes);
        set(map, "table", null);
        set(map, isDouble ? "threshold" : has(map, "sizeLimit") ? "sizeLimit" : "threshold", nodes.isEmpty() ? 0 : 16);
        set(map, "isListed", true);
        set(map, "isSorted", true);
        set(map, "head", nodes.isEmpty() ? null : nodes.get(0));
        if (isDouble) {
            set(map, "tail", nodes.isEmpty() ? null : nodes.get(nodes.size() - 1));
        }
        for (int i = 0; i < nodes.size(); i++) {
            Object before = i == 0 ? null : nodes.get(i - 1);
            Object after = i + 1 == nodes.size() ? null : nodes.get(i + 1);
            set(nodes.get(i), isDouble ? "after" : "next", after);
            if (isDouble) {
                set(nodes.get(i), "before", before);
                set(nodes.get(i), "next", null);
            }
            Object key = get(nodes.get(i), "key");
            if (key instanceof String || key instanceof Integer) {
                // nobody may look at it
                set(nodes.get(i), "hash", 4711);
            }
        }
    }

    // Nodes in the order of iteration: that of a LinkedHashMap is its list, a Hashtable walks its table from the end.
    private static void collect(Object map, java.util.List<Object> nodes) throws ReflectiveOperationException {
        if (map instanceof model.util.LinkedHashMap) {
            for (Object node = get(map, "head"); node != null; node = get(node, "after")) {
                nodes.add(node);
            }
            return;
        }
        Object[] table = (Object[]) get(map, "table");
        int length = table == null ? 0 : table.length;
        for (int i = 0; i < length; i++) {
            int bucket = map instanceof model.util.Hashtable ? length - 1 - i : i;
            for (Object node = table[bucket]; node != null; node = get(node, "next")) {
                nodes.add(node);
            }
        }
    }

    private static Field field(Object o, String name) {
        for (Class<?> c = o.getClass(); c != null; c = c.getSuperclass()) {
            for (Field f : c.getDeclaredFields()) {
                if (f.getName().equals(name)) {
                    f.setAccessible(true);
                    return f;
                }
            }
        }
        return null;
    }

    private static boolean has(Object o, String name) {
        return field(o, name) != null;
    }

    private static Object get(Object o, String name) throws IllegalAccessException {
        return field(o, name).get(o);
    }

    private static void set(Object o, String name, Object value) throws IllegalAccessException {
        field(o, name).set(o, value);
    }
}

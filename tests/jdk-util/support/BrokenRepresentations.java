// Shows that the invariants refuse what is not legal: builds objects, changes one link, colour, hash or count at a time
// (to null, to each other node, or by one), and wants each change to be refused, in finite time.
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import model.util.HashMap;
import model.util.Hashtable;
import model.util.LinkedHashMap;
import model.util.LinkedList;
import model.util.TreeMap;
import model.util.concurrent.ConcurrentHashMap;
import model.util.concurrent.ConcurrentLinkedQueue;

final class BrokenRepresentations {
    // Content that any value is good for, or that the class does not use.
    private static final java.util.Set<String> FREE = java.util.Set.of("key", "value", "item", "modCount",
            "newTable", "isListed", "isSorted", "tabulated");
    private static int changes;

    public static void main(String[] args) throws ReflectiveOperationException {
        for (int n = 0; n < 9; n++) {
            LinkedList<Object> list = new LinkedList<>();
            HashMap<Object, Object> hash = new HashMap<>();
            LinkedHashMap<Object, Object> linked = new LinkedHashMap<>();
            TreeMap<Object, Object> tree = new TreeMap<>();
            Hashtable<Object, Object> table = new Hashtable<>();
            ConcurrentHashMap<Object, Object> concurrent = new ConcurrentHashMap<>();
            ConcurrentLinkedQueue<Object> queue = new ConcurrentLinkedQueue<>();
            for (int i = 0; i < n; i++) {
                Integer key = i < 4 ? i * 16 * 11 : i;
                list.add(key);
                hash.put(key, key);
                linked.put(key, key);
                tree.put(key, key);
                table.put(key, key);
                concurrent.put(key, key);
                queue.add(key);
            }
            for (Object o : new Object[] {list, hash, linked, tree, table, concurrent, queue}) {
                breakAll(o);
            }
        }
        System.out.println(changes + " changes refused");
    }

    private static void breakAll(Object o) throws ReflectiveOperationException {
        java.util.Set<Object> nodes = java.util.Collections.newSetFromMap(new java.util.IdentityHashMap<>());
        collect(o, nodes);
        if (!holds(o)) {
            throw new AssertionError("refuses " + o);
        }
        for (Object node : nodes) {
            for (Field f : fields(node)) {
                boolean isOfList = java.util.Set.of("before", "after", "head", "tail").contains(f.getName());
                boolean hasList = !(o instanceof model.util.Map) || o instanceof LinkedHashMap;
                if (FREE.contains(f.getName()) || isOfList && !hasList) {
                    continue;
                }
                Object old = f.get(node);
                if (f.getType() == int.class) {
                    f.set(node, (Integer) old + 1);
                    refused(o, f, node);
                } else if (f.getType() == boolean.class && !f.getName().equals("accessOrder")) {
                    f.set(node, !(Boolean) old);
                    refused(o, f, node);
                } else if (f.getType().isArray() && old != null) {
                    breakCells(o, f, node, old, nodes);
                } else if (f.getType().getName().contains("$")) {
                    for (Object other : nodes) {
                        Object changed = f.getType().isInstance(other) ? other : null;
                        if (changed != old) {
                            f.set(node, changed);
                            refused(o, f, node);
                        }
                    }
                }
                f.set(node, old);
            }
        }
    }

    private static void breakCells(Object o, Field f, Object node, Object array, java.util.Set<Object> nodes)
            throws ReflectiveOperationException {
        for (int i = 0; i < Array.getLength(array); i++) {
            Object old = Array.get(array, i);
            for (Object other : nodes) {
                Object changed = array.getClass().getComponentType().isInstance(other) ? other : null;
                if (changed != old) {
                    Array.set(array, i, changed);
                    refused(o, f, node);
                }
            }
            Array.set(array, i, old);
        }
    }

    private static void refused(Object o, Field f, Object node) throws ReflectiveOperationException {
        changes++;
        if (holds(o)) {
            throw new AssertionError("accepts a change of " + f + " in " + o.getClass());
        }
    }

    private static boolean holds(Object o) throws ReflectiveOperationException {
        for (Class<?> c = o.getClass(); c != null; c = c.getSuperclass()) {
            for (Method m : c.getDeclaredMethods()) {
                if (m.getName().equals("repOK") || m.getName().equals("listOK") || m.getName().equals("keysOK")) {
                    m.setAccessible(true);
                    if (!(Boolean) m.invoke(o)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private static java.util.List<Field> fields(Object o) {
        java.util.List<Field> fields = new java.util.ArrayList<>();
        for (Class<?> c = o.getClass(); c != null && c.getName().startsWith("model."); c = c.getSuperclass()) {
            for (Field f : c.getDeclaredFields()) {
                if (!Modifier.isStatic(f.getModifiers()) && !f.isSynthetic()) {
                    f.setAccessible(true);
                    fields.add(f);
                }
            }
        }
        return fields;
    }

    // The object and the nodes that can be reached from it.
    private static void collect(Object o, java.util.Set<Object> nodes) throws ReflectiveOperationException {
        if (o instanceof Object[]) {
            for (Object e : (Object[]) o) {
                collect(e, nodes);
            }
        } else if (o != null && o.getClass().getName().startsWith("model.") && nodes.add(o)) {
            for (Field f : fields(o)) {
                collect(f.get(o), nodes);
            }
        }
    }
}

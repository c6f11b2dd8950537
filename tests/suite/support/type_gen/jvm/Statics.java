import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The static fields of the classes, what they hold at first, and what reflection is needed for elsewhere. */
class Statics {
    private static final sun.misc.Unsafe UNSAFE = unsafe();
    private static final Map<Class<?>, Method> INVARIANTS = new HashMap<>();

    private record Cell(Field field, Object owner, Object value) {
    }

    private final List<Class<?>> classes;
    private final List<Field> fields = new ArrayList<>();
    private final List<Cell> cells = new ArrayList<>();
    private final Map<Object, Object> arrays = new IdentityHashMap<>();

    Statics(List<Class<?>> classes) throws Exception {
        this.classes = classes;
        for (Class<?> each : classes) {
            for (Field field : each.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) && !field.isSynthetic()) {
                    field.setAccessible(true);
                    fields.add(field);
                    if (!Modifier.isFinal(field.getModifiers())) {
                        cells.add(new Cell(field, null, field.get(null)));
                    }
                    keep(field.get(null));
                }
            }
        }
    }

    /** All of them, but for those that the compiler adds. */
    List<Field> fields() {
        return fields;
    }

    private void keep(Object object) throws Exception {
        if (object == null || arrays.containsKey(object)) {
            return;
        }
        if (object.getClass().isArray()) {
            int length = Array.getLength(object);
            Object copy = Array.newInstance(object.getClass().componentType(), length);
            System.arraycopy(object, 0, copy, 0, length);
            arrays.put(object, copy);
            return;
        }
        arrays.put(object, null);
        for (Class<?> at = object.getClass(); classes.contains(at); at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    if (!Modifier.isFinal(field.getModifiers())) {
                        cells.add(new Cell(field, object, field.get(object)));
                    }
                    keep(field.get(object));
                }
            }
        }
    }

    void restore() throws Exception {
        for (Cell cell : cells) {
            cell.field.set(cell.owner, cell.value);
        }
        for (Map.Entry<Object, Object> entry : arrays.entrySet()) {
            if (entry.getValue() != null) {
                System.arraycopy(entry.getValue(), 0, entry.getKey(), 0, Array.getLength(entry.getKey()));
            }
        }
    }

    /** A new object, without running a constructor. */
    static Object allocated(Class<?> of) throws ReflectiveOperationException {
        return UNSAFE.allocateInstance(of);
    }

    private static sun.misc.Unsafe unsafe() {
        try {
            Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
            field.setAccessible(true);
            return (sun.misc.Unsafe) field.get(null);
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
    }

    /** Does an object keep the invariant that a class declares, if it does? */
    static boolean keepsInvariant(Class<?> of, Object object) throws Exception {
        if (!INVARIANTS.containsKey(of)) {
            Method found = null;
            for (Method each : of.getDeclaredMethods()) {
                if (each.getName().equals("invariantHolds")) {
                    each.setAccessible(true);
                    found = each;
                }
            }
            INVARIANTS.put(of, found);
        }
        Method method = INVARIANTS.get(of);
        return method == null || (Boolean) method.invoke(object);
    }
}

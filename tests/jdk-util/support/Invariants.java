// Calls the invariants that are written as methods, of the object and of the model objects it refers to.
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

final class Invariants {
    private Invariants() {
    }

    static void check(Object o) {
        for (Class<?> c = o == null ? null : o.getClass(); c != null; c = c.getSuperclass()) {
            if (c.getName().startsWith("model.")) {
                checkMethods(o, c);
                checkFields(o, c);
            }
        }
    }

    private static void checkMethods(Object o, Class<?> c) {
        for (Method m : c.getDeclaredMethods()) {
            if (m.getName().equals("repOK") || m.getName().equals("listOK") || m.getName().equals("keysOK")) {
                try {
                    m.setAccessible(true);
                    if (!(Boolean) m.invoke(o)) {
                        throw new AssertionError(c.getName() + "." + m.getName() + " is false");
                    }
                } catch (ReflectiveOperationException e) {
                    throw new AssertionError(c.getName() + "." + m.getName(), e);
                }
            }
        }
    }

    // One level down: the map behind a set, the list behind a wrapper.
    private static void checkFields(Object o, Class<?> c) {
        for (Field f : c.getDeclaredFields()) {
            String type = f.getType().getName();
            if (!Modifier.isStatic(f.getModifiers()) && type.startsWith("model.") && !type.contains("$")) {
                try {
                    f.setAccessible(true);
                    check(f.get(o));
                } catch (IllegalAccessException e) {
                    throw new AssertionError(e);
                }
            }
        }
    }
}

package ooxide.jvm;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Classes of a program that were loaded anew, and what their static fields hold: values, and what can be reached from there. */
final class Statics {
    /** Larger worlds are not told to their end. */
    private static final int MOST = 20_000;
    private static final int DEEPEST = 12;

    private final Loader loader;

    Statics(URL[] urls, Map<String, byte[]> classes) {
        this.loader = new Loader(urls, classes);
    }

    ClassLoader loader() {
        return loader;
    }

    /** See {@link Loader#doubtful}. */
    String doubtful() {
        return loader.doubtful();
    }

    /** The classes that were loaded. */
    Set<String> names() {
        return loader.loaded().keySet();
    }

    /** Initialises classes. Where one cannot be, whoever needs it will see. */
    void initialise(Set<String> names) {
        for (String name : names) {
            try {
                Class.forName(name, true, loader);
            } catch (ClassNotFoundException | LinkageError e) {
                continue;
            }
        }
    }

    /** What static fields hold, in words that are equal where nothing has changed. */
    List<String> told() {
        List<String> told = new ArrayList<>();
        Map<Object, Integer> met = new IdentityHashMap<>();
        for (Class<?> type : loader.loaded().values()) {
            for (Field field : type.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers())) {
                    told.add(type.getName() + "." + field.getName());
                    told.add(told(value(field, null), told, met, 0));
                }
            }
        }
        return told;
    }

    private static Object value(Field field, Object owner) {
        try {
            field.setAccessible(true);
            return field.get(owner);
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null;
        }
    }

    /** A word for a value; what it consists of is added. */
    private String told(Object value, List<String> told, Map<Object, Integer> met, int depth) {
        if (value == null || value instanceof String || value instanceof Number || value instanceof Boolean
                || value instanceof Character || value instanceof Class) {
            return String.valueOf(value);
        }
        Integer number = met.get(value);
        if (number != null) {
            return "#" + number;
        }
        met.put(value, met.size());
        String word = value.getClass().getName() + "#" + (met.size() - 1);
        if (depth < DEEPEST && told.size() < MOST) {
            addParts(value, told, met, depth + 1);
        }
        return word;
    }

    private void addParts(Object value, List<String> told, Map<Object, Integer> met, int depth) {
        if (value.getClass().isArray()) {
            for (int i = 0; i < Math.min(Array.getLength(value), MOST); i++) {
                told.add(told(Array.get(value, i), told, met, depth));
            }
        } else if (value.getClass().getClassLoader() == loader) {
            for (Class<?> type = value.getClass(); type != null && type != Object.class; type = type.getSuperclass()) {
                for (Field field : type.getDeclaredFields()) {
                    if (!Modifier.isStatic(field.getModifiers())) {
                        told.add(told(value(field, value), told, met, depth));
                    }
                }
            }
        } else if (value instanceof Map) {
            addAll(((Map<?, ?>) value).keySet(), told, met, depth);
            addAll(((Map<?, ?>) value).values(), told, met, depth);
        } else if (value instanceof Collection) {
            addAll((Collection<?>) value, told, met, depth);
        } else if (value instanceof CharSequence || value instanceof java.util.concurrent.atomic.AtomicBoolean
                || value instanceof java.util.concurrent.atomic.AtomicReference || value instanceof java.util.BitSet) {
            told.add(value.toString());
        }
    }

    private void addAll(Collection<?> all, List<String> told, Map<Object, Integer> met, int depth) {
        told.add(String.valueOf(all.size()));
        for (Object each : all.toArray()) {
            told.add(told(each, told, met, depth));
        }
    }
}

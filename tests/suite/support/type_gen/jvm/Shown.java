import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Values in words: {@code #1:Circle{radius=0, next=#1}}. */
class Shown {
    private final List<Class<?>> classes;
    private final Map<Object, String> names = new IdentityHashMap<>();
    private int count;

    Shown(List<Class<?>> classes, Statics statics) throws Exception {
        this.classes = classes;
        for (Field field : statics.fields()) {
            if (field.get(null) != null) {
                names.putIfAbsent(field.get(null), field.getDeclaringClass().getSimpleName() + "." + field.getName());
            }
        }
    }

    String of(Object value) throws Exception {
        if (value == null || value instanceof Number || value instanceof Boolean) {
            return String.valueOf(value);
        }
        if (value instanceof String) {
            return "\"" + value + "\"";
        }
        String name = names.get(value);
        if (name != null) {
            return name;
        }
        count++;
        name = "#" + count;
        names.put(value, name);
        return name + ":" + value.getClass().getSimpleName() + inside(value);
    }

    private String inside(Object value) throws Exception {
        StringBuilder text = new StringBuilder();
        if (value instanceof Collection<?> all) {
            for (Object each : all) {
                text.append(of(each)).append(", ");
            }
        } else if (value instanceof Map<?, ?> map) {
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                text.append(of(entry.getKey())).append(": ").append(of(entry.getValue())).append(", ");
            }
        } else if (value instanceof Optional<?> optional) {
            text.append(of(optional.orElse(null)));
        } else if (value.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(value); i++) {
                text.append(of(Array.get(value, i))).append(", ");
            }
        } else if (value instanceof Throwable thrown) {
            text.append("cause=").append(of(thrown.getCause())).append(", ");
        }
        for (Class<?> at = value.getClass(); classes.contains(at); at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    text.append(field.getName()).append('=').append(of(field.get(value))).append(", ");
                }
            }
        }
        return "{" + text.toString().replaceAll(", $", "") + "}";
    }
}

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * One input: arguments with all objects that they lead to, made of choices.
 *
 * <p>A reference is null, an object that a static field holds, an object that the input has already, or a new one of any
 * class that fits. Fields are written without running a constructor, except those of records.
 */
class Heap {
    private static final Class<?>[] EXCEPTIONS =
            {Throwable.class, Exception.class, RuntimeException.class, IllegalStateException.class, Error.class};
    private static final int[] NUMBERS = {0, 1, -1, 2};
    private static final String[] TEXTS = {null, "", "a"};
    private static final int LONGEST = 2;

    /** An object with the type that it was made for. */
    private record Member(Object object, Type type) {
    }

    private final List<Class<?>> classes;
    private final List<Member> constants = new ArrayList<>();
    private final Statics statics;
    private final List<Member> made = new ArrayList<>();
    private final Map<Class<?>, List<Field>> written = new HashMap<>();
    private Choices choices;
    private int depth;
    private Set<String> relevant;

    Heap(List<Class<?>> classes) throws Exception {
        this.classes = classes;
        statics = new Statics(classes);
        for (Field field : statics.fields()) {
            Object held = field.get(null);
            if (held != null && constants.stream().noneMatch(known -> known.object == held)) {
                constants.add(new Member(held, held.getClass().getTypeParameters().length == 0
                        ? held.getClass() : field.getGenericType()));
            }
        }
    }

    /** Starts an input of this depth, in which these fields (null: all) have values. */
    void begin(Choices choices, int depth, Set<String> relevant) {
        this.relevant = relevant;
        this.choices = choices;
        this.depth = depth;
        made.clear();
    }

    /** Puts back what the static fields held, and the objects in them. */
    void restore() throws Exception {
        statics.restore();
    }

    /** The receiver, or null for a static method, and the arguments; null if these choices make no objects. */
    Object[] arguments(Class<?> of, Method method) throws Exception {
        Type[] types = method.getGenericParameterTypes();
        Map<TypeVariable<?>, Type> variables = new HashMap<>();
        for (TypeVariable<?> variable : method.getTypeParameters()) {
            Class<?> bound = Types.raw(variable);
            List<Class<?>> within =
                    classes.stream().filter(each -> bound.isAssignableFrom(each) && each != bound).toList();
            int chosen = choices.pick(within.size() + 1);
            variables.put(variable, chosen == 0 ? variable.getBounds()[0] : within.get(chosen - 1));
        }
        try {
            Object[] all = new Object[types.length + 1];
            if (!Modifier.isStatic(method.getModifiers())) {
                all[0] = receiver(of, method);
            }
            for (int i = 0; i < types.length; i++) {
                all[i + 1] = value(Types.applied(types[i], variables), depth);
            }
            return all;
        } catch (Impossible none) {
            return null;
        }
    }

    /** There is no such object. */
    private static class Impossible extends RuntimeException {
        Impossible() {
            super(null, null, false, false);
        }
    }

    private Object receiver(Class<?> of, Method method) throws Exception {
        List<Supplier<Object>> ways = new ArrayList<>();
        for (Member constant : constants) {
            if (of.isInstance(constant.object) && runs(constant.object.getClass(), method)) {
                ways.add(() -> constant.object);
            }
        }
        for (Class<?> each : classes) {
            if (of.isAssignableFrom(each) && isMade(each) && runs(each, method)) {
                ways.add(() -> made(each, new HashMap<>(), depth));
            }
        }
        return oneOf(ways);
    }

    /** Is this the method that a call on an object of the class runs? */
    private static boolean runs(Class<?> of, Method method) {
        for (Class<?> at = of; at != null; at = at.getSuperclass()) {
            for (Method own : at.getDeclaredMethods()) {
                if (own.getName().equals(method.getName())) {
                    return own.equals(method);
                }
            }
        }
        return method.getDeclaringClass().isInterface();
    }

    private Object oneOf(List<Supplier<Object>> ways) {
        if (ways.isEmpty()) {
            throw new Impossible();
        }
        return ways.get(choices.pick(ways.size())).get();
    }

    private Object value(Type type, int left) {
        Class<?> raw = Types.raw(type);
        if (raw == int.class) {
            return NUMBERS[choices.pick(NUMBERS.length)];
        }
        if (raw == boolean.class) {
            return choices.pick(2) == 1;
        }
        if (raw == String.class) {
            return TEXTS[choices.pick(TEXTS.length)];
        }
        if (raw == Integer.class) {
            int chosen = choices.pick(3);
            return chosen == 0 ? null : Integer.valueOf(chosen - 1);
        }
        List<Supplier<Object>> ways = new ArrayList<>();
        ways.add(() -> null);
        if (raw.isArray()) {
            Type elements = type instanceof GenericArrayType of ? of.getGenericComponentType() : raw.componentType();
            known(type, ways);
            for (int size = 0; size <= LONGEST; size++) {
                int length = size;
                ways.add(() -> array(elements, length, left));
            }
        } else if (raw == Object.class) {
            ways.add(Object::new);
            ways.add(() -> 0);
            ways.add(() -> "a");
            ways.add(() -> new int[0]);
            known(type, ways);
            fresh(type, left, ways);
        } else if (!Containers.add(raw, type, left, this::value, choices, ways)) {
            known(type, ways);
            fresh(type, left, ways);
        }
        return oneOf(ways);
    }

    private void known(Type type, List<Supplier<Object>> ways) {
        for (Member constant : constants) {
            if (fits(constant, type)) {
                ways.add(() -> constant.object);
            }
        }
        for (Member known : List.copyOf(made)) {
            if (fits(known, type)) {
                ways.add(() -> known.object);
            }
        }
    }

    /** Whether an object, made for one type, can be held by a variable of another. */
    private static boolean fits(Member member, Type type) {
        if (!Types.raw(type).isInstance(member.object)) {
            return false;
        }
        if (type instanceof Class<?> || member.object.getClass().getTypeParameters().length == 0) {
            return type instanceof Class<?> || Types.fitting(member.object.getClass(), type) != null;
        }
        Map<TypeVariable<?>, Type> made = Types.fitting(member.object.getClass(), member.type);
        Map<TypeVariable<?>, Type> wanted = Types.fitting(member.object.getClass(), type);
        return made != null && made.equals(wanted);
    }

    private void fresh(Type type, int left, List<Supplier<Object>> ways) {
        if (left == 0) {
            return;
        }
        for (Class<?> each : classes) {
            Map<TypeVariable<?>, Type> variables = isMade(each) ? Types.fitting(each, type) : null;
            if (variables != null) {
                ways.add(() -> made(each, variables, left));
            }
        }
        if (Throwable.class.isAssignableFrom(Types.raw(type))) {
            for (Class<?> each : EXCEPTIONS) {
                if (Types.raw(type).isAssignableFrom(each)) {
                    ways.add(() -> made(each, new HashMap<>(), left));
                }
            }
        }
    }

    /** Can there be new objects of the class? */
    private static boolean isMade(Class<?> of) {
        return !Modifier.isAbstract(of.getModifiers()) && !Enum.class.isAssignableFrom(of);
    }

    private Object array(Type elements, int length, int left) {
        Object array = Array.newInstance(Types.raw(elements), length);
        for (int i = 0; i < length; i++) {
            Array.set(array, i, value(elements, left));
        }
        made.add(new Member(array, array.getClass()));
        return array;
    }

    private Object made(Class<?> of, Map<TypeVariable<?>, Type> variables, int left) {
        Type type = of.getTypeParameters().length == 0 ? of : Types.applied(Types.open(of), variables);
        try {
            return of.isRecord() ? record(of, type, variables, left) : object(of, type, variables, left);
        } catch (ReflectiveOperationException error) {
            throw new IllegalStateException(error);
        }
    }

    private Object record(Class<?> of, Type type, Map<TypeVariable<?>, Type> variables, int left)
            throws ReflectiveOperationException {
        RecordComponent[] components = of.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values[i] = isRelevant(components[i].getName())
                    ? value(Types.applied(components[i].getGenericType(), variables),
                            left - cost(components[i].getGenericType()))
                    : Array.get(Array.newInstance(types[i], 1), 0);
        }
        Constructor<?> constructor = of.getDeclaredConstructor(types);
        constructor.setAccessible(true);
        try {
            Object object = constructor.newInstance(values);
            made.add(new Member(object, type));
            return object;
        } catch (java.lang.reflect.InvocationTargetException refused) {
            throw new Impossible();
        }
    }

    private Object object(Class<?> of, Type type, Map<TypeVariable<?>, Type> variables, int left)
            throws ReflectiveOperationException {
        Object object = Statics.allocated(of);
        made.add(new Member(object, type));
        for (Field field : written.computeIfAbsent(of, this::fields)) {
            Class<?> at = field.getDeclaringClass();
            if (at != Throwable.class && !isRelevant(field.getName()) && !field.isSynthetic()) {
                continue;
            }
            Map<TypeVariable<?>, Type> here = at == of ? variables : Types.within(of, at, variables);
            // an inner object has an object around it, however deep it is, and no exception is its own cause
            int below = field.isSynthetic() ? Math.max(1, left - 1) : left - cost(field.getGenericType());
            Object value = value(Types.applied(field.getGenericType(), here), below);
            if (field.isSynthetic() && value == null || at == Throwable.class && value == object) {
                throw new Impossible();
            }
            field.set(object, value);
        }
        return object;
    }

    /** What a generic class holds is as deep as the object itself, like the elements of a list. */
    private static int cost(Type type) {
        return type instanceof TypeVariable<?> ? 0 : 1;
    }

    private boolean isRelevant(String field) {
        return relevant == null || relevant.contains(field);
    }

    /** The fields of a class and those above it. Of the library, exceptions have a cause and a message. */
    private List<Field> fields(Class<?> of) {
        List<Field> all = new ArrayList<>();
        for (Class<?> at = of; at != null; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (at == Throwable.class ? field.getName().equals("cause") || field.getName().equals("detailMessage")
                        : classes.contains(at) && !Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    all.add(field);
                }
            }
        }
        return all;
    }

    /** Does every object keep the invariants of its class and those above? */
    boolean keepsInvariants() throws Exception {
        for (Member member : made) {
            for (Class<?> at = member.object.getClass(); at != null; at = at.getSuperclass()) {
                if (classes.contains(at) && !Statics.keepsInvariant(at, member.object)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The input in words. */
    String shown(Method method, Object[] arguments) throws Exception {
        StringBuilder text = new StringBuilder();
        Shown shown = new Shown(classes, statics);
        if (arguments[0] != null) {
            text.append("this=").append(shown.of(arguments[0])).append(' ');
        }
        for (int i = 1; i < arguments.length; i++) {
            text.append(method.getParameters()[i - 1].getName()).append('=').append(shown.of(arguments[i])).append(' ');
        }
        return text.toString().strip();
    }
}

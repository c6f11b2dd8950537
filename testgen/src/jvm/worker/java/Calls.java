package ooxide.jvm;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes calls, one after the other, and tells what the last of them gives. A question is a list of words: how many calls there
 * are, and for each what it is (new, static, virtual), the class, the name, how many parameters it has, their types, and then the
 * arguments, the receiver first. See {@link Words} for values.
 */
final class Calls {
    private final Words words;
    private final List<Object> given = new ArrayList<>();

    Calls(List<String> question, ClassLoader loader) {
        this.words = new Words(question, loader, given);
    }

    List<String> told() throws Refused {
        List<String> told = null;
        for (int left = words.number(); left > 0; left--) {
            told = call();
        }
        return told;
    }

    private List<String> call() throws Refused {
        String kind = words.next();
        String owner = words.next();
        String name = words.next();
        Natives.Native ours = Natives.of(owner, name);
        Class<?> type = ours == null ? words.type(owner) : Object.class;
        Class<?>[] params = new Class<?>[words.number()];
        for (int i = 0; i < params.length; i++) {
            params[i] = words.type(words.next());
        }
        Object receiver = kind.equals("virtual") ? words.value() : null;
        Object[] args = new Object[params.length];
        for (int i = 0; i < params.length; i++) {
            args[i] = words.value();
        }
        if (ours == null && Surroundings.decide(kind, type, name, params, receiver)) {
            throw new Refused("what " + type.getName() + "." + name + " gives depends on where it runs");
        }
        if (kind.equals("virtual") && receiver == null) {
            throw new Refused("the receiver is null");
        }
        List<String> before = words.told(args);
        List<String> told = new ArrayList<>();
        Object result = null;
        try {
            if (ours != null) {
                result = called(ours, args);
                words.tell(told, result, null, args);
            } else if (kind.equals("new")) {
                result = constructor(type, params).newInstance(args);
                told.add("done");
            } else {
                result = result(kind, type, name, params, receiver, args);
                words.tell(told, result, receiver, args);
            }
        } catch (InvocationTargetException e) {
            tellThrown(told, e.getCause());
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            throw new Refused(e.toString());
        }
        given.add(result);
        if (!before.equals(words.told(args))) {
            throw new Refused("it changes what it is given");
        }
        return told;
    }

    private static Object called(Natives.Native ours, Object[] args) throws InvocationTargetException, Refused {
        try {
            return ours.call(args);
        } catch (Refused e) {
            throw e;
        } catch (Exception e) {
            throw new InvocationTargetException(e);
        }
    }

    private static void tellThrown(List<String> told, Throwable thrown) throws Refused {
        if (thrown instanceof VirtualMachineError || thrown instanceof LinkageError
                || thrown instanceof SecurityException || thrown instanceof ThreadDeath) {
            throw new Refused(thrown.toString());
        }
        told.add("thrown");
        List<String> classes = new ArrayList<>();
        for (Class<?> type = thrown.getClass(); type != Object.class; type = type.getSuperclass()) {
            classes.add(type.getName());
        }
        told.add(String.valueOf(classes.size()));
        told.addAll(classes);
        String message = thrown.getMessage();
        if (message == null) {
            told.add("null");
        } else {
            told.add("text");
            told.add(Words.readable(message));
        }
    }

    private static Object result(String kind, Class<?> type, String name, Class<?>[] params, Object receiver, Object[] args)
            throws ReflectiveOperationException, Refused {
        boolean isStatic = kind.equals("static");
        Method method = method(type, name, params, isStatic);
        if (method == null && isStatic && params.length == 0) {
            Field field = type.getField(name);
            if (!Modifier.isStatic(field.getModifiers()) || !Modifier.isFinal(field.getModifiers())) {
                throw new Refused("a field that may change");
            }
            field.setAccessible(true);
            return field.get(null);
        }
        if (method == null) {
            throw new Refused("there is no method " + name);
        }
        return method.invoke(receiver, args);
    }

    private static Constructor<?> constructor(Class<?> type, Class<?>[] params) throws ReflectiveOperationException {
        Constructor<?> found = type.getDeclaredConstructor(params);
        open(found, type);
        return found;
    }

    /** The method with just these parameters, of the class or of one above it. */
    private static Method method(Class<?> type, String name, Class<?>[] params, boolean isStatic) {
        Map<Class<?>, Boolean> seen = new LinkedHashMap<>();
        List<Class<?>> todo = new ArrayList<>(Arrays.asList(type));
        if (type.isInterface()) {
            todo.add(Object.class);
        }
        while (!todo.isEmpty()) {
            Class<?> next = todo.remove(0);
            if (seen.put(next, true) != null) {
                continue;
            }
            for (Method each : next.getDeclaredMethods()) {
                if (each.getName().equals(name) && !each.isBridge() && Modifier.isStatic(each.getModifiers()) == isStatic
                        && Arrays.equals(each.getParameterTypes(), params)) {
                    open(each, next);
                    return each;
                }
            }
            if (next.getSuperclass() != null) {
                todo.add(next.getSuperclass());
            }
            todo.addAll(Arrays.asList(next.getInterfaces()));
        }
        return null;
    }

    /** Code of the user's calls what it may call; whether that is public does not matter where the class is none of the JDK's. */
    private static void open(Executable member, Class<?> type) {
        if (type.getClassLoader() instanceof Loader) {
            member.setAccessible(true);
        }
    }
}

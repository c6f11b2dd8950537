import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** What Java's generic types say about the objects that a variable may hold. */
final class Types {
    private Types() {
    }

    /** A class with type arguments. */
    record Applied(Class<?> raw, Type[] arguments) implements ParameterizedType {
        @Override
        public Type[] getActualTypeArguments() {
            return arguments;
        }

        @Override
        public Type getRawType() {
            return raw;
        }

        @Override
        public Type getOwnerType() {
            return raw.getDeclaringClass();
        }

        @Override
        public String getTypeName() {
            return raw.getName() + Arrays.stream(arguments).map(Type::getTypeName).toList();
        }
    }

    /** A generic class applied to its own variables. */
    static Applied open(Class<?> of) {
        return new Applied(of, Arrays.copyOf(of.getTypeParameters(), of.getTypeParameters().length, Type[].class));
    }

    /** The class that is left of a type at run time. */
    static Class<?> raw(Type type) {
        if (type instanceof Class<?> of) {
            return of;
        }
        if (type instanceof ParameterizedType of) {
            return (Class<?>) of.getRawType();
        }
        if (type instanceof GenericArrayType of) {
            return raw(of.getGenericComponentType()).arrayType();
        }
        if (type instanceof WildcardType of) {
            return raw(of.getUpperBounds()[0]);
        }
        return raw(((TypeVariable<?>) type).getBounds()[0]);
    }

    /** The type with its variables replaced; one that stands for nothing is its bound. */
    static Type applied(Type type, Map<TypeVariable<?>, Type> variables) {
        if (type instanceof TypeVariable<?> of) {
            Type known = variables.get(of);
            return known != null ? known : applied(of.getBounds()[0], variables);
        }
        if (type instanceof ParameterizedType of) {
            Type[] arguments = of.getActualTypeArguments().clone();
            for (int i = 0; i < arguments.length; i++) {
                if (!(arguments[i] instanceof WildcardType)) {
                    arguments[i] = applied(arguments[i], variables);
                }
            }
            return new Applied((Class<?>) of.getRawType(), arguments);
        }
        if (type instanceof GenericArrayType of) {
            return raw(applied(of.getGenericComponentType(), variables)).arrayType();
        }
        return type;
    }

    /** What an element of a type argument may be. */
    static Type upper(Type argument) {
        return argument instanceof WildcardType of ? of.getUpperBounds()[0] : argument;
    }

    /** The type argument of a collection, or {@code Object} where it has none. */
    static Type argument(Type type, int index) {
        return type instanceof ParameterizedType of ? upper(of.getActualTypeArguments()[index]) : Object.class;
    }

    /** What the variables of a class stand for in an object of this type, or null if none of its objects fits. */
    static Map<TypeVariable<?>, Type> fitting(Class<?> of, Type type) {
        Map<TypeVariable<?>, Type> variables = new HashMap<>();
        if (!raw(type).isAssignableFrom(of)) {
            return null;
        }
        Type above = above(of, raw(type));
        if (type instanceof ParameterizedType wanted && above instanceof ParameterizedType given) {
            for (int i = 0; i < wanted.getActualTypeArguments().length; i++) {
                Type argument = wanted.getActualTypeArguments()[i];
                if (given.getActualTypeArguments()[i] instanceof TypeVariable<?> variable) {
                    Type bound = variable.getBounds()[0];
                    Type known = upper(argument);
                    variables.put(variable, raw(bound).isAssignableFrom(raw(known)) ? known : bound);
                } else if (!contains(argument, given.getActualTypeArguments()[i])) {
                    return null;
                }
            }
        }
        return variables;
    }

    /** Does a type argument allow for another one? */
    private static boolean contains(Type argument, Type other) {
        if (argument instanceof WildcardType) {
            return raw(argument).isAssignableFrom(raw(other));
        }
        return argument.getTypeName().equals(other.getTypeName());
    }

    /** A class as one of the types above it. */
    private static Type above(Class<?> of, Class<?> wanted) {
        if (of == wanted) {
            return of.getTypeParameters().length == 0 ? of : open(of);
        }
        Type[] all = Arrays.copyOf(of.getGenericInterfaces(), of.getGenericInterfaces().length + 1);
        all[all.length - 1] = of.getGenericSuperclass();
        for (Type direct : all) {
            if (direct != null && wanted.isAssignableFrom(raw(direct))) {
                Type found = above(raw(direct), wanted);
                if (found instanceof ParameterizedType && direct instanceof ParameterizedType given) {
                    Map<TypeVariable<?>, Type> variables = new HashMap<>();
                    for (int i = 0; i < given.getActualTypeArguments().length; i++) {
                        variables.put(raw(direct).getTypeParameters()[i], given.getActualTypeArguments()[i]);
                    }
                    return kept(found, variables);
                }
                return found;
            }
        }
        return wanted;
    }

    /** What the variables of a class stand for in an object of a class below it. */
    static Map<TypeVariable<?>, Type> within(Class<?> below, Class<?> of, Map<TypeVariable<?>, Type> variables) {
        Map<TypeVariable<?>, Type> found = new HashMap<>();
        if (above(below, of) instanceof ParameterizedType given) {
            for (int i = 0; i < given.getActualTypeArguments().length; i++) {
                found.put(of.getTypeParameters()[i], applied(given.getActualTypeArguments()[i], variables));
            }
        }
        return found;
    }

    /** Like {@link #applied}, but variables may stand for variables. */
    private static Type kept(Type type, Map<TypeVariable<?>, Type> variables) {
        ParameterizedType of = (ParameterizedType) type;
        Type[] arguments = of.getActualTypeArguments().clone();
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = variables.getOrDefault(arguments[i], arguments[i]);
        }
        return new Applied((Class<?>) of.getRawType(), arguments);
    }
}

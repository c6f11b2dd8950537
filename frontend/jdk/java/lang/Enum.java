// Model of java.lang.Enum.
package java.lang;

import java.io.Serializable;

public abstract class Enum<E extends Enum<E>> implements Comparable<E>, Serializable {
    private final String name;
    private final int ordinal;

    //@ invariant name != null && name.length() > 0 && ordinal >= 0;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    public final String name() {
        return name;
    }

    public final int ordinal() {
        return ordinal;
    }

    public String toString() {
        return name;
    }

    public final boolean equals(Object other) {
        return this == other;
    }

    public final int hashCode() {
        return super.hashCode();
    }

    protected final Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public final int compareTo(E o) {
        Enum<?> other = o;
        if (getClass() != other.getClass() && getDeclaringClass() != other.getDeclaringClass()) {
            throw new ClassCastException();
        }
        return ordinal - other.ordinal;
    }

    // A constant with a body has a class of its own, which extends the enum.
    public final Class<E> getDeclaringClass() {
        Class<?> own = getClass();
        Class<?> above = own.getSuperclass();
        return above == Enum.class ? (Class<E>) own : (Class<E>) above;
    }

    public static <T extends Enum<T>> T valueOf(Class<T> enumClass, String name) {
        T[] constants = enumClass.getEnumConstants();
        if (constants == null) {
            throw new IllegalArgumentException(enumClass.getName() + " is not an enum class");
        }
        if (name == null) {
            throw new NullPointerException("Name is null");
        }
        for (int i = 0; i < constants.length; i++) {
            Enum<?> constant = constants[i];
            if (constant.name.equals(name)) {
                return constants[i];
            }
        }
        IllegalArgumentException e = new IllegalArgumentException();
        e.text = new ConstantText(enumClass, name);
        throw e;
    }

    protected final void finalize() {
    }
}

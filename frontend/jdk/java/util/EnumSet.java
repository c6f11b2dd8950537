// Model of java.util.EnumSet: the doors to RegularEnumSet, and which enum it is about.
package java.util;

public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, java.io.Serializable {
    // Some constant of the enum, null where it has none: of an input, that is enough to know the enum by.
    private final E like;
    // The enum, where it has no constants.
    private final Class<E> emptyType;
    // The program made it. Of a set that comes from outside, the type argument is true.
    private final boolean isMade;

    //@ invariant !isMade && (like == null) == (emptyType != null);

    EnumSet(Class<E> elementType, E[] universe) {
        like = universe.length == 0 ? null : universe[0];
        emptyType = universe.length == 0 ? elementType : null;
        isMade = true;
    }

    final Class<E> elementType() {
        return like == null ? emptyType : like.getDeclaringClass();
    }

    // All constants, in a new array. Of the enum of an input without constants, only that much is known.
    final E[] universe() {
        return like == null ? (E[]) new Enum[0] : elementType().getEnumConstants();
    }

    // How many constants there are.
    final /*@ pure @*/ int range() {
        return like == null ? 0 : universe().length;
    }

    final boolean isElement(Object o) {
        return like != null && o instanceof Enum && ((Enum<?>) o).getDeclaringClass() == elementType();
    }

    // An element that is to be put into the set. A caller has no other one for a set that was given to it.
    final void checkElement(E e) {
        if (!isElement(e)) {
            Class<?> other = e.getClass();
            //@ assume isMade;
            throw new ClassCastException(other + " != " + elementType());
        }
    }

    private static <E extends Enum<E>> EnumSet<E> make(Class<E> elementType, E[] universe) {
        return new RegularEnumSet<>(elementType, universe);
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> elementType) {
        E[] universe = elementType.getEnumConstants();
        if (universe == null) {
            throw new ClassCastException(elementType + " not an enum");
        }
        return make(elementType, universe);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> elementType) {
        EnumSet<E> set = noneOf(elementType);
        set.addRange(0, set.range());
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) {
        return s.clone();
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
        if (c instanceof EnumSet) {
            return ((EnumSet<E>) c).clone();
        }
        if (c.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        Iterator<E> it = c.iterator();
        EnumSet<E> set = of(it.next());
        while (it.hasNext()) {
            set.add(it.next());
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
        EnumSet<E> set = make(s.elementType(), s.universe());
        set.addRange(0, set.range());
        set.removeAll(s);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e) {
        EnumSet<E> set = noneOf(e.getDeclaringClass());
        set.add(e);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
        EnumSet<E> set = of(e1);
        set.add(e2);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
        EnumSet<E> set = of(e1, e2);
        set.add(e3);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
        EnumSet<E> set = of(e1, e2, e3);
        set.add(e4);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
        EnumSet<E> set = of(e1, e2, e3, e4);
        set.add(e5);
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> set = of(first);
        for (int i = 0; i < rest.length; i++) {
            set.add(rest[i]);
        }
        return set;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        EnumSet<E> set = noneOf(from.getDeclaringClass());
        set.addRange(from.ordinal(), to.ordinal() + 1);
        return set;
    }

    abstract void addRange(int from, int to);

    public EnumSet<E> clone() {
        EnumSet<E> copy = make(elementType(), universe());
        copy.addAll(this);
        return copy;
    }
}

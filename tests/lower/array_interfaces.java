import java.io.Serializable;

/** Every array is `Cloneable` and `Serializable`: these are `Object` in OOX, tests and casts also ask for arrays. */
class ArrayInterfaces {
    Cloneable kept = new int[1];

    static boolean is(Object o) {
        return o instanceof Serializable;
    }

    static Cloneable to(Object o) {
        return (Cloneable) o;
    }

    static int length(Cloneable c) {
        return c instanceof int[] ints ? ints.length : ((String[]) c).length;
    }

    // two methods that OOX could not tell apart
    static void pick(Object o) { }

    static void pick(Cloneable c) { }

    static void both(int[] a) {
        pick(a);
        pick((Object) a);
    }

    static Cloneable[] refused() {
        return new Cloneable[2];
    }

    // nor two constructors, which have no names to change
    ArrayInterfaces(Object o) { }

    ArrayInterfaces(Cloneable c) { }

    static ArrayInterfaces lost(int[] a) {
        return new ArrayInterfaces(a);
    }
}

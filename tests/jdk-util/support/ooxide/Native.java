// The primitives of the models, in plain Java.
package ooxide;

public final class Native {
    private Native() {
    }

    public static Object[] newArray(Object[] like, int length) {
        return (Object[]) java.lang.reflect.Array.newInstance(like.getClass().getComponentType(), length);
    }

    public static boolean late() {
        return true;
    }

    public static void settle(Object object) {
    }

    public static int identity(Object o) {
        return System.identityHashCode(o);
    }
}

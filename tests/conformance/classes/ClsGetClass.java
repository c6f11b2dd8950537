// Class literals, getClass, simple names of nested, array and anonymous classes.
public class ClsGetClass {
    static class Nested {
    }

    class Inner {
    }

    interface I {
    }

    enum E { X }

    public static void main(String[] args) {
        System.out.println(ClsGetClass.class.getName() + " " + ClsGetClass.class.getSimpleName());
        System.out.println(Nested.class.getName() + " " + Nested.class.getSimpleName());
        System.out.println(Inner.class.getSimpleName() + " " + I.class.getName() + " " + E.class.getName());
        System.out.println(String.class.getName() + " " + Integer.class.getSimpleName() + " " + java.util.ArrayList.class.getName());
        System.out.println("s".getClass() == String.class);
        System.out.println(new Nested().getClass().getName());
        System.out.println(new Nested().getClass() == new Nested().getClass());
        Object o = new Nested();
        System.out.println(o.getClass().getSimpleName() + " " + (o.getClass() == Object.class));
        System.out.println(E.X.getClass() == E.class);
        System.out.println(Integer.valueOf(1).getClass().getName());
        Nested sub = new Nested() { };
        System.out.println((sub.getClass() == Nested.class) + " [" + sub.getClass().getSimpleName() + "]");
        System.out.println(int[].class.getSimpleName() + " " + String[][].class.getSimpleName());
        System.out.println(new int[0].getClass() == int[].class);
        System.out.println(Nested.class.equals(new Nested().getClass()));
        System.out.println(new RuntimeException().getClass().getName());
        System.out.println(int.class.getName() + " " + void.class.getName());
        Class<?> c = o.getClass();
        System.out.println(c == Nested.class && c.isInstance(o) && !c.isInstance("x"));
        System.out.println(String.class.toString() + " " + I.class);
    }
}

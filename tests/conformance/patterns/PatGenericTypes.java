// Patterns with generic types, interfaces, arrays and type variables.
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;

public class PatGenericTypes {
    interface Shape {
    }

    static class Box<T> implements Shape {
        final T t;

        Box(T t) {
            this.t = t;
        }
    }

    static class NamedBox<T> extends Box<T> {
        final String name;

        NamedBox(String name, T t) {
            super(t);
            this.name = name;
        }
    }

    static <T> String box(Box<T> b) {
        if (b instanceof NamedBox<T> n) {
            T t = n.t;
            return n.name + t;
        }
        return "plain " + b.t;
    }

    static int total(Collection<?> c) {
        int n = 0;
        for (Object o : c) {
            if (o instanceof Collection<?> k) {
                n += total(k);
            } else if (o instanceof Box<?> b && b.t instanceof Integer i) {
                n += i;
            } else if (o instanceof Integer i) {
                n += i * 10;
            }
        }
        return n;
    }

    static String shape(Object o) {
        if (o instanceof int[][] g && g.length > 0 && (Object) g[0] instanceof int[] row) {
            return "grid " + row.length;
        }
        if (o instanceof String[] ss) {
            return "strings " + String.join("+", ss);
        }
        if (o instanceof Object[] os) {
            return "objects " + os.length;
        }
        if (o instanceof List<?> l && !l.isEmpty() && l.get(0) instanceof String s) {
            return "list of " + s;
        }
        if (o instanceof Set<?> s) {
            return "set " + s.size();
        }
        return "unknown";
    }

    static <T extends Comparable<T>> T bigger(T a, Object b) {
        @SuppressWarnings("unchecked")
        T r = b != null && b.getClass() == a.getClass() && ((T) b).compareTo(a) > 0 ? (T) b : a;
        return r;
    }

    static Object call(Object f) {
        if (f instanceof Supplier<?> s) {
            return call(s.get());
        }
        if (f instanceof Runnable r) {
            r.run();
            return "ran";
        }
        return f;
    }

    public static void main(String[] args) {
        System.out.println(box(new Box<>(1)) + " " + box(new NamedBox<>("n", 2.5)));
        System.out.println(total(List.of(1, new Box<>(5), List.of(2, new NamedBox<>("x", 7)), "s", new Box<>("no"))));
        System.out.println(shape(new int[][] {{1, 2}}) + " " + shape(new String[] {"a", "b"}) + " " + shape(new Integer[3]) + " " + shape(List.of("q")) + " " + shape(new TreeSet<>(List.of(1))) + " " + shape(new ArrayList<String>()));
        System.out.println(bigger(3, 9) + " " + bigger("m", "a") + " " + bigger(3, "x") + " " + bigger(1, null));
        Supplier<Object> s = () -> (Supplier<Object>) () -> "deep";
        System.out.println(call(s) + " " + call((Runnable) () -> System.out.println("side effect")) + " " + call(5));
        Object f = (Function<String, Integer>) String::length;
        if (f instanceof Function<?, ?> g) {
            System.out.println(g != null);
        }
        Shape sh = new NamedBox<>("k", List.of(1, 2));
        if (sh instanceof Box<?> b && b.t instanceof List<?> l && l.get(1) instanceof Integer i && i == 2) {
            System.out.println("matched " + l.size());
        }
    }
}

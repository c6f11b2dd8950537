// Heap pollution: the exception comes where the value is used, not where it was stored.
import java.util.ArrayList;
import java.util.List;

@SuppressWarnings({"unchecked", "rawtypes"})
public class GenErasureCasts {
    static class Box<T> {
        T t;

        T get() {
            return t;
        }

        String show() {
            return "" + t;
        }
    }

    static <T> T cast(Object o) {
        return (T) o;
    }

    static <T extends Number> T castNum(Object o) {
        return (T) o;
    }

    static void test(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + " fine");
        } catch (ClassCastException e) {
            System.out.println(what + " CCE");
        }
    }

    static Object sink;

    public static void main(String[] args) {
        List<String> strs = new ArrayList<>();
        ((List) strs).add(5);
        test("as object", () -> sink = strs.get(0));
        test("size", () -> sink = strs.size());
        test("as string", () -> {
            String s = strs.get(0);
            sink = s;
        });
        test("call on it", () -> sink = strs.get(0).length());
        test("for each", () -> {
            for (String s : strs) {
                sink = s;
            }
        });
        test("for each Object", () -> {
            for (Object s : strs) {
                sink = s;
            }
        });
        test("toString", () -> sink = strs.toString());
        test("contains", () -> sink = strs.contains("5"));
        Box<String> b = new Box<>();
        ((Box) b).t = 7;
        test("box show", () -> sink = b.show());
        test("box get", () -> sink = b.get().isEmpty());
        test("box field", () -> {
            String s = b.t;
            sink = s;
        });
        test("cast to T", () -> GenErasureCasts.<String>cast(5));
        test("cast to T used", () -> {
            String s = cast(5);
            sink = s;
        });
        test("cast to T as Object", () -> sink = GenErasureCasts.<String>cast(5));
        test("bounded cast", () -> GenErasureCasts.<Integer>castNum("s"));
        test("bounded cast Double", () -> sink = GenErasureCasts.<Integer>castNum(1.5));
        test("bounded cast Double used", () -> {
            Integer i = castNum(1.5);
            sink = i;
        });
        test("list cast", () -> {
            List<Integer> li = (List<Integer>) (List<?>) new ArrayList<>(List.of("a"));
            sink = li.size();
        });
        test("array of T", () -> {
            String[] a = cast(new Object[1]);
            sink = a;
        });
        test("int unboxing", () -> {
            int i = GenErasureCasts.<Integer>cast("x");
            sink = i;
        });
        test("null", () -> {
            String s = cast(null);
            sink = s;
        });
    }
}

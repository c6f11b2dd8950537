// Needs Java 21: pattern switches inside loops with break and continue, and scopes of bindings.
import java.util.ArrayList;
import java.util.List;

public class LoopsAndScopes {
    static List<Object> flatten(Object o) {
        List<Object> out = new ArrayList<>();
        switch (o) {
            case List<?> l -> {
                for (Object e : l) {
                    out.addAll(flatten(e));
                }
            }
            case Object[] a -> {
                for (Object e : a) {
                    out.addAll(flatten(e));
                }
            }
            case null -> out.add("null");
            default -> out.add(o);
        }
        return out;
    }

    public static void main(String[] args) {
        System.out.println(flatten(List.of(1, List.of(2, new Object[] {3, null}), "x")));
        int total = 0;
        loop:
        for (Object o : new Object[] {1, "skip", 2, 'c', "stop", 4}) {
            switch (o) {
                case Integer i:
                    total += i;
                    break;
                case String s when s.equals("stop"):
                    break loop;
                case String s:
                    continue;
                default:
                    total += 100;
            }
            System.out.println(total);
        }
        System.out.println("end " + total);
        String s = "outer";
        Object v = 5;
        String r = switch (v) {
            case String t -> t + s;
            case Integer i -> {
                String t = "block" + i;
                yield t + s;
            }
            default -> s;
        };
        System.out.println(r);
        Runnable run = switch (v) {
            case Integer i when i > 3 -> () -> System.out.println("captured " + i);
            default -> () -> System.out.println("none");
        };
        run.run();
    }
}

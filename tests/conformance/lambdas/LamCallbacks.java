// Callbacks, event buses and pipelines built of lambdas kept in collections.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

public class LamCallbacks {
    static class Bus {
        private final Map<String, List<Consumer<Object>>> subs = new LinkedHashMap<>();

        Runnable on(String topic, Consumer<Object> c) {
            List<Consumer<Object>> l = subs.computeIfAbsent(topic, t -> new ArrayList<>());
            l.add(c);
            return () -> l.remove(c);
        }

        int emit(String topic, Object payload) {
            List<Consumer<Object>> l = new ArrayList<>(subs.getOrDefault(topic, List.of()));
            l.forEach(c -> c.accept(payload));
            return l.size();
        }
    }

    static class Pipeline<I, O> {
        private final Function<I, O> f;

        Pipeline(Function<I, O> f) {
            this.f = f;
        }

        static <T> Pipeline<T, T> start() {
            return new Pipeline<>(Function.identity());
        }

        <P> Pipeline<I, P> step(Function<? super O, ? extends P> g) {
            return new Pipeline<>(i -> g.apply(f.apply(i)));
        }

        Pipeline<I, O> check(Predicate<? super O> p, String msg) {
            return step(o -> {
                if (!p.test(o)) {
                    throw new IllegalArgumentException(msg + ": " + o);
                }
                return o;
            });
        }

        O run(I i) {
            return f.apply(i);
        }
    }

    public static void main(String[] args) {
        Bus bus = new Bus();
        List<String> log = new ArrayList<>();
        Runnable off = bus.on("a", p -> log.add("first " + p));
        bus.on("a", p -> log.add("second " + p));
        bus.on("b", p -> bus.emit("a", "from b " + p));
        System.out.println(bus.emit("a", 1) + " " + bus.emit("none", 2) + " " + bus.emit("b", 3));
        System.out.println(log);
        log.clear();
        off.run();
        System.out.println(bus.emit("a", 4) + " " + log);
        Runnable[] once = new Runnable[1];
        once[0] = bus.on("c", p -> {
            log.add("once " + p);
            once[0].run();
        });
        bus.emit("c", 1);
        bus.emit("c", 2);
        System.out.println(log);
        Pipeline<String, Integer> p = Pipeline.<String>start().step(String::trim).check(s -> !s.isEmpty(), "blank")
            .step(Integer::parseInt).check(n -> n > 0, "not positive").step(n -> n * n);
        for (String s : new String[] {" 12 ", "   ", "-3", "x"}) {
            try {
                System.out.println(p.run(s));
            } catch (NumberFormatException e) {
                System.out.println("no number");
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        Map<String, Function<Integer, Integer>> cmds = new LinkedHashMap<>();
        cmds.put("inc", x -> x + 1);
        cmds.put("sq", x -> x * x);
        cmds.put("neg", x -> -x);
        int acc = 3;
        for (String c : "sq inc neg nop sq".split(" ")) {
            acc = cmds.getOrDefault(c, Function.identity()).apply(acc);
            System.out.print(c + "=" + acc + " ");
        }
        System.out.println();
    }
}

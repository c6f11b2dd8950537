// Method references and dynamic dispatch: bound receivers, overridden methods, interface methods.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

public class LamMethodRefDispatch {
    interface Speaker {
        String speak();

        default String loud() {
            return speak().toUpperCase();
        }
    }

    static class Dog implements Speaker {
        @Override
        public String speak() {
            return "woof";
        }
    }

    static class Puppy extends Dog {
        int n;

        @Override
        public String speak() {
            return super.speak() + n++;
        }

        List<Supplier<String>> both() {
            return List.of(this::speak, super::speak, this::loud, super::loud);
        }
    }

    static class Parent {
        static String st() {
            return "Parent.st";
        }

        String m(Object o) {
            return "Parent.m(Object)";
        }
    }

    static class Child extends Parent {
        static String st() {
            return "Child.st";
        }

        @Override
        String m(Object o) {
            return "Child.m(Object)";
        }

        String m(String s) {
            return "Child.m(String)";
        }
    }

    static <T> void each(Iterable<? extends T> ts, Consumer<? super T> c) {
        for (T t : ts) {
            c.accept(t);
        }
    }

    public static void main(String[] args) {
        Function<Speaker, String> f = Speaker::speak;
        Puppy p = new Puppy();
        System.out.println(f.apply(new Dog()) + f.apply(p) + f.apply(p) + f.apply(() -> "lambda"));
        for (Supplier<String> s : p.both()) {
            System.out.print(s.get() + " ");
        }
        System.out.println();
        Function<Dog, String> g = Dog::speak;
        System.out.println(g.apply(p) + g.andThen(String::length).apply(new Dog()));
        Parent pc = new Child();
        BiFunction<Parent, String, String> viaParent = Parent::m;
        BiFunction<Child, String, String> viaChild = Child::m;
        Function<String, String> bound = pc::m;
        System.out.println(viaParent.apply(pc, "s") + " " + viaChild.apply(new Child(), "s") + " " + bound.apply("s"));
        Supplier<String> s1 = Parent::st;
        Supplier<String> s2 = Child::st;
        System.out.println(s1.get() + " " + s2.get());
        List<Object> sink = new ArrayList<>();
        each(List.of(1, 2), sink::add);
        each(List.of("a"), sink::add);
        Collections.addAll(sink, 'c');
        System.out.println(sink);
        Speaker[] all = {new Dog(), p, p::loud, () -> "x"};
        for (Speaker sp : all) {
            System.out.print(sp.loud() + " ");
        }
        System.out.println();
        BiFunction<String, Object, Boolean> eq = Object::equals;
        Function<Object, String> ts = Object::toString;
        System.out.println(eq.apply("a", "a") + ts.apply(List.of(1)));
        Function<String, Supplier<Integer>> later = s -> s::length;
        System.out.println(later.apply("three").get());
        Comparable<String> c = "m"::compareTo;
        System.out.println(c.compareTo("a") > 0);
    }
}

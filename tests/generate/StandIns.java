// Objects of classes that nobody has, and types that the engine has erased: the tests of each method compile.
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;

public class StandIns {
    interface Shape {
        <R> R accept(Visitor<R> visitor);
    }

    interface Visitor<R> {
        R square(int side);
    }

    /** Its methods say `T` and `R` where a stand-in has to say `String` and `Integer`. */
    interface Scale extends Function<String, Integer> {
        int offset(int... more);
    }

    abstract static class Source {
        protected abstract int next();

        protected abstract int limit();

        int sum() {
            return next() < limit() ? next() + next() : 0;
        }
    }

    static class ByLength implements Comparator<String> {
        @Override
        public int compare(String a, String b) {
            return a.length() - b.length();
        }
    }

    /** The method that answers has a type parameter of its own. */
    static int area(Shape shape, Visitor<Integer> visitor) {
        Integer found = shape.accept(visitor);
        return found != null && found < -3 ? found : 0;
    }

    static int scaled(Scale scale) {
        return scale.apply("a") + scale.offset() > 5 ? 1 : 0;
    }

    static int summed(Source source) {
        return source.sum() > 3 ? 1 : 0;
    }

    /** Both overloads must be there, so that a lambda is not enough. */
    interface Handler {
        int on(int number);

        int on(String text);
    }

    static boolean handled(Handler handler) {
        return handler.on(1) > handler.on("a");
    }

    /** The parameter of a function is called `t`, too. */
    static boolean holds(List<Object> t, Function<Object, Boolean> f) {
        return t.isEmpty() || f.apply(t.get(0));
    }

    /** A comparator need not have `equals`, but this one must have it. */
    static boolean same(Comparator<String> order, Object other) {
        return order != other && order.equals(other);
    }

    /** An array of a class below refuses what the answer of `make` would take by its type. */
    static <T> boolean stored(T value, IntFunction<T[]> make) {
        T[] made = make.apply(1);
        try {
            made[0] = value;
            return true;
        } catch (ArrayStoreException e) {
            return false;
        }
    }

    /** Zeros in boxes are no nulls. */
    static int zeros(Integer[] all) {
        if (all.length == 3 && all[1] == 0) {
            return all[2] == null ? 1 : 2;
        }
        return 0;
    }

    /** The two may be the same object for the engine, and not for the compiler. */
    static boolean shared(List<Integer> numbers, List<String> texts) {
        return (Object) numbers == texts;
    }

    interface Action<T, X extends Exception> {
        T run() throws X;
    }

    /** What is not said of `X` is bounded nevertheless. */
    static <T> T tried(Action<T, ?> action, T other) {
        try {
            return action.run();
        } catch (Exception e) {
            return other;
        }
    }

    /** A set has more methods than the ones that are called here. */
    static boolean starts(java.util.SortedSet<String> texts) {
        return texts.iterator().hasNext();
    }

    static <T> T first(T[] all, Comparator<? super T> order) {
        return order.compare(all[0], all[1]) <= 0 ? all[0] : all[1];
    }

    static <T extends Object & Comparable<? super T>> T least(List<? extends T> all) {
        return all.get(0).compareTo(all.get(1)) <= 0 ? all.get(0) : all.get(1);
    }
}

/** Its file has the name of another class, which the compiler does not like. */
class StandInsFriend {
    int twice(int number) {
        return number < 0 ? 0 : 2 * number;
    }
}

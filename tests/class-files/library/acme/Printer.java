package acme;

import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/** Overloads that only their declarations tell apart. */
public class Printer<T> {
    public static final int WIDTH = 80;
    public static final long MOST = Long.MIN_VALUE;
    public static final char MARK = '#';
    public static final byte LOW = -1;
    public static final boolean IS_PLAIN = true;
    public static final String NAME = "line \u00e4 \ud83d\ude00";
    public static final double NONE = Double.NaN;
    public static final float FAR = Float.NEGATIVE_INFINITY;
    public static final double BELOW = -0.0;
    public static final Integer BOXED = 7;
    public static int used;

    public Printer() { }
    public Printer(int width) { }
    public Printer(Object... parts) { }
    Printer(String inside) { }

    public int print(int number) { return 1; }
    public long print(long number) { return 2; }
    public String print(Object any) { return "3"; }
    public CharSequence print(CharSequence text) { return "4"; }
    public boolean print(Object any, Object... rest) { return true; }
    public <E extends Comparable<E>> E best(Collection<? extends E> all) { return null; }
    public <E extends Comparable<E>> List<E> best(List<E> all) { return all; }
    public T given(T value) { return value; }
    public <R> Printer<R> map(Function<? super T, ? extends R> by) { return null; }
    public T orElse(Supplier<? extends T> other) { return null; }
    public T orElse(T other) { return null; }
    public void each(java.util.function.Consumer<? super T> action) { }
}

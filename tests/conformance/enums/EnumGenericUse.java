// Enums in generic code: EnumMap-like tables, Comparable bounds, streams of values, sorting.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

public class EnumGenericUse {
    enum Size { SMALL, MEDIUM, LARGE }

    static class Table<E extends Enum<E>, V> {
        private final E[] keys;
        private final Object[] vals;

        Table(E[] keys, Function<E, V> init) {
            this.keys = keys;
            vals = new Object[keys.length];
            for (E k : keys) {
                vals[k.ordinal()] = init.apply(k);
            }
        }

        @SuppressWarnings("unchecked")
        V get(E e) {
            return (V) vals[e.ordinal()];
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder();
            for (E k : keys) {
                sb.append(k.name().charAt(0)).append(get(k)).append(' ');
            }
            return sb.toString().trim();
        }
    }

    static <E extends Enum<E>> E parse(Class<E> c, String s, E dflt) {
        try {
            return Enum.valueOf(c, s.toUpperCase());
        } catch (IllegalArgumentException e) {
            return dflt;
        }
    }

    static <T extends Comparable<T>> T top(List<T> l) {
        return Collections.max(l);
    }

    public static void main(String[] args) {
        Table<Size, Integer> t = new Table<>(Size.values(), s -> s.ordinal() * 10);
        System.out.println(t + " " + (t.get(Size.LARGE) + 1));
        System.out.println(parse(Size.class, "large", Size.SMALL) + " " + parse(Size.class, "huge", Size.SMALL));
        List<Size> l = new ArrayList<>(List.of(Size.LARGE, Size.SMALL, Size.MEDIUM, Size.SMALL));
        Collections.sort(l);
        System.out.println(l + " " + top(l));
        l.sort(Comparator.comparing(Size::name));
        System.out.println(l);
        l.sort(Comparator.reverseOrder());
        System.out.println(l);
        TreeMap<Size, Integer> tm = new TreeMap<>();
        for (Size s : l) {
            tm.merge(s, 1, Integer::sum);
        }
        System.out.println(tm + " " + tm.firstKey() + " " + tm.headMap(Size.LARGE));
        System.out.println(Arrays.stream(Size.values()).map(s -> s.name().length()).collect(Collectors.toList()));
        System.out.println(Arrays.asList(Size.values()).indexOf(Size.MEDIUM));
        Function<String, Size> f = Size::valueOf;
        System.out.println(f.apply("SMALL").compareTo(Size.LARGE));
        System.out.println(String.join("|", Arrays.stream(Size.values()).map(Size::toString).collect(Collectors.toList())));
        int[][] m = new int[Size.values().length][Size.values().length];
        m[Size.LARGE.ordinal()][Size.SMALL.ordinal()] = 5;
        System.out.println(Arrays.deepToString(m));
    }
}

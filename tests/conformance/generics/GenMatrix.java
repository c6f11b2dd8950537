// A generic matrix over an abstract ring, with ints, longs and booleans.
import java.util.function.BinaryOperator;

public class GenMatrix<T> {
    static class Ring<E> {
        final E zero;
        final E one;
        final BinaryOperator<E> add;
        final BinaryOperator<E> mul;

        Ring(E zero, E one, BinaryOperator<E> add, BinaryOperator<E> mul) {
            this.zero = zero;
            this.one = one;
            this.add = add;
            this.mul = mul;
        }
    }

    private final Ring<T> ring;
    private final Object[][] cells;

    GenMatrix(Ring<T> ring, int n) {
        this.ring = ring;
        cells = new Object[n][n];
        for (Object[] row : cells) {
            java.util.Arrays.fill(row, ring.zero);
        }
    }

    @SafeVarargs
    static <E> GenMatrix<E> of(Ring<E> r, E[]... rows) {
        GenMatrix<E> m = new GenMatrix<>(r, rows.length);
        for (int i = 0; i < rows.length; i++) {
            for (int j = 0; j < rows.length; j++) {
                m.cells[i][j] = rows[i][j];
            }
        }
        return m;
    }

    @SuppressWarnings("unchecked")
    T at(int i, int j) {
        return (T) cells[i][j];
    }

    static <E> GenMatrix<E> identity(Ring<E> r, int n) {
        GenMatrix<E> m = new GenMatrix<>(r, n);
        for (int i = 0; i < n; i++) {
            m.cells[i][i] = r.one;
        }
        return m;
    }

    GenMatrix<T> times(GenMatrix<T> o) {
        int n = cells.length;
        GenMatrix<T> r = new GenMatrix<>(ring, n);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                T s = ring.zero;
                for (int k = 0; k < n; k++) {
                    s = ring.add.apply(s, ring.mul.apply(at(i, k), o.at(k, j)));
                }
                r.cells[i][j] = s;
            }
        }
        return r;
    }

    GenMatrix<T> power(int e) {
        GenMatrix<T> r = identity(ring, cells.length);
        GenMatrix<T> b = this;
        for (; e > 0; e >>= 1) {
            if ((e & 1) == 1) {
                r = r.times(b);
            }
            b = b.times(b);
        }
        return r;
    }

    @Override
    public String toString() {
        return java.util.Arrays.deepToString(cells);
    }

    public static void main(String[] args) {
        Ring<Long> longs = new Ring<>(0L, 1L, Long::sum, (a, b) -> a * b);
        GenMatrix<Long> fib = of(longs, new Long[] {1L, 1L}, new Long[] {1L, 0L});
        for (int n : new int[] {0, 1, 2, 10, 50, 90}) {
            System.out.println("fib " + n + " = " + fib.power(n).at(0, 1));
        }
        Ring<Boolean> bools = new Ring<>(false, true, Boolean::logicalOr, Boolean::logicalAnd);
        GenMatrix<Boolean> reach = of(bools, new Boolean[] {true, true, false}, new Boolean[] {false, true, true}, new Boolean[] {false, false, true});
        System.out.println(reach.power(2));
        Ring<Integer> tropical = new Ring<>(1000, 0, Math::min, Integer::sum);
        GenMatrix<Integer> dist = of(tropical, new Integer[] {0, 3, 10}, new Integer[] {3, 0, 4}, new Integer[] {10, 4, 0});
        System.out.println(dist.power(2) + " " + dist.power(2).at(0, 2));
        Ring<String> words = new Ring<>("", "", (a, b) -> a.length() >= b.length() ? a : b, String::concat);
        System.out.println(of(words, new String[] {"a", "b"}, new String[] {"c", "d"}).times(identity(words, 2)));
    }
}

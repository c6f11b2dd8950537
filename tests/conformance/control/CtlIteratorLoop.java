// The enhanced for over our own Iterable: calls of hasNext and next, break, nesting, remove.
import java.util.Iterator;
import java.util.NoSuchElementException;

public class CtlIteratorLoop {
    static String log = "";

    static class Range implements Iterable<Integer> {
        final int lo;
        final int hi;

        Range(int lo, int hi) {
            this.lo = lo;
            this.hi = hi;
        }

        @Override
        public Iterator<Integer> iterator() {
            log += "iter ";
            return new Iterator<>() {
                int at = lo;

                @Override
                public boolean hasNext() {
                    log += "h";
                    return at < hi;
                }

                @Override
                public Integer next() {
                    log += "n ";
                    if (at >= hi) {
                        throw new NoSuchElementException("at " + at);
                    }
                    return at++;
                }
            };
        }
    }

    static void flush() {
        System.out.println(log);
        log = "";
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int x : new Range(1, 4)) {
            sum += x;
        }
        System.out.println(sum);
        flush();
        for (Integer x : new Range(0, 100)) {
            if (x == 2) {
                break;
            }
        }
        flush();
        Range r = new Range(0, 2);
        for (long a : r) {
            for (double b : r) {
                System.out.print(a + "/" + b + " ");
            }
        }
        System.out.println();
        flush();
        for (Object o : new Range(5, 5)) {
            System.out.println("never " + o);
        }
        flush();
        Iterator<Integer> it = r.iterator();
        it.next();
        it.next();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println("remove is not supported");
        }
        flush();
        r.forEach(x -> log += "[" + x + "]");
        flush();
        try {
            Range none = null;
            for (int x : none) {
                System.out.println(x);
            }
        } catch (NullPointerException e) {
            System.out.println("null iterable");
        }
    }
}

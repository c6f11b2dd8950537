// Exceptions in and through lambdas; finally and try inside bodies; wrapping checked exceptions.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;

public class LamExceptions {
    interface Risky<T, R> {
        R apply(T t) throws Exception;
    }

    static <T, R> Function<T, R> wrap(Risky<T, R> r) {
        return t -> {
            try {
                return r.apply(t);
            } catch (RuntimeException e) {
                throw e;
            } catch (Exception e) {
                throw new IllegalStateException("wrapped " + e.getMessage(), e);
            }
        };
    }

    static <T> T orElse(Callable<T> c, T t) {
        try {
            return c.call();
        } catch (Exception e) {
            return t;
        }
    }

    static int risky(String s) throws Exception {
        if (s.isEmpty()) {
            throw new Exception("empty");
        }
        return Integer.parseInt(s);
    }

    static int retry(int times, Supplier<Integer> s) {
        for (int i = 1; ; i++) {
            try {
                return s.get();
            } catch (RuntimeException e) {
                System.out.println("attempt " + i + " " + e.getMessage());
                if (i == times) {
                    throw e;
                }
            }
        }
    }

    public static void main(String[] args) {
        Function<String, Integer> f = wrap(LamExceptions::risky);
        for (String s : new String[] {"12", "", "x"}) {
            try {
                System.out.println(f.apply(s));
            } catch (NumberFormatException e) {
                System.out.println("format");
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage() + " " + (e.getCause() != null));
            }
        }
        System.out.println(orElse(() -> risky("7"), -1) + " " + orElse(() -> risky(""), -1) + " " + orElse(() -> 1 / 0, -2));
        int[] n = {0};
        System.out.println(retry(5, () -> {
            if (++n[0] < 3) {
                throw new RuntimeException("n" + n[0]);
            }
            return n[0] * 100;
        }));
        try {
            retry(2, () -> {
                throw new UnsupportedOperationException("always");
            });
        } catch (UnsupportedOperationException e) {
            System.out.println("gave up " + e.getMessage());
        }
        Supplier<String> fin = () -> {
            try {
                return "value";
            } finally {
                System.out.println("finally in lambda");
            }
        };
        System.out.println(fin.get());
        List<Integer> seen = new ArrayList<>();
        try {
            List.of(1, 2, 0, 4).forEach(x -> seen.add(12 / x));
        } catch (ArithmeticException e) {
            System.out.println(seen + " " + e.getMessage());
        }
        Runnable cleanup = () -> System.out.println("cleanup");
        try (AutoCloseable c = cleanup::run) {
            System.out.println("body");
        } catch (Exception e) {
            System.out.println("unexpected");
        }
    }
}

// Exceptions in generic interfaces, lambdas and overriding methods with narrower throws.
public class ExcCheckedGenerics {
    interface Action<T, X extends Exception> {
        T run() throws X;
    }

    static class Missing extends Exception {
        Missing(String s) {
            super(s);
        }
    }

    static <T, X extends Exception> T twice(Action<T, X> a) throws X {
        a.run();
        return a.run();
    }

    static <T> T orElse(Action<T, ?> a, T other) {
        try {
            return a.run();
        } catch (Exception e) {
            System.out.println("used other: " + e.getMessage());
            return other;
        }
    }

    static abstract class Reader {
        abstract String read() throws Exception;
    }

    static class Safe extends Reader {
        @Override
        String read() {
            return "safe";
        }
    }

    static class Risky extends Reader {
        int n;

        @Override
        String read() throws Missing {
            if (n++ % 2 == 1) {
                throw new Missing("gone " + n);
            }
            return "risky " + n;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Safe().read());
        Risky r = new Risky();
        System.out.println(orElse(r::read, "none"));
        System.out.println(orElse(r::read, "none"));
        try {
            System.out.println(twice(r::read));
        } catch (Missing e) {
            System.out.println("missing " + e.getMessage());
        }
        int[] n = {0};
        int v = twice(() -> n[0] += 5);
        System.out.println(v);
        Action<Integer, RuntimeException> div = () -> 10 / (n[0] - 10);
        try {
            div.run();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(orElse(div, -1));
        Reader[] rs = {new Safe(), new Risky(), new Reader() {
            @Override
            String read() {
                throw new UnsupportedOperationException("anon");
            }
        }};
        for (Reader x : rs) {
            System.out.println(orElse(x::read, "failed"));
        }
    }
}

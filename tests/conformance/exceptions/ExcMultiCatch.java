// Multi-catch, rethrow with precise types, and the static type of the parameter.
public class ExcMultiCatch {
    static class A extends Exception {
        int code() {
            return 1;
        }
    }

    static class B extends Exception {
    }

    static class C extends RuntimeException {
    }

    static void raise(int n) throws A, B {
        if (n == 0) {
            throw new A();
        }
        if (n == 1) {
            throw new B();
        }
        if (n == 2) {
            throw new C();
        }
        if (n == 3) {
            Object o = "x";
            System.out.println((Integer) o);
        }
    }

    static String one(int n) {
        try {
            raise(n);
            return "ok";
        } catch (A | B e) {
            return "A|B " + e.getClass().getSimpleName() + (e instanceof A);
        } catch (C | ClassCastException e) {
            return "C|CCE " + (e.getClass() == C.class);
        }
    }

    static void precise(int n) throws A, B {
        try {
            raise(n);
        } catch (final Exception e) {
            System.out.println("rethrow " + e.getClass().getSimpleName());
            throw e;
        }
    }

    static void runtimeOnly(int n) {
        try {
            if (n > 0) {
                throw new IllegalArgumentException("n" + n);
            }
            throw new UnsupportedOperationException("u");
        } catch (IllegalArgumentException | UnsupportedOperationException e) {
            RuntimeException r = e;
            System.out.println(r.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) {
            System.out.println(one(i));
        }
        for (int i = 0; i < 5; i++) {
            try {
                precise(i);
                System.out.println("none");
            } catch (A e) {
                System.out.println("A " + e.code());
            } catch (B e) {
                System.out.println("B");
            } catch (RuntimeException e) {
                System.out.println("R");
            }
        }
        runtimeOnly(1);
        runtimeOnly(0);
    }
}

// A constructor of an enum constant, or a static initialiser of an enum, that throws.
public class EnumFailedInit {
    enum Broken {
        A(1), B(0), C(2);

        final int inverse;

        Broken(int n) {
            System.out.println("making " + n);
            inverse = 10 / n;
        }
    }

    enum Late {
        X, Y;

        static int count = 0;

        static {
            for (Late each : values()) {
                count += each.ordinal();
            }
            if (count > 0) {
                throw new IllegalStateException("late " + count);
            }
        }
    }

    enum Failing {
        ONE {
            @Override
            int value() {
                return 1;
            }
        },
        TWO {
            final int[] cells = new int[-size()];

            @Override
            int value() {
                return 2;
            }
        };

        abstract int value();

        int size() {
            return 3;
        }
    }

    enum Fatal {
        F;

        Fatal() {
            throw new StackOverflowError("fatal");
        }
    }

    static class Plain {
        static final Object NEVER = fail();
        static final int CONSTANT = 5;

        static Object fail() {
            throw new UnsupportedOperationException("plain");
        }

        static void touch() {
        }
    }

    static class Child extends Plain {
    }

    interface Asks {
        void ask();
    }

    static void attempt(String name, Asks asks) {
        for (int i = 0; i < 2; i++) {
            try {
                asks.ask();
                System.out.println(name + " fine");
            } catch (ExceptionInInitializerError e) {
                System.out.println(name + " " + e + " " + e.getMessage() + " cause " + e.getCause() + " "
                    + (e.getCause() == e.getException()));
            } catch (NoClassDefFoundError e) {
                System.out.println(name + " NoClassDefFoundError");
            } catch (Error e) {
                System.out.println(name + " error " + e);
            }
        }
    }

    public static void main(String[] args) {
        attempt("broken", () -> System.out.println(Broken.A.inverse));
        attempt("broken again", () -> System.out.println(Broken.values().length));
        attempt("late", () -> System.out.println(Late.X));
        attempt("failing", () -> System.out.println(Failing.valueOf("ONE").value()));
        attempt("fatal", () -> System.out.println(Fatal.F));
        attempt("plain", () -> System.out.println(Plain.CONSTANT));
        attempt("child", () -> System.out.println(new Child()));
        attempt("plain", Plain::touch);
        attempt("switch", () -> {
            Broken b = null;
            System.out.println(b == null ? "null" : "other");
        });
    }
}

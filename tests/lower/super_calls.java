/** super.m() in classes, lambdas and inner classes, and of interfaces. */
class SuperCalls {
    interface Named {
        default String name() {
            return "named";
        }
    }

    static class Base {
        int n;

        int get() {
            return n;
        }
    }

    static class Derived extends Base implements Named {
        @Override
        int get() {
            return super.get() + super.n;
        }

        @Override
        public String name() {
            return Named.super.name() + super.toString();
        }

        java.util.function.IntSupplier later() {
            return () -> super.get();
        }

        java.util.function.IntSupplier reference() {
            return super::get;
        }
    }
}

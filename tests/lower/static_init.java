/** Classes are initialised at first use; constants need none. */
class StaticInit {
    static int order;

    static class A {
        static final int CONSTANT = 5;
        static final int COMPUTED = ++order;

        static {
            order *= 2;
        }

        static int get() {
            return COMPUTED;
        }
    }

    static class B extends A {
        static int own = order;
    }

    static int constant() {
        return A.CONSTANT;
    }

    static int inherited() {
        return B.COMPUTED;
    }

    static int own() {
        return B.own + B.get();
    }

    StaticInit self() {
        return this;
    }

    int throughInstance() {
        return self().order + this.order;
    }
}

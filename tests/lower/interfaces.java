/** Interfaces: default, static and private methods, constants, and a default called by name. */
interface Interfaces {
    int LIMIT = Integer.parseInt("4");

    int size();

    default boolean isEmpty() {
        return check(size());
    }

    private boolean check(int n) {
        return n == 0;
    }

    static Interfaces none() {
        return () -> 0;
    }
}

interface Other {
    default boolean isEmpty() {
        return false;
    }
}

class Both implements Interfaces, Other {
    @Override
    public int size() {
        return LIMIT;
    }

    @Override
    public boolean isEmpty() {
        return Interfaces.super.isEmpty() && Other.super.isEmpty();
    }
}

/** Methods of variable arity get an array. */
class Varargs {
    static int sum(int... all) {
        return all.length;
    }

    static int first(String s, Object... rest) {
        return rest == null ? -1 : rest.length;
    }

    static int first(String s) {
        return 0;
    }

    static int use(int[] given, Object[] objects) {
        return sum() + sum(1) + sum(1, 2) + sum(given) + first("a") + first("a", 1, 'c') + first("a", objects)
            + first("a", (Object) objects) + first("b", (Object[]) null);
    }
}

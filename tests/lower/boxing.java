/** Boxing by valueOf, unboxing by the method of the box, and what operators do with boxes. */
class Boxing {
    Integer box(int n) {
        return n;
    }

    long unbox(Integer n) {
        return n;
    }

    Object any(char c) {
        return c;
    }

    Long wide(int n) {
        return (long) n;
    }

    boolean same(Integer a, Integer b) {
        return a == b;
    }

    boolean equal(Integer a, int b) {
        return a == b;
    }

    Integer choose(boolean b, Integer x, int y) {
        return b ? x : y;
    }

    Object mixed(boolean b, Integer x, Double y) {
        return b ? x : y;
    }

    boolean flag(Boolean b) {
        return b && !b;
    }

    int cast(Object o) {
        return (int) o;
    }

    byte small() {
        Byte b = 1;
        return b;
    }
}

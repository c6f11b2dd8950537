/** Generics are erased: casts where a value of a type variable is used as something else. */
class Generics {
    static class Cell<T extends Comparable<T>> {
        T value;

        T get() {
            return value;
        }

        boolean isLess(T other) {
            return value.compareTo(other) < 0;
        }
    }

    static <A, B extends A> A first(A a, B b) {
        return b != null ? b : a;
    }

    static <T> T[] pick(T[] all) {
        return all;
    }

    static int use(Cell<Integer> cell, Cell<String> text) {
        Object any = text.get();
        text.get();
        return cell.get() + cell.value + text.get().length() + pick(new String[1])[0].length();
    }

    static int both(Object o) {
        Runnable r = (Runnable & java.io.Serializable) o;
        r.run();
        return 0;
    }
}

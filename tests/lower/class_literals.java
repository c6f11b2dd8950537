/** Class literals and getClass. */
class ClassLiterals {
    Class<?> literal() {
        return String.class;
    }

    Class<?> own() {
        return ClassLiterals.class;
    }

    boolean isExactly(Object o) {
        return o.getClass() == ClassLiterals.class;
    }

    String name() {
        return getClass().getSimpleName();
    }

    Class<?> number() {
        return int.class;
    }

    Class<?> array() {
        return int[].class;
    }
}

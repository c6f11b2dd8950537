/** Method references: static, of an object, of a class, of constructors and arrays. */
class MethodReferences {
    interface Fn<A, B> {
        B call(A a);
    }

    interface Make<B> {
        B make();
    }

    static int twice(int n) {
        return 2 * n;
    }

    int count;

    int next() {
        return ++count;
    }

    static Fn<Integer, Integer> ofStatic() {
        return MethodReferences::twice;
    }

    static Make<Integer> ofObject(MethodReferences of) {
        return of::next;
    }

    Make<Integer> ofThis() {
        return this::next;
    }

    static Fn<MethodReferences, Integer> ofClass() {
        return MethodReferences::next;
    }

    static Make<MethodReferences> ofConstructor() {
        return MethodReferences::new;
    }

    static Fn<Integer, String[]> ofArray() {
        return String[]::new;
    }
}

// Private classes are inputs. Local, anonymous and lambda classes are not, and the answer says so where it could tell.
//! Hidden.area => invalid complete
//! Hidden.local => valid incomplete +hidden-classes
//! Hidden.lambda => valid incomplete +hidden-classes
//! Hidden.tested => valid incomplete +hidden-classes
//! Hidden.notAsked => valid complete
//! Hidden.onlyPrivate => valid complete
//! Hidden.nobody => valid complete
//! Hidden.never => invalid complete
//! Hidden.open => valid complete +assumed-call
interface Shape {
    int area();
}

class Square implements Shape {
    public int area() { return 1; }
}

interface Named {
    int length();
}

class Name implements Named {
    public int length() { return 1; }
}

interface Op {
    int apply(int x);
}

class Inc implements Op {
    public int apply(int x) { return 1; }
}

interface Unary {
    int apply(int x);
}

enum Nothing { }

enum Single { ONE }

class Hidden {
    private static class Flat implements Shape {
        public int area() { return 0; }
    }

    sealed interface Answer permits Yes, No { }

    private record Yes(int why) implements Answer { }

    private record No() implements Answer { }

    static Shape flat() { return new Flat(); }

    static Named named() {
        return new Named() {
            public int length() { return 0; }
        };
    }

    static Op op() { return x -> 0; }

    static int area(Shape s) {
        return s == null ? 0 : 10 / s.area(); //~ crash Hidden.area
    }

    static int local(Named n) {
        return n == null ? 0 : 10 / n.length();
    }

    static int lambda(Op o) {
        return o == null ? 0 : 10 / o.apply(1);
    }

    static boolean tested(Object o) {
        return o instanceof Op;
    }

    static boolean notAsked(Named n, Op o) {
        return n == null || o == null;
    }

    // an `Answer` is one of two records, whatever their names are
    static int onlyPrivate(Answer a) {
        if (a == null || a instanceof Yes) {
            return 1;
        }
        assert a instanceof No;
        return 0;
    }

    static void nobody(Nothing n) {
        assert n == null;
    }

    static void never(Single s) {
        assert s == null; //~ assert Hidden.never
    }

    // nobody implements it: a class that is not in the program stands for all
    static int open(Unary u) {
        return u == null ? 0 : u.apply(1);
    }
}

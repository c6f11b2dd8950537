// What an overridden method says of null holds for the overriding one: class or interface, over several levels, generic.
//! Child.length => valid complete
//! Child.name => invalid ensures@31
//! Grandchild.length => valid complete
//! Grandchild.name => invalid ensures@39
//! Grandchild.other => invalid crash@41
//! Weaker.length => invalid crash@45
//! Stored.keep(String) => valid complete
//! Stored.last => invalid ensures@63
//! Both.take => invalid crash@76
//! Use.ofChild => invalid requires@28
//! Use.ofLambda => invalid requires@83
//! Use.ofAnonymous => invalid requires@89
//! Use.ofLambdaResult => invalid ensures@95
//! Use.ofRecord => invalid requires@103
//! Use.ofAccessor => valid complete
//! Use.byAnnotation => valid complete
class Base {
    int length(/*@ non_null @*/ String s) { return s.length(); }

    /*@ non_null @*/ String name() { return ""; }

    int other(String s) { return 0; }
}

class Child extends Base {
    @Override
    int length(String text) { return text.length() + 1; }

    @Override
    String name() { return null; }
}

class Grandchild extends Child {
    @Override
    int length(String s) { return s.length() + 2; }

    @Override
    String name() { return null; }

    int other(String s) { return s.length(); }
}

class Weaker extends Base {
    int length(/*@ nullable @*/ String s) { return s.length(); }
}

interface Keeping<T> {
    void keep(/*@ non_null @*/ T value);

    /*@ non_null @*/ T last();
}

class Stored implements Keeping<String> {
    private String kept;
    int size;

    public void keep(String value) {
        kept = value;
        size = value.length();
    }

    public String last() { return kept; }
}

interface Taking {
    int take(/*@ non_null @*/ String s);
}

interface TakingAll {
    int take(/*@ nullable @*/ String s);
}

// who implements both must do for the callers of both
class Both implements Taking, TakingAll {
    public int take(String s) { return s.length(); }
}

class Use {
    static int ofChild() { return new Child().length(null); }

    static int ofLambda() {
        Taking taking = s -> 1;
        return taking.take(null);
    }

    static int ofAnonymous() {
        Taking taking = new Taking() {
            public int take(String s) { return 1; }
        };
        return taking.take(null);
    }

    interface Giving {
        /*@ non_null @*/ String give();
    }

    static int ofLambdaResult(boolean b) {
        Giving giving = () -> b ? "x" : null;
        return giving.give().length();
    }

    record Named(/*@ non_null @*/ String name) {
    }

    static Named ofRecord() { return new Named(null); }

    static int ofAccessor(/*@ non_null @*/ Named named) { return named.name().length(); }

    static int byAnnotation(Annotated a, String s) {
        if (a == null || s == null) {
            return 0;
        }
        return a.twice(s);
    }
}

abstract class Annotated {
    abstract int twice(@NonNull String s);

    @interface NonNull {
    }
}

class Twice extends Annotated {
    int twice(String s) { return 2 * s.length(); }
}

// What an overridden method says of null holds for the overriding one: class or interface, over several levels, generic.
//! Child.length => valid complete
//! Child.name => invalid
//! Grandchild.length => valid complete
//! Grandchild.name => invalid
//! Grandchild.other => invalid
//! Weaker.length => invalid
//! Stored.keep(String) => valid complete
//! Stored.last => invalid
//! Both.take => invalid
//! Use.ofChild => invalid
//! Use.ofLambda => invalid
//! Use.ofAnonymous => invalid
//! Use.ofLambdaResult => invalid
//! Use.ofRecord => invalid
//! Use.ofAccessor => valid complete
//! Use.byAnnotation => valid complete
class Base {
    int length(/*@ non_null @*/ String s) { return s.length(); }

    /*@ non_null @*/ String name() { return ""; }

    int other(String s) { return 0; }
}

class Child extends Base {
    @Override
    int length(String text) { return text.length() + 1; } //~ requires Use.ofChild

    @Override
    String name() { return null; } //~ ensures Child.name
}

class Grandchild extends Child {
    @Override
    int length(String s) { return s.length() + 2; }

    @Override
    String name() { return null; } //~ ensures Grandchild.name

    int other(String s) { return s.length(); } //~ crash Grandchild.other
}

class Weaker extends Base {
    int length(/*@ nullable @*/ String s) { return s.length(); } //~ crash Weaker.length
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

    public String last() { return kept; } //~ ensures Stored.last
}

interface Taking {
    int take(/*@ non_null @*/ String s);
}

interface TakingAll {
    int take(/*@ nullable @*/ String s);
}

// who implements both must do for the callers of both
class Both implements Taking, TakingAll {
    public int take(String s) { return s.length(); } //~ crash Both.take
}

class Use {
    static int ofChild() { return new Child().length(null); }

    static int ofLambda() {
        Taking taking = s -> 1; //~ requires Use.ofLambda
        return taking.take(null);
    }

    static int ofAnonymous() {
        Taking taking = new Taking() {
            public int take(String s) { return 1; } //~ requires Use.ofAnonymous
        };
        return taking.take(null);
    }

    interface Giving {
        /*@ non_null @*/ String give(); //~ ensures Use.ofLambdaResult
    }

    static int ofLambdaResult(boolean b) {
        Giving giving = () -> b ? "x" : null;
        return giving.give().length();
    }

    record Named(/*@ non_null @*/ String name) { //~ requires Use.ofRecord
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

// A variable, field or component that is declared as never null is judged wherever something is stored there.
//! Places.local => invalid
//! Places.assigned => invalid
//! Places.fine => valid complete
//! Places.value => invalid
//! Places.several => invalid
//! Places.forEach => invalid
//! Places.forHead => invalid
//! Places.resource => invalid
//! Places.caught => valid complete
//! Places.lambda => invalid
//! Places.parameter => invalid
//! Places.annotated => invalid
//! Places.inferred => invalid
//! Places.fixed => invalid
//! Places.clear => invalid
//! Places.repaired => valid complete
//! Places.Places => invalid
class Places {
    /*@ non_null @*/ String name; //~ invariant Places.clear Places.Places
    static /*@ non_null @*/ String shared = "";

    Places(String name) { this.name = name; }

    static void local() {
        /*@ non_null @*/ String s = null; //~ assert Places.local
    }

    static int assigned(boolean b) {
        /*@ non_null @*/ String s = "a";
        if (b) {
            s = null; //~ assert Places.assigned
        }
        return 1;
    }

    static int fine(String t) {
        /*@ non_null @*/ String s = "a";
        s = t == null ? "b" : t;
        return s.length();
    }

    static int value(String t) {
        /*@ non_null @*/ String s;
        return (s = t) == null ? 1 : 2; //~ assert Places.value
    }

    static void several(String t) {
        /*@ non_null @*/ String a = "", b = t; //~ assert Places.several
    }

    //@ requires all != null && all.length == 1;
    static void forEach(String[] all) {
        for (/*@ non_null @*/ String each : all) { //~ assert Places.forEach
            each.length();
        }
    }

    static int forHead(Cell first) {
        int n = 0;
        //@ loop_invariant n >= 0;
        for (/*@ non_null @*/ Cell at = first; n < 1; n++) { //~ assert Places.forHead
        }
        return n;
    }

    static void resource(AutoCloseable given) throws Exception {
        try (/*@ non_null @*/ AutoCloseable used = given) { //~ assert Places.resource
        }
    }

    static int caught(int n) {
        try {
            return 1 / n;
        } catch (/*@ non_null @*/ ArithmeticException e) {
            return e == null ? 1 : 2;
        }
    }

    interface Text {
        int of(String s);
    }

    static int lambda() {
        Text text = (/*@ non_null @*/ String s) -> 1; //~ assert Places.lambda
        return text.of(null);
    }

    static void parameter(/*@ non_null @*/ String s) {
        s = null; //~ assert Places.parameter
    }

    static void annotated(String t) {
        @NonNull String s = t; //~ assert Places.annotated
    }

    static void inferred(Cell t) {
        /*@ non_null @*/ var s = t; //~ assert Places.inferred
    }

    @interface NonNull {
    }

    static void fixed() {
        shared = null; //~ assert Places.fixed
    }

    void clear() { name = null; }

    void repaired() {
        name = null;
        name = "again";
    }
}

class Cell {
    Cell next;
}

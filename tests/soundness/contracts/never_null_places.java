// A variable, field or component that is declared as never null is judged wherever something is stored there.
//! Places.local => invalid assert@26
//! Places.assigned => invalid assert@32
//! Places.fine => valid complete
//! Places.value => invalid assert@45
//! Places.several => invalid assert@49
//! Places.forEach => invalid assert@54
//! Places.forHead => invalid assert@62
//! Places.resource => invalid assert@68
//! Places.caught => valid complete
//! Places.lambda => invalid assert@85
//! Places.parameter => invalid assert@90
//! Places.annotated => invalid assert@94
//! Places.inferred => invalid assert@98
//! Places.fixed => invalid assert@105
//! Places.clear => invalid invariant@20
//! Places.repaired => valid complete
//! Places.Places => invalid invariant@20
class Places {
    /*@ non_null @*/ String name;
    static /*@ non_null @*/ String shared = "";

    Places(String name) { this.name = name; }

    static void local() {
        /*@ non_null @*/ String s = null;
    }

    static int assigned(boolean b) {
        /*@ non_null @*/ String s = "a";
        if (b) {
            s = null;
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
        return (s = t) == null ? 1 : 2;
    }

    static void several(String t) {
        /*@ non_null @*/ String a = "", b = t;
    }

    //@ requires all != null && all.length == 1;
    static void forEach(String[] all) {
        for (/*@ non_null @*/ String each : all) {
            each.length();
        }
    }

    static int forHead(Cell first) {
        int n = 0;
        //@ loop_invariant n >= 0;
        for (/*@ non_null @*/ Cell at = first; n < 1; n++) {
        }
        return n;
    }

    static void resource(AutoCloseable given) throws Exception {
        try (/*@ non_null @*/ AutoCloseable used = given) {
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
        Text text = (/*@ non_null @*/ String s) -> 1;
        return text.of(null);
    }

    static void parameter(/*@ non_null @*/ String s) {
        s = null;
    }

    static void annotated(String t) {
        @NonNull String s = t;
    }

    static void inferred(Cell t) {
        /*@ non_null @*/ var s = t;
    }

    @interface NonNull {
    }

    static void fixed() {
        shared = null;
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

// What an annotation of a class says of null for all inside of it, unless something else is said there.
//! Marked.length => valid complete
//! Marked.perhaps => invalid
//! Marked.named => invalid
//! Marked.number => valid complete
//! Marked.array => invalid
//! Marked.any => invalid
//! Marked.several => invalid
//! Marked.equals => invalid
//! Marked.stored => invalid
//! Marked.Inner.length => valid complete
//! Marked.Open.length => invalid
//! Marked.Open.marked => valid complete
//! Params.length => valid complete
//! Params.named => valid complete
//! Api.length => valid complete
//! Api.named => invalid
//! Api.clear => valid complete
//! Chosen.length => invalid
//! Plain.length => invalid
//! Plain.call => invalid
@NullMarked
class Marked {
    static String last = "";

    static int length(String text) { return text.length(); } //~ requires Plain.call

    static int perhaps(@Nullable String text) { return text.length(); } //~ crash Marked.perhaps

    static String named(boolean is) { return is ? "a" : null; } //~ ensures Marked.named

    static int number(int a) { return a; }

    // an annotation may be at a part of such a type, or a variable stand for one with null
    static int array(String[] all) { return all.length; } //~ crash Marked.array

    static <T> int any(T one) { return one.hashCode() == 0 ? 0 : 1; } //~ crash Marked.any

    static int several(String... all) { return all.length; } //~ crash Marked.several

    @Override
    public boolean equals(Object other) { return other.hashCode() == 0; } //~ crash Marked.equals

    static void stored(@Nullable String text) {
        last = text; //~ assert Marked.stored
    }

    static class Inner {
        static int length(String text) { return text.length(); }
    }

    @NullUnmarked
    static class Open {
        static int length(String text) { return text.length(); } //~ crash Marked.Open.length

        @NullMarked
        static int marked(String text) { return text.length(); }
    }
}

@ParametersAreNonnullByDefault
class Params {
    static int length(String text) { return text.length(); }

    static String named() { return null; }
}

@NonNullApi
class Api {
    static String last;

    static int length(String text) { return text.length(); }

    static String named() { return null; } //~ ensures Api.named

    static void clear() { last = null; }
}

// what its values choose is not read, so that nothing is promised
@NonNullByDefault(value = {})
class Chosen {
    static int length(String text) { return text.length(); } //~ crash Chosen.length
}

class Plain {
    static int length(String text) { return text.length(); } //~ crash Plain.length

    static int call(String text) { return Marked.length(text); }
}

@interface NullMarked { }

@interface NullUnmarked { }

@interface Nullable { }

@interface ParametersAreNonnullByDefault { }

@interface NonNullApi { }

@interface NonNullByDefault {
    int[] value();
}

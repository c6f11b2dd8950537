// A word that is nearly one of JML, or begins what looks like a clause, is an error with a hint.
//! error 14:9 did you mean `ensures`?
//! error 17:8 did you mean `requires`?
//! error 20:9 did you mean `invariant`?
//! error 22:9 did you mean `non_null`?
//! error 25:9 `satisfies` is not a JML keyword
//! error 28:16 did you mean `normal_behavior`?
//! error 30:11 did you mean `ensures`?
//! error 34:9 did you mean `signals`?
//! error 38:13 did you mean `loop_invariant`?
//! error 43:13 did you mean `assert`?
//! error 46:9 did you mean `pure`?
class Misspelt {
    //@ ensure \result > 0;
    int a(int n) { return n; }

    //@require n > 0;
    int b(int n) { return 1 / n; }

    //@ Invarient level > 0;
    int level;
    /*@ nonnull @*/ String name;
    int other;

    //@ satisfies \result > 0;
    int c(int n) { return n; }

    /*@ public normal_behavoir
      @   requires n > 0;
      @   enusres \result > 0;
      @*/
    int d(int n) { return n; }

    //@ signal (IllegalStateException e) true;
    void e() { throw new IllegalStateException(); }

    void f(int n) {
        //@ loop_invarient n > 0;
        while (n > 1) {
            n--;
        }
        // the next one has no `;`
        //@ asert n == 1
    }

    /*@ pur3 @*/ int g() { return level++; }
}

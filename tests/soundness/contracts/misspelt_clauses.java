// A word that is nearly one of JML, or begins what looks like a clause, is an error with a hint.
class Misspelt {
    //@ ensure \result > 0; //~ error 9 did you mean `ensures`?
    int a(int n) { return n; }

    //@require n > 0;
    int b(int n) { return 1 / n; } //~^ error 8 did you mean `requires`?

    //@ Invarient level > 0; //~ error 9 did you mean `invariant`?
    int level;
    /*@ nonnull @*/ String name; //~ error 9 did you mean `non_null`?
    int other;

    //@ satisfies \result > 0; //~ error 9 `satisfies` is not a JML keyword
    int c(int n) { return n; }

    /*@ public normal_behavoir //~ error 16 did you mean `normal_behavior`?
      @   requires n > 0;
      @   enusres \result > 0; //~ error 11 did you mean `ensures`?
      @*/
    int d(int n) { return n; }

    //@ signal (IllegalStateException e) true; //~ error 9 did you mean `signals`?
    void e() { throw new IllegalStateException(); }

    void f(int n) {
        //@ loop_invarient n > 0; //~ error 13 did you mean `loop_invariant`?
        while (n > 1) {
            n--;
        }
        // the next one has no `;`
        //@ asert n == 1 //~ error 13 did you mean `assert`?
    }

    /*@ pur3 @*/ int g() { return level++; } //~ error 9 did you mean `pure`?
}

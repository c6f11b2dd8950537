//! A5.a => invalid complete
//! A5.b => invalid complete
//! A5.c => invalid complete
//! A5.d => valid complete
//! A5.e => invalid complete
//! A5.f => valid complete
//
// Each case permits what it permits under its own precondition.

class A5 {
  /*@ normal_behavior requires x > 0; ensures \result == 1; //~ signals A5.a
    @ also requires x == 0; ensures \result == 0; @*/
  static int a(int x) { if (x > 0) throw new RuntimeException(); return 0; }
  /*@ requires x > 0; signals_only IllegalStateException; //~ signals A5.b
    @ also requires x < 0; signals_only ArithmeticException; @*/
  static void b(int x) { if (x > 0) throw new ArithmeticException(); }
  /*@ exceptional_behavior requires x < 0; signals_only IllegalArgumentException; //~ ensures A5.c
    @ also normal_behavior requires x >= 0; ensures \result >= 0; @*/
  static int c(int x) { if (x < 0) return 1; return x; }
  /*@ exceptional_behavior requires x < 0; signals_only IllegalArgumentException;
    @ also normal_behavior requires x >= 0; ensures \result >= 0; @*/
  static int d(int x) { if (x < 0) throw new IllegalArgumentException(); return x; }
  /*@ requires x > 5; signals (RuntimeException e) false; //~ signals A5.e
    @ also requires x > 3; signals_only RuntimeException; @*/
  static void e(int x) { if (x == 6) throw new RuntimeException(); }
  /*@ requires x > 5; signals (RuntimeException e) false;
    @ also requires x > 3; signals_only RuntimeException; @*/
  static void f(int x) { if (x == 4) throw new RuntimeException(); }
}

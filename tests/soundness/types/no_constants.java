//! A10.none => valid complete
//! A10.noneArr => valid complete
//! A10.noneSw => valid complete
//! A10.sw => valid complete
//! A10.in => valid complete
//! A10.deep => valid complete
//! A10.one => valid complete
//! A10.rec => invalid complete
//
// Enums with few constants or none, and sealed types all of whose classes are known.

import java.util.*;
enum None { }
enum One { A }
sealed interface S permits P1, P2 { }
sealed interface Deep permits Mid { }
sealed interface Mid extends Deep permits P3 { }
record P3(int x) implements Mid { }
final class P1 implements S { }
final class P2 implements S { }
class A10 {
  private sealed interface In { }
  private record R1(int a) implements In { }
  private record R2(In i) implements In { }
  static void none(None n) { assert n == null; }
  static void noneArr(None[] n) { if (n != null && n.length > 0) assert n[0] == null; }
  static void noneSw(None n) { if (n != null) assert false; }
  static int sw(S s) { return s == null ? 0 : switch (s) { case P1 p -> 1; case P2 p -> 2; }; }
  static int in(In s) { return s == null ? 0 : switch (s) { case R1 p -> 1; case R2 p -> 2; }; }
  static int deep(Deep d) { return switch (d) { case null -> 0; case P3(int x) -> x; }; }
  static void one(One o) { assert o == null || o == One.A; }
  static int rec(In s) { return s instanceof R2(R2(R1(int a))) ? 10 / a : 0; } //~ crash
}

//! A6.loc => invalid complete
//! A6.loc2 => invalid complete
//! A6.loc3 => valid complete
//! A6.loop => invalid incomplete
//! Q.get => invalid complete
//! Q.name => invalid complete
//! S.o => invalid complete
//! S.h => invalid complete
//! T2.o => valid complete
//! T2.h => valid complete
//
// `pure` and `non_null` hold for methods that override, from interfaces as from classes, and for variables.

import java.util.*;
interface P { /*@ pure @*/ int get(); /*@ non_null @*/ String name(/*@ non_null @*/ String s); }
class Q implements P { int n; public int get() { return n++; } public String name(String s) { return s.isEmpty() ? null : s; } } //~ modifies Q.get //~ ensures Q.name
abstract class R { abstract /*@ non_null */ Object o(); /*@ pure */ int h() { return 1; } }
class S extends R { int c; Object o() { return null; } int h() { c = 2; return c; } } //~ ensures S.o //~ modifies S.h
class T2 extends R { Object o() { return this; } int h() { return 2; } }
class A6 {
  static void loc(Object x) { /*@ non_null @*/ Object y = x; } //~ assert A6.loc
  static void loc2(Object x) { /*@ non_null @*/ Object y = "a"; y = x; } //~ assert A6.loc2
  static void loc3(Object x) { if (x != null) { /*@ non_null @*/ Object y = x; } }
  static void loop(Object[] a) { if (a == null) return; for (/*@ non_null @*/ Object o : a) { } } //~ assert A6.loop
}

//! A3.bump => invalid complete
//! A3.bumpE => invalid complete
//! A3.bumpExact => valid complete
//! A3.two => valid complete
//! A3.arr => invalid complete
//! A3.half => valid complete
//! A3.half1 => invalid complete
//! A3.viaObject => invalid complete
//! A3.sized => valid complete
//
// What a class below demands is judged, unless the class is known not to be that one.

class D { int v; /*@ invariant v >= 0; */ }
class E extends D { int w; /*@ invariant w > v; */ } //~ invariant A3.bump A3.arr A3.viaObject
class F extends E { int z; /*@ invariant z == w + v; */ } //~ invariant A3.bump A3.bumpE A3.arr A3.viaObject
interface Sized { int size(); }
class Bag implements Sized { int n; /*@ invariant n >= 0; */ public int size() { return n; } }
class Half extends Bag { /*@ invariant n % 2 == 0; */ } //~ invariant A3.half1
class A3 {
  static void bump(D d) { if (d != null && d.v < 100) d.v++; }
  static void bumpE(E d) { if (d != null && d.w < 100) d.w++; }
  static void bumpExact(D d) { if (d != null && d.getClass() == D.class && d.v < 100) d.v++; }
  static void two(D d) { if (d != null && d.v < 100) { d.v++; d.v--; } }
  static void arr(D[] d) { if (d != null && d.length == 1 && d[0] != null && d[0].v < 9) d[0].v += 2; }
  static void half(Bag b) { if (b != null && b.n < 100) b.n += 2; }
  static void half1(Bag b) { if (b != null && b.n < 100) b.n += 1; }
  static void viaObject(Object o) { if (o instanceof D d && d.v < 9) d.v++; }
  static void sized(Sized s) { if (s instanceof Bag b && !(b instanceof Half) && b.n < 9) b.n++; }
}

//! A4.nil => invalid complete
//! A4.nilNext => invalid complete
//! A4.notRed => invalid complete
//! A4.key => invalid complete
//! A4.inList => invalid complete
//! A4.inArr => invalid complete
//! A4.emptyList => invalid complete
//! A4.lng => invalid complete
//! A4.lng2 => valid complete
//! A4.cls => invalid complete
//! A4.op => invalid complete
//! A4.str => invalid complete
//
// Objects that static fields hold: in fields, cells and collections, constants of interfaces, boxes.

import java.util.*;
class Node { static final Node NIL = new Node(); Node next; }
class Color { static final Color RED = new Color(1), BLUE = new Color(2); final int c; private Color(int c) { this.c = c; } }
interface Const { Object KEY = new Object(); }
enum Op { PLUS { int f() { return 1; } }, MINUS { int f() { return 2; } }; abstract int f(); }
class A4 {
  static void nil(Node n) { assert n != Node.NIL; } //~ assert A4.nil
  static void nilNext(Node n) { if (n != null && n.next != null) assert n.next != Node.NIL; } //~ assert A4.nilNext
  static void notRed(Color c) { assert c != Color.RED; } //~ assert A4.notRed
  static void key(Object o) { assert o != Const.KEY; } //~ assert A4.key
  static void inList(List<Object> l) { if (l != null && l.size() == 1) assert l.get(0) != Const.KEY; } //~ assert A4.inList
  static void inArr(Object[] l) { if (l != null && l.length == 1) assert l[0] != Boolean.FALSE; } //~ assert A4.inArr
  static void emptyList(List<String> l) { assert l != Collections.EMPTY_LIST; } //~ assert A4.emptyList
  static void lng(Long l) { assert l != Long.valueOf(5); } //~ assert A4.lng
  static void lng2(Long l) { assert l != Long.valueOf(5000) || false; }
  static void cls(Class<?> c) { assert c != int[].class; } //~ assert A4.cls
  static void op(Op o) { if (o != null) assert o.f() == 1; } //~ assert A4.op
  static void str(String s) { assert s != "abc"; } //~ assert A4.str
}

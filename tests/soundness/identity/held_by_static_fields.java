//! A4.nil => invalid complete assert@22
//! A4.nilNext => invalid complete assert@23
//! A4.notRed => invalid complete assert@24
//! A4.key => invalid complete assert@25
//! A4.inList => invalid complete assert@26
//! A4.inArr => invalid complete assert@27
//! A4.emptyList => invalid complete assert@28
//! A4.lng => invalid complete assert@29
//! A4.lng2 => valid complete
//! A4.cls => invalid complete assert@31
//! A4.op => invalid complete assert@32
//! A4.str => invalid complete assert@33
//
// Objects that static fields hold: in fields, cells and collections, constants of interfaces, boxes.

import java.util.*;
class Node { static final Node NIL = new Node(); Node next; }
class Color { static final Color RED = new Color(1), BLUE = new Color(2); final int c; private Color(int c) { this.c = c; } }
interface Const { Object KEY = new Object(); }
enum Op { PLUS { int f() { return 1; } }, MINUS { int f() { return 2; } }; abstract int f(); }
class A4 {
  static void nil(Node n) { assert n != Node.NIL; }
  static void nilNext(Node n) { if (n != null && n.next != null) assert n.next != Node.NIL; }
  static void notRed(Color c) { assert c != Color.RED; }
  static void key(Object o) { assert o != Const.KEY; }
  static void inList(List<Object> l) { if (l != null && l.size() == 1) assert l.get(0) != Const.KEY; }
  static void inArr(Object[] l) { if (l != null && l.length == 1) assert l[0] != Boolean.FALSE; }
  static void emptyList(List<String> l) { assert l != Collections.EMPTY_LIST; }
  static void lng(Long l) { assert l != Long.valueOf(5); }
  static void lng2(Long l) { assert l != Long.valueOf(5000) || false; }
  static void cls(Class<?> c) { assert c != int[].class; }
  static void op(Op o) { if (o != null) assert o.f() == 1; }
  static void str(String s) { assert s != "abc"; }
}

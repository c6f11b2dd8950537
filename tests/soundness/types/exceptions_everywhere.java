//! A2.cause => invalid complete
//! A2.list => invalid incomplete +type-arguments
//! A2.arr => invalid complete
//! A2.selfCause => valid complete
//! A2.sup => invalid incomplete
//! A2.err => invalid complete
//! A2.ck => invalid complete
//! A2.rethrow => invalid complete
//! A2.io => valid complete
//
// Exceptions of the user as causes, elements, cells and what is suppressed. None is its own cause.

import java.util.*;
class MyEx extends RuntimeException { final int code; MyEx(int c) { code = c; } }
class Sub extends MyEx { Sub() { super(0); } }
class Checked extends Exception { Checked next; }
class A2 {
  static int cause(Throwable t) { return t != null && t.getCause() instanceof MyEx m ? 10 / m.code : 0; } //~ crash A2.cause
  static int list(List<Exception> l) { return l != null && l.size() == 1 && l.get(0) instanceof MyEx m ? 10 / m.code : 0; } //~ crash A2.list
  static int arr(Throwable[] l) { return l != null && l.length == 1 && l[0] instanceof Sub m ? 10 / m.code : 0; } //~ crash A2.arr
  static void selfCause(Exception e) { if (e != null) assert e.getCause() != e; }
  static void sup(Exception e) { if (e != null && e.getSuppressed().length == 1) assert !(e.getSuppressed()[0] instanceof Checked); } //~ assert A2.sup
  static void err(Error e) { assert !(e instanceof StackOverflowError); } //~ assert A2.err
  static void ck(Checked e) { if (e != null) assert e.next != e; } //~ assert A2.ck
  static void rethrow(RuntimeException e) { try { if (e != null) throw e; } catch (MyEx m) { assert m.code != 7; } catch (RuntimeException r) { } } //~ assert A2.rethrow
  static void io(java.io.UncheckedIOException e) { if (e != null) assert e.getCause() != null; }
}

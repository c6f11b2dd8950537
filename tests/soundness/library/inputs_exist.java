//! A1.deque => invalid incomplete
//! A1.navmap => invalid incomplete +type-arguments
//! A1.en => invalid incomplete +type-arguments
//! A1.ll => invalid incomplete +type-arguments
//! A1.noPrio => valid incomplete +type-arguments +assumed-call +assumed-call
//! A1.prio => invalid incomplete +type-arguments +assumed-call +assumed-call
//! A1.opt => invalid incomplete +type-arguments
//! A1.itr => invalid incomplete +type-arguments +assumed-call +assumed-call
//! A1.bits => invalid incomplete
//! A1.sb => invalid complete
//
// There are inputs of every size.

import java.util.*;
import java.util.concurrent.*;
class A1 {
  static void deque(Deque<Integer> d) { if (d != null && d.size() == 2) assert false; } //~ assert A1.deque
  static void navmap(NavigableMap<String, Integer> m) { if (m != null && m.size() == 1) assert false; } //~ assert A1.navmap
  static void en(EnumMap<Thread.State, Integer> m) { if (m != null && m.size() == 2) assert false; } //~ assert A1.en
  static void ll(LinkedList<LinkedList<Integer>> m) { if (m != null && m.size() == 1 && m.get(0) != null && m.get(0).size() == 1) assert false; } //~ assert A1.ll
  static void noPrio(PriorityQueue<Integer> q) { if (q != null && q.isEmpty()) assert q.peek() == null && q.poll() == null; }
  static void prio(PriorityQueue<Integer> q) { if (q != null && q.size() == 2) assert false; } //~ assert A1.prio
  static void opt(Optional<Optional<String>> o) { if (o != null && o.isPresent() && o.get().isEmpty()) assert false; } //~ assert A1.opt
  static void itr(Iterable<Integer> i) { if (i != null) for (Integer x : i) assert x == null; } //~ assert A1.itr
  static void bits(BitSet b) { if (b != null && b.get(3)) assert false; } //~ assert A1.bits
  static void sb(CharSequence c) { if (c instanceof StringBuilder) assert false; } //~ assert A1.sb
}

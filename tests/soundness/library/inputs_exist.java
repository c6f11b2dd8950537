//! A1.deque => invalid incomplete assert@17
//! A1.navmap => invalid incomplete assert@18 +type-arguments
//! A1.en => invalid incomplete assert@19 +type-arguments
//! A1.ll => invalid incomplete assert@20 +type-arguments
//! A1.noPrio => valid incomplete +type-arguments +assumed-call +assumed-call
//! A1.prio => invalid incomplete assert@22 +type-arguments +assumed-call +assumed-call
//! A1.opt => invalid incomplete assert@23 +type-arguments
//! A1.itr => invalid incomplete assert@24 +type-arguments +assumed-call +assumed-call
//! A1.bits => invalid incomplete assert@25
//! A1.sb => invalid complete assert@26
//
// There are inputs of every size.

import java.util.*;
import java.util.concurrent.*;
class A1 {
  static void deque(Deque<Integer> d) { if (d != null && d.size() == 2) assert false; }
  static void navmap(NavigableMap<String, Integer> m) { if (m != null && m.size() == 1) assert false; }
  static void en(EnumMap<Thread.State, Integer> m) { if (m != null && m.size() == 2) assert false; }
  static void ll(LinkedList<LinkedList<Integer>> m) { if (m != null && m.size() == 1 && m.get(0) != null && m.get(0).size() == 1) assert false; }
  static void noPrio(PriorityQueue<Integer> q) { if (q != null && q.isEmpty()) assert q.peek() == null && q.poll() == null; }
  static void prio(PriorityQueue<Integer> q) { if (q != null && q.size() == 2) assert false; }
  static void opt(Optional<Optional<String>> o) { if (o != null && o.isPresent() && o.get().isEmpty()) assert false; }
  static void itr(Iterable<Integer> i) { if (i != null) for (Integer x : i) assert x == null; }
  static void bits(BitSet b) { if (b != null && b.get(3)) assert false; }
  static void sb(CharSequence c) { if (c instanceof StringBuilder) assert false; }
}

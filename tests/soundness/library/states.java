//! A9.file => valid incomplete
//! A9.sj => valid incomplete
//! A9.stats => valid complete
//! A9.stats2 => valid complete
//! A9.mc => valid complete
//! A9.bi => valid complete
//! A9.bd => valid complete
//! A9.opt => valid complete
//! A9.sc => valid complete
//! A9.loc => valid incomplete
//! A9.thr => valid complete
//! A9.pat => valid incomplete
//! A9.ent => valid incomplete +type-arguments +assumed-call
//! A9.vd => valid complete
//! A9.ste => valid complete
//! A9.cow => valid incomplete
//! A9.ai => valid complete
//! A9.obj => valid incomplete
//! A9.st => valid incomplete +type-arguments
//! A9.es => valid incomplete +type-arguments
//
// Library objects are in states that something builds.

import java.io.*; import java.util.*; import java.util.regex.*; import java.math.*; import java.text.*; import java.nio.charset.*; import java.util.concurrent.*; import java.util.concurrent.atomic.*;
class A9 {
  static void file(File f) { if (f != null) { assert f.getPath() != null; f.getName().length(); f.isAbsolute(); } }
  static void sj(StringJoiner s) { if (s != null) assert s.toString().length() == s.length(); }
  static void stats(IntSummaryStatistics s) { if (s != null && s.getCount() == 0) assert s.getSum() == 0 && s.getMin() == Integer.MAX_VALUE; }
  static void stats2(LongSummaryStatistics s) { if (s != null && s.getCount() > 0) assert s.getMin() <= s.getMax(); }
  static void mc(MathContext m) { if (m != null) { assert m.getPrecision() >= 0; assert m.getRoundingMode() != null; } }
  static void bi(BigInteger b) { if (b != null && b.signum() == 0) assert b.equals(BigInteger.ZERO); }
  static void bd(BigDecimal b) { if (b != null) assert b.unscaledValue() != null; }
  static void opt(OptionalInt o) { if (o != null && o.isEmpty()) assert o.orElse(3) == 3; }
  static void sc(StringBuilder s) { if (s != null) assert s.length() >= 0 && s.capacity() >= s.length(); }
  static void loc(Locale l) { if (l != null) { l.getLanguage().length(); l.toString().length(); } }
  static void thr(Thread t) { if (t != null) { t.getName().length(); assert t.getPriority() >= 1 && t.getPriority() <= 10; } }
  static void pat(Pattern p) { if (p != null) { assert p.pattern() != null; p.flags(); } }
  static void ent(Map.Entry<String, String> e) { if (e != null) e.getKey(); }
  static void vd(Void v) { assert v == null; }
  static void ste(StackTraceElement s) { if (s != null) { s.getMethodName().length(); s.getClassName().length(); } }
  static void cow(CopyOnWriteArrayList<Integer> q) { if (q != null) q.add(3); }
  static void ai(AtomicReference<Object> r) { if (r != null) { Object o = r.get(); assert r.compareAndSet(o, null) && r.get() == null; } }
  static void obj(Object o) { if (o instanceof File f) f.getPath().length(); }
  static void st(Stack<Integer> s) { if (s != null && !s.isEmpty()) { Integer t = s.peek(); assert s.pop() == t; } }
  static void es(EnumSet<Thread.State> s) { if (s != null) { s.add(Thread.State.NEW); assert s.contains(Thread.State.NEW); EnumSet<Thread.State> c = EnumSet.complementOf(s); assert !c.contains(Thread.State.NEW); } }
}

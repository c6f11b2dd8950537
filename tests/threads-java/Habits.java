// What people write to share things between two threads, and what they forget.
//! Habits.checkTwice => invalid
//! Habits.checkOnce => valid 2
//! Habits.arrayPlus => invalid
//! Habits.arrayApart => valid 1
//! Habits.lockOnBox => valid +sequential-consistency
//! Habits.lockOnLiteral => valid 2
//! Habits.lockOnNewString => invalid
//! Habits.token => valid 3
//! Habits.tokenWrong => invalid
//! Habits.tryBoth => valid 3
//! Habits.tryBothOne => invalid
//! Habits.finallyJoin => valid +sequential-consistency
//! Habits.pingPong => deadlock
//! Habits.pingSelf => valid 2
//! Habits.escape => invalid
//! Habits.initOnce => valid 2
//! Habits.initCross => deadlock
//! Habits.treiber => valid 4
//! Habits.treiberWrong => invalid
//! Habits.handByJoin => valid 1
//! Habits.startsInConstructor => invalid
//! Habits.startsAfter => valid 1
//! Habits.lostNotify => deadlock
//! Habits.enumLock => valid 2
//! Habits.builderAppend => invalid
//! Habits.listInLock => valid 2
//! Habits.tornPair => invalid
//! Habits.wholePair => valid 2
//! Habits.monotone => valid
//! Habits.strictly => invalid
//! Habits.memo => valid 2
//! Habits.memoWrong => invalid
//! Habits.swap => valid 2
//! Habits.callbacks => deadlock
//! Habits.earlyReturn => valid 2
//! Habits.breakOut => valid 2
//! Habits.lazyLocal => valid +sequential-consistency

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class Habits {
    static int n; static int m; static volatile int v; static final Object L = new Object();
    static long sum; static boolean flag;
    static void both(Runnable a, Runnable b) throws InterruptedException {
        Thread x = new Thread(a), y = new Thread(b); x.start(); y.start(); x.join(); y.join();
    }
    // read in condition and body in two monitors blocks
    static void checkTwice() throws Exception {
        n = 1;
        Runnable take = () -> { boolean has; synchronized (L) { has = n > 0; } if (has) { synchronized (L) { n--; } } };
        both(take, take);
        assert n >= 0;
    }
    // right: one block
    static void checkOnce() throws Exception {
        n = 1;
        Runnable take = () -> { synchronized (L) { if (n > 0) n--; } };
        both(take, take);
        assert n == 0;
    }
    // compound on array elements same index
    static void arrayPlus() throws Exception {
        int[] a = new int[2];
        both(() -> a[0]++, () -> a[0]++);
        assert a[0] == 2;
    }
    // array distinct
    static void arrayApart() throws Exception {
        int[] a = new int[2];
        both(() -> a[0]++, () -> a[1]++);
        assert a[0] + a[1] == 2;
    }
    // lock on boxed integer that changes
    static Integer boxed = 0;
    static void lockOnBox() throws Exception {
        Runnable inc = () -> { synchronized (boxed) { boxed = boxed + 1; } };
        both(inc, inc);
        assert boxed == 2;
    }
    // lock on string literal equal
    static void lockOnLiteral() throws Exception {
        Runnable a = () -> { synchronized ("x") { n = n + 1; } };
        Runnable b = () -> { synchronized ("x") { n = n + 1; } };
        both(a, b);
        assert n == 2;
    }
    // lock on new String
    static void lockOnNewString() throws Exception {
        Runnable a = () -> { synchronized (new String("x")) { n = n + 1; } };
        both(a, a);
        assert n == 2;
    }
    // three threads, order of handing over via volatile token
    static void token() throws Exception {
        v = 0;
        Thread a = new Thread(() -> { while (v != 0) Thread.onSpinWait(); n = n * 3 + 1; v = 1; });
        Thread b = new Thread(() -> { while (v != 1) Thread.onSpinWait(); n = n * 3 + 2; v = 2; });
        b.start(); a.start(); a.join(); b.join();
        assert n == 5;
    }
    // token by plain wrong init: both may go at 0
    static void tokenWrong() throws Exception {
        v = 0;
        Runnable r = () -> { while (v == 2) Thread.onSpinWait(); int t = n; n = t + 1; v = v + 1; };
        both(r, r);
        assert n == 2;
    }
    // Dekker-like with volatile
    static volatile boolean fa, fb; static volatile int in;
    static void tryBoth() throws Exception {
        fa = fb = false;
        int[] c = new int[2];
        both(() -> { fa = true; if (!fb) c[0] = 1; }, () -> { fb = true; if (!fa) c[1] = 1; });
        assert c[0] + c[1] <= 1;
    }
    // exactly one
    static void tryBothOne() throws Exception {
        fa = fb = false;
        int[] c = new int[2];
        both(() -> { fa = true; if (!fb) c[0] = 1; }, () -> { fb = true; if (!fa) c[1] = 1; });
        assert c[0] + c[1] == 1;
    }
    // join in a finally, exception in thread swallowed
    static void finallyJoin() throws Exception {
        Thread t = new Thread(() -> { n = 7; });
        try { t.start(); if (n > 100) throw new IllegalStateException(); } finally { t.join(); }
        assert n == 7;
    }
    // nested synchronized methods on this and other crossing via method call
    static class Node { Node other; int x;
        synchronized void ping() { x++; other.pong(); }
        synchronized void pong() { x++; } }
    static void pingPong() throws Exception {
        Node a = new Node(), b = new Node(); a.other = b; b.other = a;
        both(a::ping, b::ping);
        assert a.x + b.x == 4;
    }
    // same object
    static void pingSelf() throws Exception {
        Node a = new Node(); a.other = a;
        both(a::ping, a::ping);
        assert a.x == 4;
    }
    // visible during construction: this escapes
    static class Escapes { static Escapes last; int x; Escapes() { last = this; x = 5; } }
    static void escape() throws Exception {
        Escapes.last = null;
        Thread t = new Thread(() -> new Escapes());
        t.start();
        Escapes e = Escapes.last;
        assert e == null || e.x == 5;
        t.join();
    }
    // static init by two threads counts once
    static class Init { static int times; static final Init I = new Init(); Init() { times++; } }
    static void initOnce() throws Exception {
        both(() -> { Init i = Init.I; }, () -> { Init i = Init.I; });
        assert Init.times == 1;
    }
    // class init
    static class P { static int x = 1; static { int y = Q.y; } }
    static class Q { static int y = 1; static { int x = P.x; } }
    static void initCross() throws Exception {
        both(() -> { int a = P.x; }, () -> { int b = Q.y; });
    }
    // CAS loop stack push
    static class Cell { final int v; final Cell next; Cell(int v, Cell n) { this.v = v; next = n; } }
    static void treiber() throws Exception {
        AtomicReference<Cell> top = new AtomicReference<>();
        Runnable push1 = () -> { Cell o; do { o = top.get(); } while (!top.compareAndSet(o, new Cell(1, o))); };
        Runnable push2 = () -> { Cell o; do { o = top.get(); } while (!top.compareAndSet(o, new Cell(2, o))); };
        both(push1, push2);
        int s = 0; for (Cell c = top.get(); c != null; c = c.next) s += c.v;
        assert s == 3;
    }
    // push with set
    static void treiberWrong() throws Exception {
        AtomicReference<Cell> top = new AtomicReference<>();
        both(() -> { Cell o = top.get(); top.set(new Cell(1, o)); }, () -> { Cell o = top.get(); top.set(new Cell(2, o)); });
        int s = 0; for (Cell c = top.get(); c != null; c = c.next) s += c.v;
        assert s == 3;
    }
    // local variable captured after: effectively final array handed over by join
    static void handByJoin() throws Exception {
        int[] r = new int[1];
        Thread t = new Thread(() -> { r[0] = 42; }); t.start(); t.join();
        assert r[0] == 42;
    }
    // thread started in constructor of subclass-run
    static class Starter extends Thread { int x = 0; Starter() { start(); x = 3; } public void run() { n = x; } }
    static void startsInConstructor() throws Exception {
        Starter s = new Starter(); s.join();
        assert n == 3;
    }
    // started afterwards
    static class Later extends Thread { int x = 0; Later() { x = 3; } public void run() { n = x; } }
    static void startsAfter() throws Exception { Later s = new Later(); s.start(); s.join(); assert n == 3; }
    // notify loses when waiter not yet waiting and no condition
    static void lostNotify() throws Exception {
        Object o = new Object();
        Thread w = new Thread(() -> { synchronized (o) { try { o.wait(); } catch (InterruptedException e) { } } });
        w.start();
        synchronized (o) { o.notify(); }
        w.join();
    }
    // enum counter via synchronized on enum constant
    enum E { A; int c; }
    static void enumLock() throws Exception {
        E.A.c = 0;
        Runnable r = () -> { synchronized (E.A) { E.A.c++; } };
        both(r, r);
        assert E.A.c == 2;
    }
    // StringBuilder unsynchronised appends
    static void builderAppend() throws Exception {
        StringBuilder sb = new StringBuilder();
        both(() -> sb.append("a"), () -> sb.append("b"));
        assert sb.length() == 2;
    }
    // ArrayList under lock
    static void listInLock() throws Exception {
        List<Integer> l = new ArrayList<>();
        both(() -> { synchronized (l) { l.add(1); } }, () -> { synchronized (l) { l.add(2); } });
        assert l.size() == 2;
    }
    // iterating while adding: crash CME in main
    static void iterateWhileAdding() throws Exception {
        List<Integer> l = new ArrayList<>(Arrays.asList(1, 2));
        Thread t = new Thread(() -> l.add(3));
        t.start();
        int s = 0;
        for (int x : l) s += x;
        t.join();
        assert s == 3 || s == 6;
    }
    // long fields: two-step update of pair under lock read without
    static void tornPair() throws Exception {
        int[] p = new int[2];
        Thread w = new Thread(() -> { synchronized (p) { p[0] = 1; p[1] = 1; } });
        w.start();
        int a = p[0]; int b = p[1];
        w.join();
        assert a == b;
    }
    // the same with lock
    static void wholePair() throws Exception {
        int[] p = new int[2];
        Thread w = new Thread(() -> { synchronized (p) { p[0] = 1; p[1] = 1; } });
        w.start();
        int a, b;
        synchronized (p) { a = p[0]; b = p[1]; }
        w.join();
        assert a == b;
    }
    // reader sees monotonic counter
    static void monotone() throws Exception {
        v = 0;
        Thread w = new Thread(() -> { v = 1; v = 2; });
        w.start();
        int a = v; int b = v;
        w.join();
        assert a <= b;
    }
    // not strictly
    static void strictly() throws Exception {
        v = 0;
        Thread w = new Thread(() -> { v = 1; v = 2; });
        w.start();
        int a = v; int b = v;
        w.join();
        assert a != 1 || b != 2;
    }
    // memoised with putIfAbsent returning old
    static void memo() throws Exception {
        ConcurrentHashMap<String, Object> map = new ConcurrentHashMap<>();
        Object[] got = new Object[2];
        both(() -> { Object o = new Object(); Object old = map.putIfAbsent("k", o); got[0] = old == null ? o : old; },
             () -> { Object o = new Object(); Object old = map.putIfAbsent("k", o); got[1] = old == null ? o : old; });
        assert got[0] == got[1];
    }
    // 33 memo wrong
    static void memoWrong() throws Exception {
        ConcurrentHashMap<String, Object> map = new ConcurrentHashMap<>();
        Object[] got = new Object[2];
        both(() -> { Object o = map.get("k"); if (o == null) { o = new Object(); map.put("k", o); } got[0] = o; },
             () -> { Object o = map.get("k"); if (o == null) { o = new Object(); map.put("k", o); } got[1] = o; });
        assert got[0] == got[1];
    }
    // exchange by swap via getAndSet
    static void swap() throws Exception {
        AtomicInteger a = new AtomicInteger(1);
        int[] g = new int[2];
        both(() -> g[0] = a.getAndSet(2), () -> g[1] = a.getAndSet(3));
        assert g[0] + g[1] + a.get() == 6;
    }
    // recursion inside lock through interface callback to other lock order
    static void callbacks() throws Exception {
        Object x = new Object(), y = new Object();
        Runnable innerX = () -> { synchronized (x) { n++; } };
        Runnable innerY = () -> { synchronized (y) { m++; } };
        both(() -> { synchronized (x) { innerY.run(); } }, () -> { synchronized (y) { innerX.run(); } });
    }
    // return in synchronized releases
    static int early(boolean b) { synchronized (L) { if (b) return 1; n++; } return 2; }
    static void earlyReturn() throws Exception {
        both(() -> early(true), () -> early(false));
        assert n == 1;
    }
    // break out of synchronized in loop
    static void breakOut() throws Exception {
        Runnable r = () -> { for (;;) { synchronized (L) { n++; break; } } };
        both(r, r);
        assert n == 2;
    }
    // reset-race: lazily init field w/o lock, each thread uses own local -> value same
    static String text;
    static String lazyText() { String t = text; if (t == null) { t = "abc"; text = t; } return t; }
    static void lazyLocal() throws Exception {
        text = null; String[] g = new String[2];
        both(() -> g[0] = lazyText(), () -> g[1] = lazyText());
        assert g[0].equals("abc") && g[1].equals("abc");
    }
    // lazy wrong: re-read after check, other resets
    static void lazyReset() throws Exception {
        text = "abc"; int[] len = new int[1];
        both(() -> { if (text != null) len[0] = text.length(); }, () -> text = null);
        assert len[0] == 0 || len[0] == 3;
    }
}

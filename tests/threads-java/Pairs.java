// Two threads and one class of the library, used as it is meant and otherwise.
//! Pairs.lockOnBox3 => invalid
//! Pairs.timedLoop => valid
//! Pairs.timedOnce => invalid
//! Pairs.waitReentrant => valid 2
//! Pairs.semOther => valid 1
//! Pairs.semTwo => valid 2
//! Pairs.semPiecewise => deadlock
//! Pairs.upgrade => deadlock
//! Pairs.downgrade => valid 1
//! Pairs.signalEarly => deadlock
//! Pairs.lockTry => valid 2
//! Pairs.barrierTwice => valid 4
//! Pairs.barrierOnce => invalid
//! Pairs.latchMore => valid 2
//! Pairs.completeOnce => valid 2
//! Pairs.completeFirst => invalid
//! Pairs.local => valid 1
//! Pairs.poolOne => valid 1
//! Pairs.poolNoGet => invalid
//! Pairs.fibs => valid 1
//! Pairs.daemonEnd => valid 3
//! Pairs.bufferAct => invalid
//! Pairs.syncSize => valid 2
//! Pairs.computeOnce => valid 2
//! Pairs.interrupted => valid 3
//! Pairs.swallowed => valid 1
//! Pairs.tryOnce => valid
//! Pairs.tryOnceOne => invalid

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class Pairs {
    static int n; static int m; static volatile int v; static final Object L = new Object();
    interface Step { void go() throws Exception; }
    static Thread start(Step s) { Thread t = new Thread(() -> { try { s.go(); } catch (InterruptedException e) { v = -9; } catch (Exception e) { assert false; } }); t.start(); return t; }
    static void both(Step a, Step b) throws InterruptedException { Thread x = start(a), y = start(b); x.join(); y.join(); }
    // three with a box lock
    static Integer boxed = 0;
    static void lockOnBox3() throws Exception {
        Step inc = () -> { synchronized (boxed) { boxed = boxed + 1; } };
        Thread a = start(inc), b = start(inc), c = start(inc); a.join(); b.join(); c.join();
        assert boxed == 3;
    }
    // wait(timeout) in loop with flag
    static boolean flag;
    static void timedLoop() throws Exception {
        flag = false;
        Thread t = start(() -> { synchronized (L) { flag = true; L.notifyAll(); } });
        synchronized (L) { while (!flag) L.wait(10); }
        t.join();
        assert flag;
    }
    // wait(timeout) once
    static void timedOnce() throws Exception {
        flag = false;
        Thread t = start(() -> { synchronized (L) { flag = true; L.notifyAll(); } });
        boolean seen;
        synchronized (L) { if (!flag) L.wait(10); seen = flag; }
        t.join();
        assert seen;
    }
    // wait releases only its own monitor and all its holds
    static void waitReentrant() throws Exception {
        flag = false;
        Thread t = start(() -> { synchronized (L) { flag = true; L.notifyAll(); } });
        synchronized (L) { synchronized (L) { while (!flag) L.wait(); } }
        t.join();
    }
    // semaphore as mutex, release by other thread allowed
    static void semOther() throws Exception {
        Semaphore s = new Semaphore(0);
        Thread t = start(s::release);
        s.acquire();
        t.join();
        assert s.availablePermits() == 0;
    }
    // acquire(2) with two releases
    static void semTwo() throws Exception {
        Semaphore s = new Semaphore(0);
        start(s::release); start(s::release);
        s.acquire(2);
        assert s.availablePermits() == 0;
    }
    // two acquire(2) of 3 permits piecewise
    static void semPiecewise() throws Exception {
        Semaphore s = new Semaphore(2);
        Step st = () -> { s.acquire(); s.acquire(); s.release(2); };
        both(st, st);
    }
    // read lock upgrade
    static void upgrade() throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        l.readLock().lock(); l.writeLock().lock();
    }
    // downgrade fine
    static void downgrade() throws Exception {
        ReentrantReadWriteLock l = new ReentrantReadWriteLock();
        l.writeLock().lock(); l.readLock().lock(); l.writeLock().unlock();
        assert l.getReadLockCount() == 1;
        l.readLock().unlock();
    }
    // condition signalled before awaiting
    static void signalEarly() throws Exception {
        ReentrantLock l = new ReentrantLock(); Condition c = l.newCondition();
        Thread t = start(() -> { l.lock(); try { c.await(); } finally { l.unlock(); } });
        l.lock(); try { c.signal(); } finally { l.unlock(); }
        t.join();
    }
    // lock.lock() inside try: unlock of a not-held lock throws IllegalMonitorState: crash path only if lock fails;
    static void lockTry() throws Exception {
        ReentrantLock l = new ReentrantLock();
        Step st = () -> { l.lock(); try { n++; } finally { l.unlock(); } };
        both(st, st);
        assert n == 2 && !l.isLocked();
    }
    // barrier of two used twice: cyclic
    static void barrierTwice() throws Exception {
        CyclicBarrier b = new CyclicBarrier(2);
        int[] a = new int[2];
        both(() -> { a[0] = 1; b.await(); int x = a[1]; b.await(); a[0] = x + 1; },
             () -> { a[1] = 1; b.await(); int x = a[0]; b.await(); a[1] = x + 1; });
        assert a[0] == 2 && a[1] == 2;
    }
    // only one barrier
    static void barrierOnce() throws Exception {
        CyclicBarrier b = new CyclicBarrier(2);
        int[] a = new int[2];
        both(() -> { a[0] = 1; b.await(); int x = a[1]; a[0] = x + 1; },
             () -> { a[1] = 1; b.await(); int x = a[0]; a[1] = x + 1; });
        assert a[0] == 2 && a[1] == 2;
    }
    // latch countDown more than needed
    static void latchMore() throws Exception {
        CountDownLatch c = new CountDownLatch(1);
        both(c::countDown, c::countDown);
        c.await();
        assert c.getCount() == 0;
    }
    // CompletableFuture race of complete: first wins
    static void completeOnce() throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        boolean[] w = new boolean[2];
        both(() -> w[0] = f.complete(1), () -> w[1] = f.complete(2));
        assert w[0] != w[1] && f.join() == (w[0] ? 1 : 2);
    }
    // who wins
    static void completeFirst() throws Exception {
        CompletableFuture<Integer> f = new CompletableFuture<>();
        both(() -> f.complete(1), () -> f.complete(2));
        assert f.join() == 1;
    }
    // ThreadLocal separate
    static void local() throws Exception {
        ThreadLocal<Integer> t = ThreadLocal.withInitial(() -> 0);
        int[] r = new int[2];
        both(() -> { t.set(t.get() + 1); r[0] = t.get(); }, () -> { t.set(t.get() + 1); r[1] = t.get(); });
        assert r[0] == 1 && r[1] == 1 && t.get() == 0;
    }
    // thread pool of 1 with shared counter
    static void poolOne() throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        Future<?> a = p.submit(() -> { n++; }), b = p.submit(() -> { n++; });
        a.get(); b.get(); p.shutdown();
        assert n == 2;
    }
    // not waiting
    static void poolNoGet() throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        p.submit(() -> { v = 1; });
        p.shutdown();
        assert v == 1;
    }
    // fork-join like recursion with threads
    static int fib(int k) throws Exception {
        if (k < 2) return k;
        int[] r = new int[1];
        Thread t = start(() -> r[0] = fib(k - 1));
        int o = fib(k - 2);
        t.join();
        return r[0] + o;
    }
    static void fibs() throws Exception { assert fib(4) == 3; }
    // daemon writes never awaited
    static void daemonEnd() throws Exception {
        v = 0;
        Thread d = new Thread(() -> { v = 1; v = 2; }); d.setDaemon(true); d.start();
        assert v != 3;
    }
    // StringBuffer synchronized append then length check-then-act
    static void bufferAct() throws Exception {
        StringBuffer b = new StringBuffer();
        Step s = () -> { if (b.length() == 0) b.append("x"); };
        both(s, s);
        assert b.length() == 1;
    }
    // synchronizedList iterate manually w/o lock while other adds; sum either: CME permitted by throws; here size
    static void syncSize() throws Exception {
        List<Integer> l = Collections.synchronizedList(new ArrayList<>());
        both(() -> l.add(1), () -> l.add(2));
        assert l.size() == 2 && l.contains(1) && l.contains(2);
    }
    // computeIfAbsent of CHM: once
    static void computeOnce() throws Exception {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        AtomicInteger c = new AtomicInteger();
        Step s = () -> map.computeIfAbsent(1, k -> c.incrementAndGet());
        both(s, s);
        assert c.get() == 1;
    }
    // interrupt before sleep ends with exception
    static void interrupted() throws Exception {
        v = 0;
        Thread t = start(() -> { Thread.sleep(1000); v = 1; });
        t.interrupt();
        t.join();
        assert v == -9 || v == 1;
    }
    // uncaught exceptions in pool swallowed
    static void swallowed() throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        Future<?> f = p.submit(() -> { throw new IllegalStateException(); });
        try { f.get(); assert false; } catch (ExecutionException e) { assert e.getCause() instanceof IllegalStateException; }
        p.shutdown();
    }
    // two tryLocks against each other, with back off once
    static void tryOnce() throws Exception {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
        int[] done = new int[2];
        both(() -> { a.lock(); try { if (b.tryLock()) { done[0] = 1; b.unlock(); } } finally { a.unlock(); } },
             () -> { b.lock(); try { if (a.tryLock()) { done[1] = 1; a.unlock(); } } finally { b.unlock(); } });
        assert done[0] + done[1] <= 2;
    }
    // at least one succeeds?
    static void tryOnceOne() throws Exception {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
        int[] done = new int[2];
        both(() -> { a.lock(); try { if (b.tryLock()) { done[0] = 1; b.unlock(); } } finally { a.unlock(); } },
             () -> { b.lock(); try { if (a.tryLock()) { done[1] = 1; a.unlock(); } } finally { b.unlock(); } });
        assert done[0] + done[1] >= 1;
    }
}

// What threads hand to each other, through queues, maps in order, timers and services that tell what is done.
//! Meetings.pipe => valid 1
//! Meetings.pipeAfter => invalid
//! Meetings.giverInterrupted => valid 2
//! Meetings.giverOrTaker => deadlock
//! Meetings.fourMeet => valid
//! Meetings.greatest => valid 2
//! Meetings.prioritySnapshot => valid 1
//! Meetings.dequeWalk => valid 1
//! Meetings.dequeWalkRemoved => valid 1
//! Meetings.dequeWalkAllRemoved => valid 1
//! Meetings.skipBasics => valid 1
//! Meetings.skipNulls => valid 1
//! Meetings.skipComputeCalls => invalid
//! Meetings.skipComputeValue => valid 4
//! Meetings.timerAlone => valid 2
//! Meetings.timersTwo => invalid
//! Meetings.cancelsItself => valid 1
//! Meetings.ecsPoll => invalid
//! Meetings.ecsOne => valid 2
//! Meetings.ecsFails => valid 1
//! Meetings.anyAllFail => valid 4
//! Meetings.executeInOrder => valid 1
//! Meetings.transferSize => valid 2
//! Meetings.transferTimed => valid 3
//! Meetings.accumulateProduct => valid 2

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Meetings {
    static int n; static volatile int v;
    interface Step { void go() throws Exception; }
    static Thread start(Step s) { Thread t = new Thread(() -> { try { s.go(); } catch (InterruptedException e) { v = -9; } catch (Exception e) { assert false; } }); t.start(); return t; }
    static void both(Step a, Step b) throws InterruptedException { Thread x = start(a), y = start(b); x.join(); y.join(); }
    // sync queue: take sees all before put
    static void pipe() throws Exception {
        SynchronousQueue<int[]> q = new SynchronousQueue<>();
        Thread p = start(() -> { int[] a = new int[1]; a[0] = 5; q.put(a); });
        assert q.take()[0] == 5; p.join();
    }
    // writes after put are not seen
    static void pipeAfter() throws Exception {
        SynchronousQueue<int[]> q = new SynchronousQueue<>();
        Thread p = start(() -> { int[] a = new int[1]; q.put(a); a[0] = 5; });
        assert q.take()[0] == 5; p.join();
    }
    // interrupt a giver
    static void giverInterrupted() throws Exception {
        v = 0;
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        Thread p = start(() -> q.put(1));
        p.interrupt(); p.join();
        assert v == -9 && q.poll() == null;
    }
    // giver interrupted and taker: taker may starve
    static void giverOrTaker() throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        Thread p = start(() -> q.put(1));
        p.interrupt();
        q.take();
    }
    // two takers two givers
    static void fourMeet() throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        AtomicInteger s = new AtomicInteger();
        Thread a = start(() -> q.put(1)), b = start(() -> q.put(2)), c = start(() -> s.addAndGet(q.take()));
        s.addAndGet(q.take());
        a.join(); b.join(); c.join();
        assert s.get() == 3;
    }
    // priority queue with own comparator: greatest first
    static void greatest() throws Exception {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>(4, Comparator.reverseOrder());
        both(() -> q.add(1), () -> q.add(3));
        assert q.take() == 3;
    }
    // snapshot iterator
    static void prioritySnapshot() throws Exception {
        PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>(Arrays.asList(1));
        Iterator<Integer> it = q.iterator();
        q.add(0);
        int c = 0; while (it.hasNext()) { it.next(); c++; }
        assert c == 1 && q.size() == 2;
    }
    // deque iterator sees additions
    static void dequeWalk() {
        LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>(Arrays.asList(1, 2));
        Iterator<Integer> it = d.iterator();
        d.addLast(3);
        int s = 0; while (it.hasNext()) s = s * 10 + it.next();
        assert s == 123;
        Iterator<Integer> back = d.descendingIterator();
        int r = 0; while (back.hasNext()) { int x = back.next(); if (x == 2) back.remove(); r = r * 10 + x; }
        assert r == 321 && d.toString().equals("[1, 3]");
    }
    // deque removal while walking
    static void dequeWalkRemoved() {
        LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>(Arrays.asList(1, 2, 3));
        Iterator<Integer> it = d.iterator();
        d.pollFirst();
        String s = "";
        while (it.hasNext()) s += it.next();
        assert s.equals("123");
    }
    static void dequeWalkAllRemoved() {
        LinkedBlockingDeque<Integer> d = new LinkedBlockingDeque<>(Arrays.asList(1, 2, 3));
        Iterator<Integer> it = d.iterator();
        it.next();
        d.clear();
        d.add(9);
        String s = "";
        while (it.hasNext()) s += it.next();
        assert s.equals("2") || s.equals("29");
    }
    // skip list map basics
    static void skipBasics() {
        ConcurrentSkipListMap<String, Integer> m = new ConcurrentSkipListMap<>();
        m.put("b", 2); m.put("a", 1); m.putIfAbsent("a", 5); m.merge("b", 3, Integer::sum);
        m.computeIfAbsent("c", k -> 7); m.computeIfPresent("c", (k, x) -> null);
        assert m.toString().equals("{a=1, b=5}") && m.firstEntry().getKey().equals("a") && m.lowerKey("a") == null;
        assert m.keySet().first().equals("a") && m.values().contains(5) && m.entrySet().size() == 2;
        for (Map.Entry<String, Integer> e : m.entrySet()) { if (e.getValue() == 1) m.remove(e.getKey()); }
        assert m.size() == 1 && m.equals(Map.of("b", 5));
    }
    static void skipNulls() {
        ConcurrentSkipListMap<String, Integer> m = new ConcurrentSkipListMap<>();
        int c = 0;
        try { m.put(null, 1); } catch (NullPointerException e) { c++; }
        try { m.put("a", null); } catch (NullPointerException e) { c++; }
        try { m.get(null); } catch (NullPointerException e) { c++; }
        try { m.firstKey(); } catch (NoSuchElementException e) { c++; }
        assert c == 4;
    }
    // skip list compute is not one step: f may be called twice
    static void skipComputeCalls() throws Exception {
        ConcurrentSkipListMap<String, Integer> m = new ConcurrentSkipListMap<>();
        AtomicInteger c = new AtomicInteger();
        Step s = () -> m.computeIfAbsent("a", k -> c.incrementAndGet());
        both(s, s);
        assert c.get() == 1;
    }
    static void skipComputeValue() throws Exception {
        ConcurrentSkipListMap<String, Integer> m = new ConcurrentSkipListMap<>();
        Integer[] g = new Integer[2];
        both(() -> g[0] = m.computeIfAbsent("a", k -> 1), () -> g[1] = m.computeIfAbsent("a", k -> 2));
        assert g[0] == g[1];
    }
    // timer: two tasks of one timer do not overlap
    static void timerAlone() throws Exception {
        Timer t = new Timer(true);
        CountDownLatch c = new CountDownLatch(2);
        class Inc extends TimerTask { public void run() { int b = n; n = b + 1; c.countDown(); } }
        t.schedule(new Inc(), 3); t.schedule(new Inc(), 1);
        c.await();
        assert n == 2;
    }
    // two timers do
    static void timersTwo() throws Exception {
        Timer t = new Timer(true), u = new Timer(true);
        CountDownLatch c = new CountDownLatch(2);
        class Inc extends TimerTask { public void run() { int b = n; n = b + 1; c.countDown(); } }
        t.schedule(new Inc(), 3); u.schedule(new Inc(), 1);
        c.await();
        assert n == 2;
    }
    // schedule cancel from inside the task: repeated once
    static void cancelsItself() throws Exception {
        Timer t = new Timer(true);
        CountDownLatch c = new CountDownLatch(1);
        AtomicInteger k = new AtomicInteger();
        t.schedule(new TimerTask() { public void run() { k.incrementAndGet(); cancel(); c.countDown(); } }, 1, 1);
        c.await();
        assert k.get() == 1;
    }
    // ecs: take order by completion, poll may be null
    static void ecsPoll() throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        ExecutorCompletionService<Integer> e = new ExecutorCompletionService<>(p);
        e.submit(() -> 1);
        p.shutdown();
        assert e.poll() != null;
    }
    static void ecsOne() throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        ExecutorCompletionService<Integer> e = new ExecutorCompletionService<>(p);
        e.submit(() -> 1); e.submit(() -> 2);
        p.shutdown();
        assert e.take().get() == 1 && e.take().get() == 2;
    }
    static void ecsFails() throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);
        ExecutorCompletionService<Integer> e = new ExecutorCompletionService<>(p);
        e.submit(() -> { throw new IllegalStateException("x"); });
        p.shutdown();
        try { e.take().get(); assert false; } catch (ExecutionException x) { assert x.getCause().getMessage().equals("x"); }
    }
    static void anyAllFail() throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> l = new ArrayList<>();
        l.add(() -> { throw new IllegalStateException("x"); });
        l.add(() -> { throw new IllegalStateException("y"); });
        try { p.invokeAny(l); assert false; } catch (ExecutionException e) { assert e.getCause() instanceof IllegalStateException; }
        p.shutdown();
    }
    // scheduled with zero delay in pool of one: order
    static void executeInOrder() throws Exception {
        ScheduledExecutorService p = Executors.newScheduledThreadPool(1);
        p.execute(() -> n = n * 2 + 1);
        Future<?> f = p.submit(() -> { n = n * 2 + 2; });
        f.get(); p.shutdown();
        assert n == 4;
    }
    // transfer queue: size while waiting
    static void transferSize() throws Exception {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        Thread t = start(() -> q.transfer(1));
        int s = q.size();
        assert s == 0 || s == 1;
        assert q.take() == 1; t.join(); assert q.isEmpty();
    }
    static void transferTimed() throws Exception {
        LinkedTransferQueue<Integer> q = new LinkedTransferQueue<>();
        boolean[] r = new boolean[1];
        Thread t = start(() -> r[0] = q.tryTransfer(1, 1, TimeUnit.MILLISECONDS));
        Integer g = q.poll();
        t.join();
        assert r[0] == (g != null) && q.isEmpty();
    }
    static void accumulateProduct() throws Exception {
        LongAccumulator a = new LongAccumulator((x, y) -> x * y, 1);
        both(() -> a.accumulate(3), () -> a.accumulate(5));
        assert a.get() == 15;
    }
}

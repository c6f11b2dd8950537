// Queues that hand over, that order, that have two ends, and maps and sets in order.
//! Queues.handsOver => valid
//! Queues.handsOverAndWaits => valid
//! Queues.nobodyTakes => deadlock
//! Queues.nobodyGives => deadlock
//! Queues.offerToNobody => valid 1
//! Queues.offerToSomebody => invalid
//! Queues.twoGive => valid
//! Queues.twoGiveInOrder => invalid
//! Queues.pollIsLate => valid
//! Queues.pollForSomeTime => invalid
//! Queues.offerForSomeTime => valid
//! Queues.transfers => valid
//! Queues.transfersInVain => deadlock
//! Queues.putDoesNotWait => invalid
//! Queues.tryTransfer => valid 1
//! Queues.tryTransferToSomebody => valid
//! Queues.leastFirst => valid
//! Queues.leastOfThose => invalid
//! Queues.priorityEmpty => deadlock
//! Queues.bothEnds => valid
//! Queues.stackOfTwo => invalid
//! Queues.dequeFull => deadlock
//! Queues.dequeHandsOver => valid
//! Queues.steal => valid
//! Queues.delays => valid
//! Queues.completed => valid
//! Queues.completedInOrder => invalid
//! Queues.anyOfTwo => valid
//! Queues.anyIsFirst => invalid
//! Queues.sortedMap => valid
//! Queues.sortedCheckThenAct => invalid
//! Queues.sortedMerge => valid
//! Queues.sortedFirst => valid
//! Queues.sortedSet => valid
//! Queues.sortedSetTwice => valid
//! Queues.sortedWalk => valid
//! Queues.accumulate => valid 2
//! Queues.accumulateEarly => invalid

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAccumulator;

public class Queues {
    static int n;
    static volatile boolean isThere;

    interface Step {
        void go() throws Exception;
    }

    static Thread start(Step step) {
        Thread thread = new Thread(() -> {
            try {
                step.go();
            } catch (Exception e) {
                assert false;
            }
        });
        thread.start();
        return thread;
    }

    static void both(Step one, Step other) throws InterruptedException {
        Thread a = start(one);
        Thread b = start(other);
        a.join();
        b.join();
    }

    static void handsOver() throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread giver = start(() -> queue.put(3));
        assert queue.take() == 3;
        giver.join();
        assert queue.isEmpty() && queue.peek() == null;
    }

    // what comes before `take` is seen after `put`, and the other way round
    static void handsOverAndWaits() throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread giver = start(() -> {
            n = 1;
            queue.put(3);
        });
        assert queue.take() == 3 && n == 1;
        giver.join();
    }

    static void nobodyTakes() throws Exception {
        new SynchronousQueue<Integer>().put(3);
    }

    static void nobodyGives() throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread taker = start(queue::take);
        assert !queue.contains(3);
        taker.join();
    }

    static void offerToNobody() {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        assert !queue.offer(3) && queue.poll() == null && queue.size() == 0;
    }

    static void offerToSomebody() throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread taker = new Thread(() -> {
            try {
                queue.take();
            } catch (InterruptedException e) {
                n = 1;
            }
        });
        taker.setDaemon(true);
        taker.start();
        assert queue.offer(3);
    }

    static void twoGive() throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread a = start(() -> queue.put(1));
        Thread b = start(() -> queue.put(2));
        assert queue.take() + queue.take() == 3;
        a.join();
        b.join();
    }

    static void twoGiveInOrder() throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        start(() -> queue.put(1));
        start(() -> queue.put(2));
        int first = queue.take();
        queue.take();
        assert first == 1;
    }

    static void pollIsLate() throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread giver = start(() -> queue.put(1));
        Integer got = queue.poll();
        assert got == null || got == 1;
        if (got == null) {
            assert queue.take() == 1;
        }
        giver.join();
    }

    static void pollForSomeTime() throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        Thread giver = new Thread(() -> {
            try {
                queue.put(1);
            } catch (InterruptedException e) {
                n = 1;
            }
        });
        giver.setDaemon(true);
        giver.start();
        assert queue.poll(1, TimeUnit.NANOSECONDS) != null;
    }

    static void offerForSomeTime() throws Exception {
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        boolean[] given = new boolean[1];
        Thread giver = start(() -> given[0] = queue.offer(1, 1, TimeUnit.MICROSECONDS));
        Integer got = queue.poll(1, TimeUnit.MILLISECONDS);
        giver.join();
        assert given[0] == (got != null);
    }

    static void transfers() throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread giver = start(() -> {
            queue.transfer(3);
            assert isThere;
        });
        isThere = true;
        assert queue.take() == 3;
        giver.join();
    }

    static void transfersInVain() throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        queue.transfer(3);
    }

    static void putDoesNotWait() throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread giver = start(() -> {
            queue.put(3);
            assert isThere;
        });
        isThere = true;
        assert queue.take() == 3;
        giver.join();
    }

    static void tryTransfer() {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        assert !queue.tryTransfer(3) && queue.isEmpty() && !queue.hasWaitingConsumer();
        queue.add(4);
        queue.put(5);
        assert queue.size() == 2 && queue.contains(5) && queue.peek() == 4 && queue.remove(5) && queue.poll() == 4;
    }

    static void tryTransferToSomebody() throws Exception {
        LinkedTransferQueue<Integer> queue = new LinkedTransferQueue<>();
        Thread taker = start(() -> n = queue.take());
        boolean isTaken = queue.tryTransfer(3);
        if (!isTaken) {
            queue.put(4);
        }
        taker.join();
        assert n == (isTaken ? 3 : 4) && queue.isEmpty();
    }

    static void leastFirst() throws Exception {
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
        both(() -> queue.put(2), () -> queue.put(1));
        assert queue.take() == 1 && queue.take() == 2 && queue.poll() == null;
    }

    static void leastOfThose() throws Exception {
        PriorityBlockingQueue<Integer> queue = new PriorityBlockingQueue<>();
        start(() -> queue.put(2));
        start(() -> queue.put(1));
        assert queue.take() == 1;
    }

    static void priorityEmpty() throws Exception {
        new PriorityBlockingQueue<Integer>().take();
    }

    static void bothEnds() throws Exception {
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
        both(() -> deque.putFirst(1), () -> deque.putLast(2));
        assert deque.size() == 2 && deque.takeFirst() + deque.takeLast() == 3 && deque.pollLast() == null;
    }

    // `putFirst` then `putLast` of one thread, and another one takes in between
    static void stackOfTwo() throws Exception {
        LinkedBlockingDeque<Integer> deque = new LinkedBlockingDeque<>();
        Thread giver = start(() -> {
            deque.push(1);
            deque.push(2);
        });
        int first = deque.takeFirst();
        giver.join();
        assert first == 2;
    }

    static void dequeFull() throws Exception {
        BlockingDeque<Integer> deque = new LinkedBlockingDeque<>(1);
        deque.putLast(1);
        assert !deque.offerFirst(2) && deque.remainingCapacity() == 0;
        deque.putFirst(2);
    }

    static void dequeHandsOver() throws Exception {
        BlockingDeque<Integer> deque = new LinkedBlockingDeque<>(1);
        Thread giver = start(() -> {
            deque.put(1);
            deque.put(2);
        });
        assert deque.take() == 1 && deque.takeLast() == 2;
        giver.join();
    }

    static void steal() throws Exception {
        BlockingDeque<Integer> deque = new LinkedBlockingDeque<>(Arrays.asList(1, 2));
        int[] taken = new int[2];
        both(() -> taken[0] = deque.pollFirst(), () -> taken[1] = deque.pollLast());
        assert taken[0] + taken[1] == 3 && taken[0] != taken[1];
    }

    static class Later implements Delayed {
        final int number;

        Later(int number) {
            this.number = number;
        }

        public long getDelay(TimeUnit unit) {
            return -number;
        }

        public int compareTo(Delayed other) {
            return Integer.compare(number, ((Later) other).number);
        }
    }

    static void delays() throws Exception {
        DelayQueue<Later> queue = new DelayQueue<>();
        both(() -> queue.put(new Later(2)), () -> queue.put(new Later(1)));
        assert queue.take().number == 1 && queue.poll().number == 2 && queue.poll() == null;
    }

    static void completed() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ExecutorCompletionService<Integer> done = new ExecutorCompletionService<>(pool);
        done.submit(() -> 1);
        done.submit(() -> 2);
        assert done.take().get() + done.take().get() == 3;
        assert done.poll() == null;
        pool.shutdown();
    }

    static void completedInOrder() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ExecutorCompletionService<Integer> done = new ExecutorCompletionService<>(pool);
        done.submit(() -> 1);
        done.submit(() -> 2);
        int first = done.take().get();
        pool.shutdown();
        assert first == 1;
    }

    static void anyOfTwo() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = new ArrayList<>();
        tasks.add(() -> {
            throw new IllegalStateException();
        });
        tasks.add(() -> 2);
        assert pool.invokeAny(tasks) == 2;
        pool.shutdown();
    }

    static void anyIsFirst() throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = new ArrayList<>();
        tasks.add(() -> 1);
        tasks.add(() -> 2);
        int any = pool.invokeAny(tasks);
        pool.shutdown();
        assert any == 1;
    }

    static void sortedMap() throws Exception {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        both(() -> map.put(2, 20), () -> map.put(1, 10));
        assert map.firstKey() == 1 && map.lastEntry().getValue() == 20 && map.higherKey(1) == 2;
        assert map.keySet().contains(2) && map.ceilingKey(3) == null && map.size() == 2;
    }

    static void sortedCheckThenAct() throws Exception {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        Step step = () -> {
            Integer old = map.get(1);
            map.put(1, old == null ? 1 : old + 1);
        };
        both(step, step);
        assert map.get(1) == 2;
    }

    static void sortedMerge() throws Exception {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        both(() -> map.merge(1, 1, Integer::sum), () -> map.merge(1, 1, Integer::sum));
        assert map.get(1) == 2;
    }

    static void sortedFirst() throws Exception {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        map.put(1, 1);
        map.put(2, 2);
        int[] taken = new int[2];
        both(() -> taken[0] = map.pollFirstEntry().getKey(), () -> taken[1] = map.pollFirstEntry().getKey());
        assert taken[0] + taken[1] == 3 && map.isEmpty();
    }

    static void sortedSet() throws Exception {
        ConcurrentSkipListSet<String> set = new ConcurrentSkipListSet<>();
        both(() -> set.add("b"), () -> set.add("a"));
        assert set.first().equals("a") && set.pollLast().equals("b") && set.size() == 1;
    }

    static void sortedSetTwice() throws Exception {
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>();
        AtomicInteger news = new AtomicInteger();
        Step step = () -> {
            if (set.add(1)) {
                news.incrementAndGet();
            }
        };
        both(step, step);
        assert news.get() == 1 && set.size() == 1;
    }

    // who walks sees what stays, and never a thing twice
    static void sortedWalk() throws Exception {
        ConcurrentSkipListSet<Integer> set = new ConcurrentSkipListSet<>(Arrays.asList(1, 3));
        Thread adder = start(() -> set.add(2));
        int sum = 0;
        for (Iterator<Integer> each = set.iterator(); each.hasNext();) {
            sum += each.next();
        }
        adder.join();
        assert sum == 4 || sum == 6;
    }

    static void accumulate() throws Exception {
        LongAccumulator most = new LongAccumulator(Math::max, Long.MIN_VALUE);
        both(() -> most.accumulate(3), () -> most.accumulate(5));
        assert most.get() == 5 && most.getThenReset() == 5 && most.intValue() == 0;
    }

    static void accumulateEarly() throws Exception {
        LongAccumulator most = new LongAccumulator(Math::max, 0);
        start(() -> most.accumulate(3));
        assert most.get() == 3;
    }
}

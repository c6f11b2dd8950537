// Atomic variables: each call is one step, two calls are two.
//! Atomics.increments => valid 2
//! Atomics.twoSteps => invalid
//! Atomics.compareAndSet => valid
//! Atomics.longs => valid 2
//! Atomics.flags => valid 2
//! Atomics.references => valid
//! Atomics.arrays => valid
//! Atomics.arrayCellsAreApart => valid
//! Atomics.adders => valid 2
//! Atomics.update => valid 2
//! Atomics.weak => valid
//! Atomics.publish => valid

import java.util.concurrent.atomic.*;

public class Atomics {
    static void both(Runnable one, Runnable other) throws InterruptedException {
        Thread a = new Thread(one);
        Thread b = new Thread(other);
        a.start();
        b.start();
        a.join();
        b.join();
    }

    static void increments() throws InterruptedException {
        AtomicInteger n = new AtomicInteger();
        both(n::incrementAndGet, n::getAndIncrement);
        assert n.get() == 2;
    }

    static void twoSteps() throws InterruptedException {
        AtomicInteger n = new AtomicInteger();
        Runnable add = () -> n.set(n.get() + 1);
        both(add, add);
        assert n.get() == 2;
    }

    static void compareAndSet() throws InterruptedException {
        AtomicInteger n = new AtomicInteger();
        Runnable add = () -> {
            int before = n.get();
            while (!n.compareAndSet(before, before + 1)) {
                before = n.get();
            }
        };
        both(add, add);
        assert n.get() == 2;
    }

    static void longs() throws InterruptedException {
        AtomicLong n = new AtomicLong(1);
        both(() -> n.addAndGet(2), () -> n.accumulateAndGet(3, Long::sum));
        assert n.get() == 6;
    }

    // one of both is first
    static void flags() throws InterruptedException {
        AtomicBoolean taken = new AtomicBoolean();
        AtomicInteger winners = new AtomicInteger();
        Thread a = new Thread(() -> {
            if (taken.compareAndSet(false, true)) {
                winners.incrementAndGet();
            }
        });
        a.start();
        if (!taken.getAndSet(true)) {
            winners.incrementAndGet();
        }
        a.join();
        assert winners.get() == 1;
    }

    static void references() throws InterruptedException {
        AtomicReference<String> text = new AtomicReference<>("");
        both(() -> text.updateAndGet(t -> t + "a"), () -> text.updateAndGet(t -> t + "b"));
        assert text.get().equals("ab") || text.get().equals("ba");
    }

    static void arrays() throws InterruptedException {
        AtomicIntegerArray cells = new AtomicIntegerArray(2);
        AtomicLongArray longs = new AtomicLongArray(1);
        AtomicReferenceArray<String> texts = new AtomicReferenceArray<>(1);
        both(() -> {
            cells.incrementAndGet(0);
            longs.addAndGet(0, 5);
        }, () -> {
            cells.incrementAndGet(0);
            texts.compareAndSet(0, null, "x");
        });
        assert cells.get(0) == 2 && cells.get(1) == 0 && cells.length() == 2;
        assert longs.get(0) == 5 && texts.get(0).equals("x");
    }

    static void arrayCellsAreApart() throws InterruptedException {
        AtomicIntegerArray cells = new AtomicIntegerArray(2);
        both(() -> cells.incrementAndGet(0), () -> cells.incrementAndGet(1));
        assert cells.get(0) == 1 && cells.get(1) == 1;
    }

    static void adders() throws InterruptedException {
        LongAdder sum = new LongAdder();
        both(sum::increment, () -> sum.add(4));
        assert sum.sum() == 5;
    }

    static void update() throws InterruptedException {
        AtomicInteger n = new AtomicInteger(1);
        both(() -> n.updateAndGet(x -> 2 * x), () -> n.getAndUpdate(x -> 2 * x));
        assert n.get() == 4;
    }

    static void weak() throws InterruptedException {
        AtomicInteger n = new AtomicInteger();
        both(() -> n.lazySet(1), () -> n.getAcquire());
        assert n.get() == 1;
    }

    static int data;

    // what was written before is there for whoever has seen the flag
    static void publish() {
        AtomicBoolean ready = new AtomicBoolean();
        new Thread(() -> {
            data = 5;
            ready.set(true);
        }).start();
        if (ready.get()) {
            assert data == 5;
        }
    }
}

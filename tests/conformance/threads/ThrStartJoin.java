// Threads that are joined before anybody looks: what they did, their names, flags, states and uncaught exceptions.
import java.util.ArrayList;
import java.util.List;

public class ThrStartJoin {
    static int sum;
    static final ThreadLocal<Integer> LOCAL = ThreadLocal.withInitial(() -> 7);

    static class Adder extends Thread {
        private final int by;

        Adder(int by) {
            super("adder-" + by);
            this.by = by;
        }

        @Override
        public void run() {
            sum += by;
        }
    }

    static void finish(Thread thread) {
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException e) {
            System.out.println("interrupted");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println(Thread.currentThread().getName());
        List<String> names = new ArrayList<>();
        Thread plain = new Thread(() -> names.add(Thread.currentThread().getName()));
        System.out.println(plain.getName() + " " + plain.getState() + " " + plain.isAlive() + " " + plain);
        finish(plain);
        System.out.println(names + " " + plain.getState() + " " + plain.isAlive() + " " + plain);
        System.out.println(new Thread(() -> { }).getName());

        for (int i = 1; i <= 3; i++) {
            Adder adder = new Adder(i);
            finish(adder);
            System.out.println(adder.getName() + " " + sum);
        }
        try {
            plain.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("started twice: " + e.getMessage());
        }

        Thread never = new Thread();
        never.join();
        System.out.println("joined " + never.getState());
        finish(never);

        Thread failing = new Thread(() -> { throw new IllegalStateException("inside"); }, "failing");
        failing.setUncaughtExceptionHandler((thread, e) -> names.add(thread.getName() + ": " + e));
        finish(failing);
        System.out.println(names + " " + failing.isAlive());
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> names.add("default " + e.getMessage()));
        finish(new Thread(() -> System.out.println(1 / (names.size() - names.size()))));
        System.out.println(names);

        LOCAL.set(8);
        finish(new Thread(() -> {
            System.out.println("local " + LOCAL.get());
            LOCAL.set(9);
            System.out.println("local " + LOCAL.get());
            LOCAL.remove();
            System.out.println("local " + LOCAL.get());
        }));
        System.out.println("local " + LOCAL.get());

        Thread.currentThread().interrupt();
        try {
            Thread.sleep(5);
        } catch (InterruptedException e) {
            System.out.println(e.getMessage() + " " + Thread.currentThread().isInterrupted());
        }
        Thread.currentThread().interrupt();
        System.out.println(Thread.interrupted() + " " + Thread.interrupted());

        Thread inner = new Thread(() -> {
            Thread nested = new Thread(() -> names.add("in " + Thread.currentThread().getName()), "nested");
            nested.setPriority(3);
            finish(nested);
            names.add("in " + Thread.currentThread().getName() + " " + nested.getPriority());
        }, "inner");
        inner.setDaemon(true);
        inner.setPriority(Thread.MAX_PRIORITY);
        finish(inner);
        System.out.println(names.subList(2, names.size()) + " " + inner.isDaemon() + " " + Thread.currentThread().getName());
        synchronized (names) {
            System.out.println(names.size());
        }
    }
}

// What was seen on one schedule of threads is never valid; what is wrong on it stays wrong.
//! Race.lost => unknown incomplete +one-schedule
//! Race.sum => unknown incomplete +one-schedule
//! Race.wrong => invalid +one-schedule
//! Race.sometimes => unknown +one-schedule
//! Race.never => valid complete
//! Race.inside => unknown +one-schedule
class Race {
    static int count;

    static class Adder extends Thread {
        public void run() {
            int seen = count;
            count = seen + 1;
        }
    }

    static void lost() throws InterruptedException {
        Thread a = new Adder();
        Thread b = new Adder();
        a.start();
        b.start();
        a.join();
        b.join();
        assert count == 2;
    }

    static void sum() {
        Thread a = new Thread(() -> count++);
        a.start();
    }

    static void wrong() {
        Thread a = new Adder();
        a.start();
        assert count == 0; //~ assert
    }

    // only one of the paths has a thread
    static void sometimes(int n) {
        if (n == 7) {
            new Adder().start();
        }
    }

    static void never() {
        Thread a = new Adder();
        a.run();
        assert count == 1;
    }

    static void inside() { sum(); }
}

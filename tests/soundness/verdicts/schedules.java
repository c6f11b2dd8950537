// All schedules of threads are tried: what is wrong on one of them is wrong.
//! Race.lost => invalid +sequential-consistency
//! Race.sum => valid
//! Race.wrong => invalid
//! Race.sometimes => valid
//! Race.never => valid complete
//! Race.inside => valid
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
        assert count == 2; //~ assert Race.lost
    }

    static void sum() {
        Thread a = new Thread(() -> count++);
        a.start();
    }

    static void wrong() {
        Thread a = new Adder();
        a.start();
        assert count == 0; //~ assert Race.wrong
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

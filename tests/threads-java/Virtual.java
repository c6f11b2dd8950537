// Virtual threads are threads; they need Java 21.
//! Virtual.virtual => valid 1
//! Virtual.virtualPool => valid

import java.util.concurrent.*;

public class Virtual {
    static int n;

    static void virtual() throws InterruptedException {
        Thread a = Thread.ofVirtual().start(() -> n++);
        a.join();
        Thread b = Thread.startVirtualThread(() -> n++);
        b.join();
        assert n == 2 && a.isVirtual() && a.isDaemon();
    }

    static void virtualPool() throws Exception {
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            pool.submit(() -> n = 3);
        }
        assert n == 3;
    }
}

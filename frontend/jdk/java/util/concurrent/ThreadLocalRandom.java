// Model of java.util.concurrent.ThreadLocalRandom: a generator whose seed nobody knows.
package java.util.concurrent;

import java.util.Random;

public final class ThreadLocalRandom extends Random {
    private ThreadLocalRandom() {
    }

    public static ThreadLocalRandom current() {
        return new ThreadLocalRandom();
    }

    public void setSeed(long seed) {
        throw new UnsupportedOperationException();
    }
}

// One object for all, made when somebody first asks for it.
//! Singletons.plain => invalid
//! Singletons.doubleChecked => valid
//! Singletons.doubleCheckedPlain => valid +sequential-consistency
//! Singletons.holder => valid
//! Singletons.synchronizedGet => valid

public class Singletons {
    static Singletons plain;
    static volatile Singletons sure;
    static Singletons unsure;
    static int made;
    final int number;

    Singletons() {
        number = 42;
    }

    static class Holder {
        static final Singletons IT = new Singletons();
    }

    static Singletons getPlain() {
        if (plain == null) {
            plain = new Singletons();
        }
        return plain;
    }

    static Singletons getSure() {
        if (sure == null) {
            synchronized (Singletons.class) {
                if (sure == null) {
                    sure = new Singletons();
                }
            }
        }
        return sure;
    }

    static Singletons getUnsure() {
        if (unsure == null) {
            synchronized (Singletons.class) {
                if (unsure == null) {
                    unsure = new Singletons();
                }
            }
        }
        return unsure;
    }

    static synchronized Singletons getSynchronized() {
        if (plain == null) {
            plain = new Singletons();
        }
        return plain;
    }

    static Singletons[] twoOf(java.util.function.Supplier<Singletons> get) throws InterruptedException {
        Singletons[] seen = new Singletons[2];
        Thread a = new Thread(() -> seen[0] = get.get());
        a.start();
        seen[1] = get.get();
        a.join();
        return seen;
    }

    static void plain() throws InterruptedException {
        Singletons[] seen = twoOf(Singletons::getPlain);
        assert seen[0] == seen[1];
    }

    static void doubleChecked() throws InterruptedException {
        Singletons[] seen = twoOf(Singletons::getSure);
        assert seen[0] == seen[1] && seen[0].number == 42;
    }

    static void doubleCheckedPlain() throws InterruptedException {
        Singletons[] seen = twoOf(Singletons::getUnsure);
        assert seen[0] == seen[1] && seen[0].number == 42;
    }

    // a class is initialised once, and whoever comes meanwhile waits
    static void holder() throws InterruptedException {
        Singletons[] seen = twoOf(() -> Holder.IT);
        assert seen[0] == seen[1] && seen[0] != null && seen[0].number == 42;
    }

    static void synchronizedGet() throws InterruptedException {
        Singletons[] seen = twoOf(Singletons::getSynchronized);
        assert seen[0] == seen[1];
    }
}

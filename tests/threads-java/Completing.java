// Futures that are completed, and what depends on them.
//! Completing.supply => valid 1
//! Completing.run => valid 1
//! Completing.apply => valid
//! Completing.combine => valid
//! Completing.compose => valid
//! Completing.accept => valid
//! Completing.byHand => valid
//! Completing.fails => valid 1
//! Completing.failsInGet => valid 1
//! Completing.exceptionally => valid
//! Completing.all => valid
//! Completing.never => deadlock
//! Completing.unordered => invalid

import java.util.concurrent.*;

public class Completing {
    static int n;

    static void supply() throws Exception {
        CompletableFuture<Integer> seven = CompletableFuture.supplyAsync(() -> 7);
        assert seven.join() == 7 && seven.get() == 7 && seven.isDone();
    }

    static void run() {
        CompletableFuture.runAsync(() -> n = 4).join();
        assert n == 4;
    }

    static void apply() {
        assert CompletableFuture.supplyAsync(() -> 7).thenApply(x -> x + 1).join() == 8;
        assert CompletableFuture.completedFuture("a").thenApply(x -> x + "b").join().equals("ab");
    }

    static void combine() {
        CompletableFuture<Integer> one = CompletableFuture.supplyAsync(() -> 1);
        CompletableFuture<Integer> two = CompletableFuture.supplyAsync(() -> 2);
        assert one.thenCombine(two, Integer::sum).join() == 3;
    }

    static void compose() {
        CompletableFuture<Integer> sum = CompletableFuture.supplyAsync(() -> 1)
                .thenCompose(x -> CompletableFuture.supplyAsync(() -> x + 1));
        assert sum.join() == 2;
    }

    static void accept() {
        CompletableFuture.supplyAsync(() -> 5).thenAccept(x -> n = x).join();
        assert n == 5;
    }

    static void byHand() {
        CompletableFuture<Integer> given = new CompletableFuture<>();
        new Thread(() -> given.complete(3)).start();
        assert given.join() == 3 && !given.complete(4);
    }

    static void fails() {
        CompletableFuture<Integer> none = CompletableFuture.supplyAsync(() -> 1 / n);
        try {
            none.join();
            assert false;
        } catch (CompletionException e) {
            assert e.getCause() instanceof ArithmeticException && none.isCompletedExceptionally();
        }
    }

    static void failsInGet() throws InterruptedException {
        CompletableFuture<Integer> none = CompletableFuture.supplyAsync(() -> 1 / n);
        try {
            none.get();
            assert false;
        } catch (ExecutionException e) {
            assert e.getCause() instanceof ArithmeticException;
        }
    }

    static void exceptionally() {
        CompletableFuture<Integer> none = CompletableFuture.supplyAsync(() -> 1 / n);
        assert none.exceptionally(e -> -1).join() == -1;
        assert none.handle((x, e) -> e == null ? x : -2).join() == -2;
    }

    static void all() {
        int[] cells = new int[2];
        CompletableFuture<Void> one = CompletableFuture.runAsync(() -> cells[0] = 1);
        CompletableFuture<Void> two = CompletableFuture.runAsync(() -> cells[1] = 2);
        CompletableFuture.allOf(one, two).join();
        assert cells[0] == 1 && cells[1] == 2;
    }

    static void never() {
        new Thread(() -> { }).start();
        new CompletableFuture<Integer>().join();
    }

    static void unordered() {
        CompletableFuture<Void> one = CompletableFuture.runAsync(() -> n = 1);
        CompletableFuture<Void> two = CompletableFuture.runAsync(() -> n = 2);
        CompletableFuture.allOf(one, two).join();
        assert n == 2;
    }
}

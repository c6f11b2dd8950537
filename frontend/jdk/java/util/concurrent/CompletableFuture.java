// Model of java.util.concurrent.CompletableFuture. What depends on a future runs in the thread that completes it, or at once if it
// is complete. Each task of the common pool is a thread of its own, a daemon.
package java.util.concurrent;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import ooxide.Atomic;
import ooxide.Interruption;
import ooxide.Native;

public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    private boolean done;
    private T result;
    private Throwable failure;
    private Dependent first;

    // Nobody depends on a future of the input.
    //@ invariant first == null && (done || result == null && failure == null) && (result == null || failure == null);

    // What is to be run when a future is complete.
    private static final class Dependent {
        final Runnable action;
        final Dependent next;

        Dependent(Runnable action, Dependent next) {
            this.action = action;
            this.next = next;
        }
    }

    private static final class Common implements Executor {
        public void execute(Runnable command) {
            Thread thread = new Thread(Objects.requireNonNull(command), "ForkJoinPool.commonPool-worker-1");
            thread.setDaemon(true);
            thread.start();
        }
    }

    public CompletableFuture() {
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return supplyAsync(supplier, new Common());
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        Objects.requireNonNull(supplier);
        CompletableFuture<U> made = new CompletableFuture<>();
        executor.execute(() -> made.completeBy(supplier));
        return made;
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable) {
        return runAsync(runnable, new Common());
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable, Executor executor) {
        Objects.requireNonNull(runnable);
        CompletableFuture<Void> made = new CompletableFuture<>();
        executor.execute(() -> made.completeBy(() -> {
            runnable.run();
            return null;
        }));
        return made;
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> made = new CompletableFuture<>();
        made.complete(value);
        return made;
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable ex) {
        CompletableFuture<U> made = new CompletableFuture<>();
        made.completeExceptionally(ex);
        return made;
    }

    private void completeBy(Supplier<? extends T> supplier) {
        T given;
        try {
            given = supplier.get();
        } catch (Throwable e) {
            fail(e);
            return;
        }
        end(given, null);
    }

    private void fail(Throwable e) {
        end(null, e instanceof CompletionException ? e : new CompletionException(e));
    }

    @Atomic private boolean set(T result, Throwable failure) {
        if (done) {
            return false;
        }
        done = true;
        this.result = result;
        this.failure = failure;
        return true;
    }

    @Atomic private Dependent takeDependents() {
        Dependent taken = first;
        first = null;
        return taken;
    }

    private boolean end(T result, Throwable failure) {
        if (!set(result, failure)) {
            return false;
        }
        for (Dependent each = takeDependents(); each != null; each = each.next) {
            each.action.run();
        }
        return true;
    }

    // False if it is complete: then nobody would run the action.
    @Atomic private boolean add(Runnable action) {
        if (done) {
            return false;
        }
        first = new Dependent(action, first);
        return true;
    }

    private void whenDone(Runnable action) {
        if (!add(action)) {
            action.run();
        }
    }

    public boolean complete(T value) {
        return end(value, null);
    }

    public boolean completeExceptionally(Throwable ex) {
        return end(null, Objects.requireNonNull(ex));
    }

    public boolean cancel(boolean mayInterruptIfRunning) {
        return end(null, new CancellationException()) || isCancelled();
    }

    @Atomic public boolean isDone() {
        return done;
    }

    @Atomic public boolean isCancelled() {
        return failure instanceof CancellationException;
    }

    @Atomic public boolean isCompletedExceptionally() {
        return failure != null;
    }

    @Atomic private void awaitEnd() {
        Native.await(done);
    }

    @Atomic private void awaitEndUnlessInterrupted() throws InterruptedException {
        Native.await(done || Interruption.isPending());
        if (!done) {
            Interruption.check();
        }
    }

    private T report() throws ExecutionException {
        if (failure == null) {
            return result;
        }
        if (failure instanceof CancellationException) {
            throw (CancellationException) failure;
        }
        boolean isWrapped = failure instanceof CompletionException && failure.getCause() != null;
        throw new ExecutionException(isWrapped ? failure.getCause() : failure);
    }

    public T get() throws InterruptedException, ExecutionException {
        awaitEndUnlessInterrupted();
        return report();
    }

    // The time may be over at any moment.
    public T get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!isDone()) {
            Interruption.check();
            throw new TimeoutException();
        }
        return report();
    }

    public T join() {
        awaitEnd();
        return joined();
    }

    private T joined() {
        if (failure == null) {
            return result;
        }
        if (failure instanceof CancellationException) {
            throw (CancellationException) failure;
        }
        if (failure instanceof CompletionException) {
            throw (CompletionException) failure;
        }
        throw new CompletionException(failure);
    }

    public T getNow(T valueIfAbsent) {
        return isDone() ? joined() : valueIfAbsent;
    }

    private <U> CompletableFuture<U> then(Executor executor, BiConsumer<CompletableFuture<U>, T> action) {
        CompletableFuture<U> made = new CompletableFuture<>();
        Runnable step = () -> {
            if (failure != null) {
                made.fail(failure);
                return;
            }
            try {
                action.accept(made, result);
            } catch (Throwable e) {
                made.fail(e);
            }
        };
        whenDone(executor == null ? step : () -> executor.execute(step));
        return made;
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> fn) {
        Objects.requireNonNull(fn);
        return then(null, (made, value) -> made.end(fn.apply(value), null));
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn) {
        return thenApplyAsync(fn, new Common());
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn, Executor executor) {
        Objects.requireNonNull(fn);
        return then(Objects.requireNonNull(executor), (made, value) -> made.end(fn.apply(value), null));
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return then(null, (made, value) -> {
            action.accept(value);
            made.end(null, null);
        });
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return then(new Common(), (made, value) -> {
            action.accept(value);
            made.end(null, null);
        });
    }

    public CompletableFuture<Void> thenRun(Runnable action) {
        Objects.requireNonNull(action);
        return then(null, (made, value) -> {
            action.run();
            made.end(null, null);
        });
    }

    public CompletableFuture<Void> thenRunAsync(Runnable action) {
        Objects.requireNonNull(action);
        return then(new Common(), (made, value) -> {
            action.run();
            made.end(null, null);
        });
    }

    public <U, V> CompletableFuture<V> thenCombine(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<? extends U> second = other.toCompletableFuture();
        return then(null, (made, value) -> second.whenDone(() -> {
            if (second.failure != null) {
                made.fail(second.failure);
                return;
            }
            try {
                made.end(fn.apply(value, second.result), null);
            } catch (Throwable e) {
                made.fail(e);
            }
        }));
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> fn) {
        Objects.requireNonNull(fn);
        return then(null, (made, value) -> {
            CompletableFuture<U> inner = fn.apply(value).toCompletableFuture();
            inner.whenDone(() -> {
                if (inner.failure != null) {
                    made.fail(inner.failure);
                } else {
                    made.end(inner.result, null);
                }
            });
        });
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<U> made = new CompletableFuture<>();
        whenDone(() -> made.completeBy(() -> fn.apply(result, failure)));
        return made;
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        Objects.requireNonNull(action);
        CompletableFuture<T> made = new CompletableFuture<>();
        whenDone(() -> {
            try {
                action.accept(result, failure);
            } catch (Throwable e) {
                made.fail(failure == null ? e : failure);
                return;
            }
            if (failure != null) {
                made.fail(failure);
            } else {
                made.end(result, null);
            }
        });
        return made;
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> fn) {
        Objects.requireNonNull(fn);
        CompletableFuture<T> made = new CompletableFuture<>();
        whenDone(() -> {
            if (failure == null) {
                made.end(result, null);
            } else {
                made.completeBy(() -> fn.apply(failure));
            }
        });
        return made;
    }

    private static CompletableFuture<Void> allFrom(CompletableFuture<?>[] cfs, int index, Throwable failed) {
        CompletableFuture<Void> made = new CompletableFuture<>();
        if (index == cfs.length) {
            if (failed != null) {
                made.fail(failed);
            } else {
                made.end(null, null);
            }
            return made;
        }
        CompletableFuture<?> one = cfs[index];
        one.whenDone(() -> {
            CompletableFuture<Void> rest = allFrom(cfs, index + 1, failed != null ? failed : one.failure);
            rest.whenDone(() -> made.end(null, rest.failure));
        });
        return made;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... cfs) {
        return allFrom(cfs, 0, null);
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... cfs) {
        CompletableFuture<Object> made = new CompletableFuture<>();
        for (CompletableFuture<?> each : cfs) {
            each.whenDone(() -> {
                if (each.failure != null) {
                    made.fail(each.failure);
                } else {
                    made.end(each.result, null);
                }
            });
        }
        return made;
    }

    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }
}

package java.util.stream;

import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Supplier;
import ooxide.Native;

/**
 * A source followed by operations. Each stream is one stage that knows the stage before it; nothing happens before a
 * terminal operation, which links the operations to its own sink and lets the source push its elements.
 *
 * <p>{@code flags} are the characteristics DISTINCT, SORTED (naturally), ORDERED and SIZED of the elements after this
 * stage, and SHORT when a stage may stop before the source is exhausted. Programs can see them: {@code count()} of a
 * stream of known size runs nothing, {@code sorted()} of a sorted one does not wait for the last element.
 */
abstract class Pipeline<T, S extends BaseStream<T, S>> implements BaseStream<T, S> {
    static final int DISTINCT = Spliterator.DISTINCT;
    static final int SORTED = Spliterator.SORTED;
    static final int ORDERED = Spliterator.ORDERED;
    static final int SIZED = Spliterator.SIZED;
    static final int SHORT = 0x01000000;

    private static final String USED = "stream has already been operated upon or closed";

    final int flags;
    private final Pipeline<?, ?> head;
    // null in the head
    private final Pipeline<?, ?> before;
    // null in the head, and where nothing needs to be done
    private final Op<?, T> op;
    private boolean used;

    // of the head only
    private Spliterator<?> source;
    private Supplier<? extends Spliterator<?>> lateSource;
    private Runnable onClose;
    private boolean parallel;

    Pipeline(Spliterator<?> source, Supplier<? extends Spliterator<?>> lateSource, int flags, boolean parallel) {
        this.flags = flags & (DISTINCT | SORTED | ORDERED | SIZED);
        this.head = this;
        this.before = null;
        this.op = null;
        this.source = source;
        this.lateSource = lateSource;
        this.parallel = parallel;
    }

    Pipeline(Pipeline<?, ?> before, Op<?, T> op, int flags) {
        before.use();
        this.flags = flags;
        this.head = before.head;
        this.before = before;
        this.op = op;
    }

    /** The flags of a source: an order of its own is not the natural one. */
    static int flagsOf(Spliterator<?> source) {
        int characteristics = source.characteristics();
        if ((characteristics & SORTED) != 0 && source.getComparator() != null) {
            return characteristics & ~SORTED;
        }
        return characteristics;
    }

    /** Pushes one element of a source of this shape; false if there is none. */
    abstract boolean advance(Spliterator<?> from, Sink<?> to);

    /** Pushes all elements of a source of this shape. */
    abstract void drain(Spliterator<?> from, Sink<?> to);

    private void use() {
        if (used) {
            throw new IllegalStateException(USED);
        }
        used = true;
    }

    private Spliterator<?> takeSource() {
        Spliterator<?> taken = source != null ? source : lateSource != null ? lateSource.get() : null;
        if (taken == null) {
            throw new IllegalStateException("source already consumed or closed");
        }
        source = null;
        lateSource = null;
        if (parallel) {
            Native.note("parallel-streams");
        }
        return taken;
    }

    /** Takes the source for a terminal operation. */
    final Spliterator<?> start() {
        use();
        return takeHeadSource();
    }

    final Spliterator<?> takeHeadSource() {
        return head.takeSource();
    }

    /** The source itself when there is nothing to do with its elements, else null: then they must be pulled. */
    final Spliterator<?> startBare() {
        use();
        return source == null ? null : takeSource();
    }

    /** Links the operations, last one first, and gives the sink for the source. */
    final Sink<?> link(Sink<?> end) {
        Sink<?> first = end;
        Pipeline<?, ?> stage = this;
        while (stage.before != null) {
            if (stage.op != null) {
                first = stage.linkTo(first);
            }
            stage = stage.before;
        }
        return first;
    }

    private Sink<?> linkTo(Sink<?> down) {
        op.down = (Sink<T>) down;
        return op;
    }

    final boolean advanceHead(Spliterator<?> from, Sink<?> first) {
        return head.advance(from, first);
    }

    /** Asks for the size: a source that binds late does so now, before the first sink begins. */
    static void bind(Spliterator<?> from) {
        from.getExactSizeIfKnown();
    }

    /** Runs the pipeline into its end; {@code early} says that the end may be done before the source is. */
    final <E extends Sink<T>> E run(E end, boolean early) {
        return feed(start(), end, early);
    }

    final <E extends Sink<T>> E feed(Spliterator<?> from, E end, boolean early) {
        Sink<?> first = link(end);
        bind(from);
        first.begin();
        if (early || (flags & SHORT) != 0) {
            while (!first.done() && head.advance(from, first)) {
            }
        } else {
            head.drain(from, first);
        }
        first.end();
        return end;
    }

    /** The number of elements after this stage if it is known without running it, else -1. */
    final long sizeIfKnown(Spliterator<?> from) {
        return (flags & SIZED) == 0 ? -1 : sizeAfter(from);
    }

    private long sizeAfter(Spliterator<?> from) {
        if (before == null) {
            return from.getExactSizeIfKnown();
        }
        long size = before.sizeAfter(from);
        return op == null ? size : op.sizeAfter(size);
    }

    final long countElements() {
        Spliterator<?> from = start();
        long size = sizeIfKnown(from);
        return size != -1 ? size : feed(from, new Count<T>(), false).count;
    }

    static void checkNotNegative(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
    }

    public boolean isParallel() {
        return head.parallel;
    }

    public S sequential() {
        head.parallel = false;
        return (S) this;
    }

    /** What is done to the elements comes in any order. */
    final void inAnyOrder() {
        if (head.parallel) {
            Native.note("the order of the elements of a parallel stream");
        }
    }

    /** Runs in one thread all the same, which is one of the orders that a parallel stream may take. */
    public S parallel() {
        head.parallel = true;
        return (S) this;
    }

    public S onClose(Runnable closeHandler) {
        if (used) {
            throw new IllegalStateException(USED);
        }
        Objects.requireNonNull(closeHandler);
        Runnable earlier = head.onClose;
        head.onClose = earlier == null ? closeHandler : new CloseBoth(earlier, closeHandler);
        return (S) this;
    }

    public void close() {
        used = true;
        source = null;
        lateSource = null;
        Runnable handler = head.onClose;
        if (handler != null) {
            head.onClose = null;
            handler.run();
        }
    }
}

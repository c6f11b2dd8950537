package java.util.stream;

import java.util.Comparator;
import java.util.Spliterator;

/**
 * Takes elements out of a pipeline one by one, for its iterator and spliterator: the source is asked for elements
 * until at least one has come through. One source element may become several; these wait in the buffer.
 */
abstract class Pull<T> {
    private final Pipeline<T, ?> pipeline;
    private final Buffer<T> buffer;
    // taken when first needed
    private Spliterator<?> from;
    private Sink<?> first;
    private boolean ended;
    private int next;

    Pull(Pipeline<T, ?> pipeline, Buffer<T> buffer) {
        this.pipeline = pipeline;
        this.buffer = buffer;
    }

    private Spliterator<?> from() {
        if (from == null) {
            from = pipeline.takeHeadSource();
        }
        return from;
    }

    /** The index in the buffer of the element that is next; -1 if there is none. */
    final int nextIndex() {
        if (next < buffer.count) {
            return next++;
        }
        next = 0;
        buffer.count = 0;
        if (first == null && !ended) {
            first = pipeline.link(buffer);
            Pipeline.bind(from());
            first.begin();
        }
        while (buffer.count == 0 && !ended) {
            if (first.done() || !pipeline.advanceHead(from, first)) {
                first.end();
                ended = true;
            }
        }
        return buffer.count == 0 ? -1 : next++;
    }

    /** Runs all of the pipeline into a sink; false if it was begun already. */
    final boolean runAll(Sink<T> end) {
        if (first != null || ended) {
            return false;
        }
        ended = true;
        pipeline.feed(from(), end, false);
        return true;
    }

    public long estimateSize() {
        long exact = pipeline.sizeIfKnown(from());
        return exact == -1 ? from.estimateSize() : exact;
    }

    public long getExactSizeIfKnown() {
        return pipeline.sizeIfKnown(from());
    }

    public int characteristics() {
        int c = pipeline.flags & (Pipeline.DISTINCT | Pipeline.SORTED | Pipeline.ORDERED | Pipeline.SIZED);
        if ((c & Pipeline.SIZED) != 0) {
            c = c & ~Pipeline.SIZED | from().characteristics() & (Spliterator.SIZED | Spliterator.SUBSIZED);
        }
        return c;
    }

    public Comparator<? super T> getComparator() {
        if ((characteristics() & Spliterator.SORTED) == 0) {
            throw new IllegalStateException();
        }
        return null;
    }
}

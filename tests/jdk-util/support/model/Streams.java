// Streams of renamed collections: the models of streams are not renamed.
package model;

import java.util.stream.Stream;

public final class Streams {
    private Streams() {
    }

    @SuppressWarnings("unchecked")
    public static <E> Stream<E> fromCollection(model.util.Collection<E> c) {
        return (Stream<E>) java.util.Arrays.stream(c.toArray());
    }
}

import java.lang.reflect.Method;
import java.util.Collection;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The way from the modelled collections to streams, which the JDK does not have; there it is {@code stream()}. */
final class Entry {
    private static final Method FROM_COLLECTION = find();

    private Entry() {
    }

    private static Method find() {
        try {
            return StreamSupport.class.getMethod("fromCollection", Collection.class);
        } catch (NoSuchMethodException e) {
            return null;
        }
    }

    static <T> Stream<T> of(Collection<T> c) {
        if (FROM_COLLECTION == null) {
            return c.stream();
        }
        try {
            @SuppressWarnings("unchecked")
            Stream<T> stream = (Stream<T>) FROM_COLLECTION.invoke(null, c);
            return stream;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}

import org.unknown.Source;

/** What a method without source gives is read off its calls: each kind of result is a method of its own. */
class OpenResults {
    static long read(Source source) {
        source.next();
        int first = source.next();
        long second = source.next();
        return first + second;
    }

    static boolean made(Object seed) {
        return new Source(null) == new Source(seed);
    }
}

// The primitives of the models: the engine itself runs these methods. Every other native method of a model is open.
package ooxide;

public final class Native {
    private Native() {
    }

    // The bits of a number; every NaN gives the one canonical pattern.
    public static native long bits(double value);

    public static native int bits(float value);

    public static native double fromBits(long bits);

    public static native float fromBits(int bits);

    public static native double sqrt(double value);

    public static native double floor(double value);

    public static native double ceil(double value);

    // To the nearest whole number, ties to the even one.
    public static native double rint(double value);

    // What Double.toString and Float.toString give.
    public static native String text(double value);

    public static native String text(float value);

    // The text is known to be a floating-point literal as Double.valueOf accepts it, without surrounding blanks.
    public static native double parseDouble(String text);

    public static native float parseFloat(String text);

    // Stream 1 is the standard output, 2 the error output.
    public static native void print(int stream, String text);

    public static native int identity(Object object);

    // A new array with the run-time component type of `like`.
    public static native Object[] newArray(Object[] like, int length);

    // Lists a text, which is a constant, among what the verdict rests on.
    public static native void note(String text);

    // Whether a text is listed there.
    public static native boolean isNoted(String text);

    // Where tests are made: it is not listed any more. What rested on it has shown itself nowhere yet.
    public static native void unnote(String text);

    // The one object that stands for all texts of this content.
    public static native String intern(String text);

    // True. An invariant that calls it is assumed of inputs when a path ends, not when they come into being.
    public static native /*@ pure @*/ boolean late();

    // For such an invariant: an input that nobody has looked at becomes a text, or nothing but an object, if it may be. The
    // other classes are not tried.
    public static native /*@ pure @*/ void settle(Object object);

    // So many units of an array of the input may be looked at, if the number is known: what is compared with a literal in one
    // question grows to its length.
    public static native /*@ pure @*/ void grow(Object array, int count);

    // The object stands for the running thread from now on; the program ends without it if it is a daemon.
    public static native void become(Object thread, boolean daemon);

    // The object that stands for the running thread. That which began has none at first.
    public static native Object current();

    // The object stands for a thread that was started.
    public static native boolean hasThread(Object thread);

    // A number of the running thread; that which began is 0.
    public static native int threadNumber();

    // A number for the name of a thread, the same in every order of threads.
    public static native int nextName();

    // Waits until the thread is over that the object stands for.
    public static native void awaitEnd(Object thread);

    // Waits for a notice: 1 for some time, 2 in no loop.
    public static native void awaitNotice(Object monitor, int how);

    public static native void notice(Object monitor, boolean all);

    public static native boolean holdsLock(Object monitor);

    // Throws an exception as if nobody had caught it.
    public static native void rethrow(Object exception);

    // What is read and written from now on is nobody's concern, or is again: see Quiet.
    public static native void quiet(boolean begins);

    // As the first statement of a method that is Atomic: waits until the condition holds. Whoever evaluates it changes nothing.
    public static native void await(boolean condition);
}

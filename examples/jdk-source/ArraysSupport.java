package jdksource;

/** In place of the JDK's internal class of this name, which a class path cannot see: how large an array becomes that is full. */
class ArraysSupport {
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    static int newLength(int length, int least, int preferred) {
        int grown = length + Math.max(least, preferred);
        if (0 < grown && grown <= LONGEST) {
            return grown;
        }
        int needed = length + least;
        if (needed < 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        return Math.max(needed, LONGEST);
    }
}

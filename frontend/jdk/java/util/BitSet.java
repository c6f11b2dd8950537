// Model of java.util.BitSet: words of 64 bits; words from `wordsInUse` on are zero and do not show.
package java.util;

import java.util.stream.IntStream;

public class BitSet implements Cloneable, java.io.Serializable {
    private long[] words;
    private int wordsInUse;
    // The JDK keeps a capacity that the user gave until the set outgrows it; it shows in size().
    private boolean sizeIsSticky;

    //@ invariant repOK();

    private /*@ pure @*/ boolean repOK() {
        // less than 2^31 bits
        if (words == null || words.length >= 1 << 25 || wordsInUse < 0 || wordsInUse > words.length
                || (wordsInUse > 0 && words[wordsInUse - 1] == 0)) {
            return false;
        }
        for (int i = wordsInUse; i < words.length; i++) {
            if (words[i] != 0) {
                return false;
            }
        }
        return true;
    }

    public BitSet() {
        words = new long[1];
    }

    public BitSet(int nbits) {
        if (nbits < 0) {
            throw new NegativeArraySizeException("nbits < 0: " + nbits);
        }
        words = new long[wordOf(nbits - 1) + 1];
        sizeIsSticky = true;
    }

    private static int wordOf(int bitIndex) {
        return bitIndex >> 6;
    }

    private void shrink() {
        while (wordsInUse > 0 && words[wordsInUse - 1] == 0) {
            wordsInUse--;
        }
    }

    private void use(int wordIndex) {
        int needed = wordIndex + 1;
        if (wordsInUse < needed) {
            if (words.length < needed) {
                words = Arrays.copyOf(words, Math.max(2 * words.length, needed));
                sizeIsSticky = false;
            }
            wordsInUse = needed;
        }
    }

    private static void checkIndex(int bitIndex) {
        if (bitIndex < 0) {
            throw new IndexOutOfBoundsException("bitIndex < 0: " + bitIndex);
        }
    }

    private static void checkFrom(int fromIndex) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex < 0: " + fromIndex);
        }
    }

    private static void checkRange(int fromIndex, int toIndex) {
        checkFrom(fromIndex);
        if (toIndex < 0) {
            throw new IndexOutOfBoundsException("toIndex < 0: " + toIndex);
        }
        if (fromIndex > toIndex) {
            throw new IndexOutOfBoundsException("fromIndex: " + fromIndex + " > toIndex: " + toIndex);
        }
    }

    // The bits of a word that lie in the range; the word is one of those the range touches.
    private static long mask(int wordIndex, int fromIndex, int toIndex) {
        long mask = -1L;
        if (wordIndex == wordOf(fromIndex)) {
            mask = -1L << fromIndex;
        }
        if (wordIndex == wordOf(toIndex - 1)) {
            mask &= -1L >>> -toIndex;
        }
        return mask;
    }

    public static BitSet valueOf(long[] longs) {
        int n = longs.length;
        while (n > 0 && longs[n - 1] == 0) {
            n--;
        }
        BitSet set = new BitSet();
        set.words = Arrays.copyOf(longs, n);
        set.wordsInUse = n;
        return set;
    }

    public static BitSet valueOf(byte[] bytes) {
        long[] longs = new long[(bytes.length + 7) / 8];
        for (int i = 0; i < bytes.length; i++) {
            longs[i / 8] |= (bytes[i] & 0xffL) << (8 * (i % 8));
        }
        return valueOf(longs);
    }

    public long[] toLongArray() {
        return Arrays.copyOf(words, wordsInUse);
    }

    public byte[] toByteArray() {
        byte[] bytes = new byte[(length() + 7) >> 3];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (words[i >> 3] >>> ((i & 7) << 3));
        }
        return bytes;
    }

    public void flip(int bitIndex) {
        checkIndex(bitIndex);
        int w = wordOf(bitIndex);
        use(w);
        words[w] ^= 1L << bitIndex;
        shrink();
    }

    public void flip(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        if (fromIndex == toIndex) {
            return;
        }
        use(wordOf(toIndex - 1));
        for (int w = wordOf(fromIndex); w <= wordOf(toIndex - 1); w++) {
            words[w] ^= mask(w, fromIndex, toIndex);
        }
        shrink();
    }

    public void set(int bitIndex) {
        checkIndex(bitIndex);
        int w = wordOf(bitIndex);
        use(w);
        words[w] |= 1L << bitIndex;
    }

    public void set(int bitIndex, boolean value) {
        if (value) {
            set(bitIndex);
        } else {
            clear(bitIndex);
        }
    }

    public void set(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        if (fromIndex == toIndex) {
            return;
        }
        use(wordOf(toIndex - 1));
        for (int w = wordOf(fromIndex); w <= wordOf(toIndex - 1); w++) {
            words[w] |= mask(w, fromIndex, toIndex);
        }
    }

    public void set(int fromIndex, int toIndex, boolean value) {
        if (value) {
            set(fromIndex, toIndex);
        } else {
            clear(fromIndex, toIndex);
        }
    }

    public void clear(int bitIndex) {
        checkIndex(bitIndex);
        int w = wordOf(bitIndex);
        if (w < wordsInUse) {
            words[w] &= ~(1L << bitIndex);
            shrink();
        }
    }

    public void clear(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        int end = Math.min(toIndex, length());
        if (fromIndex < end) {
            for (int w = wordOf(fromIndex); w <= wordOf(end - 1); w++) {
                words[w] &= ~mask(w, fromIndex, end);
            }
            shrink();
        }
    }

    public void clear() {
        for (int w = 0; w < wordsInUse; w++) {
            words[w] = 0;
        }
        wordsInUse = 0;
    }

    public boolean get(int bitIndex) {
        checkIndex(bitIndex);
        int w = wordOf(bitIndex);
        return w < wordsInUse && (words[w] & (1L << bitIndex)) != 0;
    }

    public BitSet get(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex);
        int end = Math.min(toIndex, length());
        if (fromIndex >= end) {
            return new BitSet(0);
        }
        BitSet part = new BitSet(end - fromIndex);
        for (int i = nextSetBit(fromIndex); i >= 0 && i < end; i = nextSetBit(i + 1)) {
            part.set(i - fromIndex);
        }
        return part;
    }

    public int nextSetBit(int fromIndex) {
        checkFrom(fromIndex);
        int w = wordOf(fromIndex);
        if (w >= wordsInUse) {
            return -1;
        }
        long word = words[w] & (-1L << fromIndex);
        while (word == 0) {
            w++;
            if (w == wordsInUse) {
                return -1;
            }
            word = words[w];
        }
        return w * 64 + Long.numberOfTrailingZeros(word);
    }

    public int nextClearBit(int fromIndex) {
        checkFrom(fromIndex);
        int w = wordOf(fromIndex);
        if (w >= wordsInUse) {
            return fromIndex;
        }
        long word = ~words[w] & (-1L << fromIndex);
        while (word == 0) {
            w++;
            if (w == wordsInUse) {
                return wordsInUse * 64;
            }
            word = ~words[w];
        }
        return w * 64 + Long.numberOfTrailingZeros(word);
    }

    private static boolean isBeforeAll(int fromIndex) {
        if (fromIndex < -1) {
            throw new IndexOutOfBoundsException("fromIndex < -1: " + fromIndex);
        }
        return fromIndex == -1;
    }

    public int previousSetBit(int fromIndex) {
        if (isBeforeAll(fromIndex)) {
            return -1;
        }
        int w = wordOf(fromIndex);
        if (w >= wordsInUse) {
            return length() - 1;
        }
        long word = words[w] & (-1L >>> -(fromIndex + 1));
        while (word == 0) {
            if (w == 0) {
                return -1;
            }
            w--;
            word = words[w];
        }
        return w * 64 + 63 - Long.numberOfLeadingZeros(word);
    }

    public int previousClearBit(int fromIndex) {
        if (isBeforeAll(fromIndex)) {
            return -1;
        }
        int w = wordOf(fromIndex);
        if (w >= wordsInUse) {
            return fromIndex;
        }
        long word = ~words[w] & (-1L >>> -(fromIndex + 1));
        while (word == 0) {
            if (w == 0) {
                return -1;
            }
            w--;
            word = ~words[w];
        }
        return w * 64 + 63 - Long.numberOfLeadingZeros(word);
    }

    public int length() {
        return wordsInUse == 0 ? 0 : wordsInUse * 64 - Long.numberOfLeadingZeros(words[wordsInUse - 1]);
    }

    public boolean isEmpty() {
        return wordsInUse == 0;
    }

    public boolean intersects(BitSet set) {
        for (int w = Math.min(wordsInUse, set.wordsInUse) - 1; w >= 0; w--) {
            if ((words[w] & set.words[w]) != 0) {
                return true;
            }
        }
        return false;
    }

    public int cardinality() {
        int sum = 0;
        for (int w = 0; w < wordsInUse; w++) {
            sum += Long.bitCount(words[w]);
        }
        return sum;
    }

    public void and(BitSet set) {
        if (this == set) {
            return;
        }
        int shared = Math.min(wordsInUse, set.wordsInUse);
        for (int w = 0; w < wordsInUse; w++) {
            words[w] &= w < shared ? set.words[w] : 0L;
        }
        shrink();
    }

    public void or(BitSet set) {
        if (this == set || set.wordsInUse == 0) {
            return;
        }
        use(Math.max(wordsInUse, set.wordsInUse) - 1);
        for (int w = 0; w < set.wordsInUse; w++) {
            words[w] |= set.words[w];
        }
    }

    public void xor(BitSet set) {
        if (set.wordsInUse > 0) {
            use(Math.max(wordsInUse, set.wordsInUse) - 1);
        }
        for (int w = set.wordsInUse - 1; w >= 0; w--) {
            words[w] ^= set.words[w];
        }
        shrink();
    }

    public void andNot(BitSet set) {
        for (int w = Math.min(wordsInUse, set.wordsInUse) - 1; w >= 0; w--) {
            words[w] &= ~set.words[w];
        }
        shrink();
    }

    public int hashCode() {
        long h = 1234;
        for (int w = wordsInUse - 1; w >= 0; w--) {
            h ^= words[w] * (w + 1);
        }
        return (int) ((h >> 32) ^ h);
    }

    public int size() {
        return words.length * 64;
    }

    public boolean equals(Object obj) {
        if (!(obj instanceof BitSet)) {
            return false;
        }
        BitSet set = (BitSet) obj;
        if (wordsInUse != set.wordsInUse) {
            return false;
        }
        for (int w = 0; w < wordsInUse; w++) {
            if (words[w] != set.words[w]) {
                return false;
            }
        }
        return true;
    }

    public Object clone() {
        if (!sizeIsSticky && wordsInUse != words.length) {
            words = Arrays.copyOf(words, wordsInUse);
        }
        try {
            BitSet copy = (BitSet) super.clone();
            copy.words = Arrays.copyOf(words, words.length);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append('{');
        int i = nextSetBit(0);
        while (i >= 0) {
            text.append(i);
            i = i == Integer.MAX_VALUE ? -1 : nextSetBit(i + 1);
            if (i >= 0) {
                text.append(", ");
            }
        }
        return text.append('}').toString();
    }

    public IntStream stream() {
        int[] bits = new int[cardinality()];
        int n = 0;
        for (int i = nextSetBit(0); n < bits.length; i = nextSetBit(i + 1)) {
            bits[n] = i;
            n++;
        }
        return IntStream.of(bits);
    }
}

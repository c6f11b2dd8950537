// Model of java.lang.CharSequence.
package java.lang;

import java.util.stream.IntStream;

@ForTests("instance String; abstract 3") public interface CharSequence {
    int length();

    char charAt(int index);

    default boolean isEmpty() {
        return length() == 0;
    }

    CharSequence subSequence(int start, int end);

    String toString();

    default IntStream chars() {
        int[] all = new int[length()];
        for (int i = 0; i < all.length; i++) {
            all[i] = charAt(i);
        }
        return IntStream.of(all);
    }

    default IntStream codePoints() {
        return toString().codePoints();
    }

    static int compare(CharSequence cs1, CharSequence cs2) {
        if (cs1 == null || cs2 == null) {
            throw new NullPointerException();
        }
        if (cs1 == cs2) {
            return 0;
        }
        int shared = Math.min(cs1.length(), cs2.length());
        for (int i = 0; i < shared; i++) {
            char a = cs1.charAt(i);
            char b = cs2.charAt(i);
            if (a != b) {
                return a - b;
            }
        }
        return cs1.length() - cs2.length();
    }
}

import java.lang.reflect.Array;

// Arrays of which only the run-time type says what they hold.
class Lengths {
    static boolean isEmpty(Object array) {
        return array == null || Array.getLength(array) == 0;
    }

    static int size(int[] numbers) {
        if (numbers == null) {
            return -1;
        }
        return Array.getLength(numbers) > 2 ? 1 : 0;
    }

    static boolean startsWith(char[] letters, char wanted) {
        return Array.getLength(letters) > 0 && Array.get(letters, 0).equals(wanted);
    }
}

/** Small questions about texts. */
public class Words {
    //@ requires text != null;
    //@ ensures 0 <= \result && \result <= text.length();
    public static int countVowels(String text) {
        int count = 0;
        for (char c : text.toCharArray()) {
            switch (c) {
                case 'a', 'e', 'i', 'o', 'u' -> count++;
                default -> { }
            }
        }
        return count;
    }

    //@ requires text != null;
    public static boolean isPalindrome(String text) {
        int left = 0;
        int right = text.length() - 1;
        while (left < right) {
            if (text.charAt(left++) != text.charAt(right--)) {
                return false;
            }
        }
        return true;
    }

    /** The first letter large. */
    //@ requires word != null;
    //@ ensures \result.length() == word.length();
    public static String capitalise(String word) {
        if (word.isEmpty() || word.charAt(0) < 'a' || word.charAt(0) > 'z') {
            return word;
        }
        return (char) (word.charAt(0) - 'a' + 'A') + word.substring(1);
    }
}

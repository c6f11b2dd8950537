// Small text algorithms over charAt: palindromes, anagrams, run lengths, word counts.
public class StrPalindromes {
    static boolean palindrome(String s) {
        int i = 0;
        int j = s.length() - 1;
        while (i < j) {
            while (i < j && !Character.isLetter(s.charAt(i))) {
                i++;
            }
            while (i < j && !Character.isLetter(s.charAt(j))) {
                j--;
            }
            if (Character.toLowerCase(s.charAt(i++)) != Character.toLowerCase(s.charAt(j--))) {
                return false;
            }
        }
        return true;
    }

    static boolean anagram(String a, String b) {
        int[] n = new int[256];
        for (char c : a.toCharArray()) {
            n[c]++;
        }
        for (char c : b.toCharArray()) {
            if (--n[c] < 0) {
                return false;
            }
        }
        return a.length() == b.length();
    }

    static String encode(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0, n; i < s.length(); i += n) {
            n = 1;
            while (i + n < s.length() && s.charAt(i + n) == s.charAt(i)) {
                n++;
            }
            sb.append(s.charAt(i));
            if (n > 1) {
                sb.append(n);
            }
        }
        return sb.toString();
    }

    static String decode(String s) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < s.length();) {
            char c = s.charAt(i++);
            int n = 0;
            while (i < s.length() && Character.isDigit(s.charAt(i))) {
                n = n * 10 + s.charAt(i++) - '0';
            }
            sb.append(String.valueOf(c).repeat(n == 0 ? 1 : n));
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        System.out.println(palindrome("A man, a plan, a canal: Panama") + " " + palindrome("nope") + " " + palindrome("") + " " + palindrome("?!"));
        System.out.println(anagram("listen", "silent") + " " + anagram("aab", "abb") + " " + anagram("a", "aa"));
        for (String s : new String[] {"", "a", "aaabccdddd", "xxxxxxxxxxxx"}) {
            System.out.println(encode(s) + " " + decode(encode(s)).equals(s));
        }
        String roman = "";
        int n = 1994;
        int[] values = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] names = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        for (int i = 0; i < values.length; i++) {
            while (n >= values[i]) {
                roman += names[i];
                n -= values[i];
            }
        }
        System.out.println(roman);
        System.out.println(new StringBuilder("stressed").reverse());
        int words = 0;
        boolean in = false;
        for (char c : "  the  quick brown fox ".toCharArray()) {
            boolean letter = c != ' ';
            if (letter && !in) {
                words++;
            }
            in = letter;
        }
        System.out.println(words);
    }
}

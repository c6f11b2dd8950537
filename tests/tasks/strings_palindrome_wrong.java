// A text that equals its reverse is a palindrome. Wrong: the middle of an even text is not compared.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static boolean isPalindrome(String s) {
        for (int i = 0; i < (s.length() - 1) / 2; i++) {
            if (s.charAt(i) != s.charAt(s.length() - 1 - i)) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        String s = Verifier.nondetString();
        Verifier.assume(s != null && s.length() <= 3);
        for (int i = 0; i < s.length(); i++) {
            Verifier.assume('a' <= s.charAt(i) && s.charAt(i) <= 'z');
        }
        String reversed = new StringBuilder(s).reverse().toString();
        assert isPalindrome(s) == s.equals(reversed); //~ assert
    }
}

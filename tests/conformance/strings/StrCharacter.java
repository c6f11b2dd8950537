// The Character class and loops over characters.
public class StrCharacter {
    static String rot13(String s) {
        StringBuilder sb = new StringBuilder();
        for (char c : s.toCharArray()) {
            if (Character.isUpperCase(c)) {
                c = (char) ((c - 'A' + 13) % 26 + 'A');
            } else if (Character.isLowerCase(c)) {
                c = (char) ((c - 'a' + 13) % 26 + 'a');
            }
            sb.append(c);
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        for (char c : new char[] {'a', 'Z', '5', ' ', '_', '\n', '-'}) {
            System.out.println((int) c + " " + Character.isLetter(c) + Character.isDigit(c) + Character.isLetterOrDigit(c)
                + Character.isWhitespace(c) + Character.isUpperCase(c));
        }
        System.out.println(Character.toUpperCase('q') + "" + Character.toLowerCase('Q') + Character.toUpperCase('1'));
        System.out.println(Character.getNumericValue('7') + " " + Character.digit('f', 16) + " " + Character.digit('g', 16) + " " + Character.forDigit(11, 16));
        System.out.println(Character.toString('x') + Character.valueOf('y') + String.valueOf('z'));
        System.out.println(rot13("Hello, World!") + " " + rot13(rot13("round")));
        System.out.println(Character.MIN_VALUE == 0);
        System.out.println((int) Character.MAX_VALUE);
        Character boxed = 'b';
        System.out.println(boxed.charValue() + 1 + " " + boxed.compareTo('a') + " " + boxed.equals('b') + " " + boxed.toString().length());
        int vowels = 0;
        String text = "The rain in Spain";
        for (int i = 0; i < text.length(); i++) {
            switch (text.charAt(i)) {
                case 'a': case 'e': case 'i': case 'o': case 'u':
                    vowels++;
            }
        }
        System.out.println(vowels);
        System.out.println("aZ".charAt(0) > "aZ".charAt(1));
        System.out.println((char) ('a' + 2) + "|" + ('a' + 2));
        String up = "";
        for (String w : text.split(" ")) {
            up += Character.toUpperCase(w.charAt(0)) + w.substring(1).toLowerCase();
        }
        System.out.println(up);
    }
}

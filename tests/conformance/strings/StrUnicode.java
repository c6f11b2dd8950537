// Surrogate pairs, code points and characters outside ASCII, printed as numbers only.
public class StrUnicode {
    public static void main(String[] args) {
        String s = "a\u00e9\u20ac\ud83d\ude00";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()));
        for (int i = 0; i < s.length(); i++) {
            System.out.print((int) s.charAt(i) + " ");
        }
        System.out.println();
        System.out.println(s.codePointAt(3) + " " + Character.isSurrogate(s.charAt(3)) + " " + Character.charCount(s.codePointAt(3)));
        System.out.println(Character.toChars(0x1f600).length + " " + new String(Character.toChars(65)));
        System.out.println("\u00e9".equals("e\u0301") + " " + "e\u0301".length());
        System.out.println((int) Character.toUpperCase('\u00e9') + " " + Character.isLetter('\u00e9'));
        System.out.println("\u00c9".toLowerCase().equals("\u00e9"));
        System.out.println(s.indexOf('\u20ac') + " " + s.indexOf(0x1f600));
        System.out.println("\ud83d\ude00".hashCode() + " " + s.hashCode());
        int sum = 0;
        for (char c : s.toCharArray()) {
            sum += c;
        }
        System.out.println(sum);
        System.out.println(Integer.toHexString('\ud83d') + " " + (char) 0x41 + (char) 0x5a);
        int \u0061bc = 7;
        System.out.println(abc);
        char q = '\u005c'';
        System.out.println(q);
        String caf\u00e9 = "identifier";
        System.out.println(caf\u00e9);
    }
}

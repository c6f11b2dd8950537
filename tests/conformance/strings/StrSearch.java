// indexOf, lastIndexOf, contains, startsWith, endsWith with their odd arguments.
public class StrSearch {
    public static void main(String[] args) {
        String s = "abracadabra";
        System.out.println(s.indexOf('a') + " " + s.indexOf('z') + " " + s.indexOf('a', 1) + " " + s.indexOf('a', 99) + " " + s.indexOf('a', -5));
        System.out.println(s.indexOf("bra") + " " + s.indexOf("bra", 2) + " " + s.indexOf("") + " " + s.indexOf("", 4) + " " + s.indexOf("", 99));
        System.out.println(s.lastIndexOf('a') + " " + s.lastIndexOf("bra") + " " + s.lastIndexOf('a', 9) + " " + s.lastIndexOf("bra", 7) + " " + s.lastIndexOf(""));
        System.out.println(s.contains("cad") + " " + s.contains("") + " " + s.contains("Cad") + " " + s.contains(new StringBuilder("dab")));
        System.out.println(s.startsWith("abra") + " " + s.startsWith("") + " " + s.startsWith("bra", 1) + " " + s.startsWith("x", 50));
        System.out.println(s.endsWith("abra") + " " + s.endsWith("") + " " + s.endsWith("Xabracadabra"));
        int count = 0;
        for (int i = s.indexOf('a'); i >= 0; i = s.indexOf('a', i + 1)) {
            count++;
        }
        System.out.println(count);
        System.out.println("".isEmpty() + " " + " ".isEmpty() + " " + " \t".isBlank() + " " + "".length());
        System.out.println(s.charAt(4) + " " + s.charAt(s.length() - 1));
        for (int bad : new int[] {-1, 11}) {
            try {
                s.charAt(bad);
            } catch (StringIndexOutOfBoundsException e) {
                System.out.println("charAt " + bad);
            }
        }
        System.out.println("aaa".indexOf("aa", 1) + " " + "aaa".lastIndexOf("aa") + " " + "ab".indexOf("abc"));
        System.out.println("mississippi".indexOf("issip") + " " + "x".indexOf(120));
        System.out.println(s.regionMatches(1, "bravo", 0, 3) + " " + s.regionMatches(true, 0, "ABRA", 0, 4));
        System.out.println(s.chars().filter(c -> c == 'b').count());
    }
}

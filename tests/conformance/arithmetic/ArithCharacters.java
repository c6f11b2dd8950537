// char is an unsigned number: arithmetic gives int, only casts and compound assignment give char back.
public class ArithCharacters {
    static String kind(int x) {
        return "int " + x;
    }

    static String kind(char x) {
        return "char " + x;
    }

    public static void main(String[] args) {
        char a = 'a';
        System.out.println(a + 1);
        System.out.println((char) (a + 1));
        System.out.println(kind(a));
        System.out.println(kind(a + 0));
        System.out.println(kind((char) 98));
        System.out.println('a' + 'b');
        System.out.println("" + 'a' + 'b');
        System.out.println('a' + 'b' + "c");
        System.out.println((int) 'A' + " " + (int) '0' + " " + (int) '\n' + " " + (int) '\u00e9');
        System.out.println('9' - '0');
        System.out.println((char) ('a' ^ ' '));
        for (char c = 'a'; c <= 'z'; c += 5) {
            System.out.print(c);
        }
        System.out.println();
        char max = Character.MAX_VALUE;
        System.out.println(max + 1);
        System.out.println((int) (char) (max + 1));
        System.out.println((int) (char) -1);
        System.out.println((short) max);
        System.out.println(-'a');
        System.out.println(~'a');
        final char k = 'x';
        final byte small = 'd';
        System.out.println(k + small);
        System.out.println(small);
        char sum = 'a' + 1;
        System.out.println(sum);
        int[] counts = new int[128];
        for (char c : "banana".toCharArray()) {
            counts[c]++;
        }
        System.out.println(counts['a'] + " " + counts['b'] + " " + counts['n']);
        System.out.println('a' < 98 && 'b' == 98.0);
        System.out.println((char) 65.7 + "" + (char) 66L);
        System.out.println('\u0041' + "\t|" + '\'' + '"' + '\\' + '\101' + "\60");
    }
}

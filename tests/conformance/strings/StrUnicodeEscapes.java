// Unicode escapes are read before everything else: quotes, comment ends, digits, signs, keywords, line ends.
public class StrUnicodeEscapes {
    static int \u0061bc = 1\u0031;
    static String quoted = \u0022a b\u0022;
    static char letter = \u0027x';
    static int hidden = 1; /* ends here \u002a/ static int shown = 2; /* \u002f */
    // ends here \u000a static int afterLine = 3;
    static String nested = "a\u005c"b\u005c\u005c";
    static String kept = "\\u0041 \\\u0041";
    static String block = \u0022\u0022"
        two
          lines\u0021
        """;

    \u0070ublic static void main(String[] args) {
        System.out.println(abc + quoted + letter);
        System.out.println(hidden + shown + afterLine);
        System.out.println(nested + " " + nested.length());
        System.out.println(kept + " " + kept.length());
        System.out.print(block);
        int sum = 1 \u002b 2\u003b
        System.out.println(sum);
        System.out.println("\u00e9\uD83D\uDE00".length() + " " + (int) '\u0000' + " " + (int) '\u005cn' + '\uuu0041');
        String \u00e9t\u00e9 = "summer";
        System.out.println(été.length());
        boolean less = 1 \u003c 2 \u0026\u0026 abc >\u003e 1 == 5;
        System.out.println(less);
        // not an escape: \\u000a still the comment
        System.out.println(0x\u0046F + 1\u005f000 + 1.\u0035);
    }
}

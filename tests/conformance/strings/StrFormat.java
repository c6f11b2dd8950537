// String.format: the conversions a program really uses.
public class StrFormat {
    public static void main(String[] args) {
        System.out.println(String.format("%d %s %c %b %x %o %X", 42, "str", 'c', true, 255, 8, 0xabc));
        System.out.println(String.format(java.util.Locale.ROOT, "[%5d] [%-5d] [%05d] [%+d] [%,d] [%(d]", 42, 42, 42, 42, 1234567, -5));
        System.out.println(String.format("[%10s] [%-10s] [%.2s] [%S]", "right", "left", "cut", "up"));
        System.out.println(String.format("%s %s %s", null, 1.5, 'x'));
        System.out.println(String.format("%b %b", null, "x"));
        System.out.println(String.format("%2$s %1$s %1$s", "a", "b"));
        System.out.println(String.format("100%% done%n").trim());
        System.out.println(String.format("%x %x", -1, -1L));
        System.out.println(String.format(java.util.Locale.ROOT, "%08.3f %.1f %5.0f|", 3.14159, 0.05, 99.5));
        System.out.println(String.format("%d %d", Long.MIN_VALUE, (byte) -1));
        System.out.println(String.format("%3c|%-3c|", 'a', 'b'));
        System.out.println(String.format("%s", java.util.List.of(1, 2)));
        System.out.println("%s=%d".formatted("k", 1));
        System.out.println(String.format("no arguments"));
        System.out.println(String.format("%5s|%5b|%-6b|", "abcdefg", true, false));
        System.out.printf("%s-%s%n", "print", "f");
        System.out.printf("%d items\n", 3);
        for (int i = 1; i <= 3; i++) {
            System.out.println(String.format("%2d x %2d = %3d", i, i * 4, i * i * 4));
        }
    }
}

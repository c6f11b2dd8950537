// Text blocks: indentation, escapes, line continuation, quotes inside.
public class StrTextBlocks {
    public static void main(String[] args) {
        String a = """
            Hello,
              indented
            World""";
        System.out.println(a);
        String b = """
            line one
            line two
            """;
        System.out.println(b.length() + "|" + b + "|");
        String c = """
                shifted
            by closing
          delimiter
          """;
        System.out.print(c);
        String d = """
            one \
            line \
            only""";
        System.out.println(d);
        String e = """
            "quoted" and ""two"" and \"""three\"""
            tab\there back\\slash
            trailing\s\s
            octal \101 end""";
        System.out.println(e.replace(' ', '.'));
        String f = """
            stripped   
            kept  \s
            """;
        System.out.println(f.replace(' ', '.'));
        String g = """

            blank line above

            """;
        System.out.println(g.split("\n", -1).length);
        System.out.println("""
            x""" + """
            y""");
        System.out.println("""
            """.isEmpty());
        System.out.println("""
            a
            b""" == "a\nb");
        System.out.println("""
            {"key": "%s"}""".formatted("value"));
    }
}

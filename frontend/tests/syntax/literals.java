class Literals {
    Object[] ints = { 0, 7, 2147483647, -2147483648, 0x7fff_ffff, 0xFFFFFFFF, 0X80000000, 017, 0_7, 037777777777, 0b1010, 0B1111_0000, 1__000 };
    Object[] longs = { 0L, 9223372036854775807L, -9223372036854775808L, 0xFFFFFFFFFFFFFFFFl, 0777L, 0b1L };
    Object[] doubles = { 1.0, 1., .5, 1e10, 1E-3, 1.5e+3d, 0.1, 4.9e-324, 1.7976931348623157e308, 0x1p3, 0x1.8p1, 0x.8p0, 0xA.p-2, 1d, 0e0,
        0x1.fffffffffffff8p0, 0x1.fffffffffffff7p0, 2.2250738585072014E-308, 1_0.0_1 };
    Object[] floats = { 1f, 0.1f, 1e10F, 3.4028235e38f, 1.4e-45f, 0x1p-149f, 0x1.000001p0f, 0x1.0000010001p0f, 16777217f };
    Object[] chars = { 'a', '"', '\'', '\\', '\n', '\t', '\b', '\f', '\r', '\s', '\0', '\7', '\77', '\377', '\u0041', '\uuu00e9', 'é', '\uD83D', '\u0022' };
    Object[] strings = { "", "a\"b", "it's", "\tx\\", "\12\0619\400", "\u0041\u00e9", "é😀", "// no comment", "/* nor this */", "\\u0041", "\u005c\u005c" };
    Object[] others = { true, false, null };
    String block = """
        Hello,
          "World" \"""
        tail   
        kept\040
        joined \
        line\s
        \u0041\tz
        """;
    String inline = """
        no end""";
    String indented = """
          a

         b
       """;
    String empty = """
        """;
}

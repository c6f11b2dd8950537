// A message with one or more numbers in it, put together only when it is read. An exception holds one instead of a
// finished string: writing out an unknown number would split the path once for each number of digits.
package java.lang;

class NumberedText {
    private final String first;
    private final long a;
    private final String second;
    private final long b;
    private final String third;
    private final long c;
    private final String last;

    NumberedText(String first, long a) {
        this(first, a, null, 0, null, 0, null);
    }

    NumberedText(String first, long a, String second) {
        this(first, a, second, 0, null, 0, null);
    }

    NumberedText(String first, long a, String second, long b) {
        this(first, a, second, b, "", 0, null);
    }

    NumberedText(String first, long a, String second, long b, String third) {
        this(first, a, second, b, third, 0, null);
    }

    NumberedText(String first, long a, String second, long b, String third, long c) {
        this(first, a, second, b, third, c, "");
    }

    // `second` alone is a tail after `a`; `b` is written when `third` is there, `c` when `last` is there.
    private NumberedText(String first, long a, String second, long b, String third, long c, String last) {
        this.first = first;
        this.a = a;
        this.second = second;
        this.b = b;
        this.third = third;
        this.c = c;
        this.last = last;
    }

    public String toString() {
        StringBuilder out = new StringBuilder();
        out.append(first).append(a);
        if (second != null) {
            out.append(second);
        }
        if (third != null) {
            out.append(b).append(third);
        }
        if (last != null) {
            out.append(c).append(last);
        }
        return out.toString();
    }
}

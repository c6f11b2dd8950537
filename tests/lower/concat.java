/** String concatenation: from left to right, constants folded, null as text. */
class Concat {
    static final String NAME = "n" + 1 + 'c' + 2.0 + true + null;

    String parts(String s, int n, char c, Object o, double d) {
        return s + n + c + o + d;
    }

    String numbersFirst(int a, int b, String s) {
        return a + b + s + a + b;
    }

    String order(int i) {
        return "" + i++ + i;
    }

    boolean same() {
        return ("a" + "b") == "ab";
    }

    String block(String who) {
        return """
            Dear "%s",
              two\tspaces \
            joined
            end\
            """ + who;
    }
}

// A recursive descent parser and evaluator with precedence, unary minus, power and errors.
public class AlgExpressionParser {
    private final String s;
    private int p;

    AlgExpressionParser(String s) {
        this.s = s;
    }

    static class SyntaxError extends RuntimeException {
        SyntaxError(String m, int at) {
            super(m + " at " + at);
        }
    }

    private char peek() {
        while (p < s.length() && s.charAt(p) == ' ') {
            p++;
        }
        return p < s.length() ? s.charAt(p) : '\0';
    }

    private boolean eat(char c) {
        if (peek() == c) {
            p++;
            return true;
        }
        return false;
    }

    double parse() {
        double v = sum();
        if (peek() != '\0') {
            throw new SyntaxError("unexpected '" + peek() + "'", p);
        }
        return v;
    }

    private double sum() {
        double v = product();
        for (;;) {
            if (eat('+')) {
                v += product();
            } else if (eat('-')) {
                v -= product();
            } else {
                return v;
            }
        }
    }

    private double product() {
        double v = unary();
        while (true) {
            if (eat('*')) {
                v *= unary();
            } else if (eat('/')) {
                v /= unary();
            } else if (eat('%')) {
                v %= unary();
            } else {
                return v;
            }
        }
    }

    private double unary() {
        return eat('-') ? -unary() : eat('+') ? unary() : power();
    }

    private double power() {
        double base = atom();
        if (!eat('^')) {
            return base;
        }
        double e = unary();
        double r = 1;
        for (int i = 0; i < e; i++) {
            r *= base;
        }
        return r;
    }

    private double atom() {
        if (eat('(')) {
            double v = sum();
            if (!eat(')')) {
                throw new SyntaxError("missing )", p);
            }
            return v;
        }
        int start = p;
        char c = peek();
        if (Character.isLetter(c)) {
            start = p;
            while (Character.isLetter(peek())) {
                p++;
            }
            String f = s.substring(start, p).trim();
            double x = atom();
            return switch (f) {
                case "abs" -> Math.abs(x);
                case "sqrt" -> Math.sqrt(x);
                case "half" -> x / 2;
                default -> throw new SyntaxError("function " + f, start);
            };
        }
        double v = 0;
        double scale = 0;
        boolean any = false;
        for (;; p++) {
            c = p < s.length() ? s.charAt(p) : '\0';
            if (c >= '0' && c <= '9') {
                any = true;
                if (scale == 0) {
                    v = v * 10 + (c - '0');
                } else {
                    v += (c - '0') * scale;
                    scale /= 10;
                }
            } else if (c == '.' && scale == 0) {
                scale = 0.1;
            } else {
                break;
            }
        }
        if (!any) {
            throw new SyntaxError("number expected", p);
        }
        return v;
    }

    public static void main(String[] args) {
        String[] in = {"1 + 2 * 3", "(1 + 2) * 3", "-2^2", "2^3^2", "2 * -3", "10 / 4 - 1.5", "7 % 4 % 2", "abs(-5) + sqrt 16",
            "--4", "1 / 0", "half(half(10))", "", "1 +", "(1", "1)", "2 $ 3", "foo(1)", "1.2.3"};
        for (String s : in) {
            try {
                System.out.println(s + " = " + new AlgExpressionParser(s).parse());
            } catch (SyntaxError e) {
                System.out.println(s + " ! " + e.getMessage());
            }
        }
    }
}

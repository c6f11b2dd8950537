// A parser for sums and products of digits. Wrong: the second operand of a sum is a digit only.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    private final String text;
    private int at;

    Main(String text) {
        this.text = text;
    }

    int sum() {
        int value = product();
        while (at < text.length() && text.charAt(at) == '+') {
            at++;
            value += digit();
        }
        return value;
    }

    private int product() {
        int value = digit();
        while (at < text.length() && text.charAt(at) == '*') {
            at++;
            value *= digit();
        }
        return value;
    }

    private int digit() {
        if (at == text.length() || !Character.isDigit(text.charAt(at))) {
            throw new IllegalArgumentException("a digit is missing at " + at);
        }
        return text.charAt(at++) - '0';
    }

    static char operator() {
        return Verifier.nondetBoolean() ? '+' : '*';
    }

    public static void main(String[] args) {
        char first = operator();
        char second = operator();
        String text = "2" + first + "3" + second + "4";
        int value = new Main(text).sum();
        int expected = first == '+' ? (second == '+' ? 9 : 14) : (second == '+' ? 10 : 24);
        assert value == expected; //~ assert
        boolean refused = false;
        try {
            new Main(text + first).sum();
        } catch (IllegalArgumentException e) {
            refused = e.getMessage().endsWith("5") || e.getMessage().endsWith("6");
        }
        assert refused; //~ assert
    }
}

// Integer.parseInt refuses what is not a number. Wrong: a number that is too large does not wrap around.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int parse(String text, int otherwise) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }

    public static void main(String[] args) {
        String[] texts = {"12", "-7", "", "2147483648", "1x", "+5"};
        int[] numbers = {12, -7, 99, -2147483648, 99, 5};
        int i = Verifier.nondetInt();
        Verifier.assume(0 <= i && i < texts.length);
        assert parse(texts[i], 99) == numbers[i]; //~ assert
        int any = Verifier.nondetInt();
        Verifier.assume(any >= -20 && any <= 20);
        assert parse(Integer.toString(any), 99) == any;
    }
}

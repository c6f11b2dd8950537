// What a method without a contract does not take is no mistake of it; everything else that it throws is one.
//! Arguments.plain --crashes unexpected => valid incomplete +non-null-argument
//! Arguments.plain => invalid
//! Arguments.checked --crashes unexpected => valid complete
//! Arguments.required --crashes unexpected => valid complete
//! Arguments.indexed --crashes unexpected => invalid
//! Arguments.inside --crashes unexpected => invalid
//! Arguments.own --crashes unexpected => invalid
//! Arguments.late --crashes unexpected => invalid
//! Arguments.error --crashes unexpected => invalid
//! Arguments.promised --crashes unexpected => invalid
//! Arguments.parsed --crashes unexpected => invalid
//! Arguments.passedOn --crashes unexpected => valid incomplete +non-null-argument
//! Arguments.both --crashes unexpected => invalid
//! Arguments.divided --crashes unexpected => invalid
//! Arguments.recursive --crashes unexpected => invalid
import java.util.Objects;

class Arguments {
    String name;

    static int plain(String text) {
        return text.length(); //~ crash Arguments.plain
    }

    static int checked(int number) {
        if (number < 0) {
            throw new IllegalArgumentException("negative");
        }
        return number;
    }

    static Object required(Object value) {
        return Objects.requireNonNull(value);
    }

    static int indexed(int[] numbers) {
        return numbers == null ? 0 : numbers[3]; //~ crash Arguments.indexed
    }

    // not the argument is null, but what it leads to
    static int inside(Arguments arguments) {
        return arguments == null ? 0 : arguments.name.length(); //~ crash Arguments.inside
    }

    static int own(int number) {
        String none = number == 7 ? null : "";
        return none.length(); //~ crash Arguments.own
    }

    // that is what became of another exception
    static int late(int number) {
        try {
            return 10 / number;
        } catch (ArithmeticException e) {
            throw new IllegalStateException(e); //~ crash Arguments.late
        }
    }

    static void error(int number) {
        if (number == 7) {
            throw new AssertionError("not here"); //~ crash Arguments.error
        }
    }

    //@ ensures \result >= 0;
    static int promised(int number) {
        if (number < 0) {
            throw new IllegalArgumentException("negative"); //~ crash Arguments.promised
        }
        return number;
    }

    static int parsed(int number) {
        return Integer.parseInt(number == 7 ? "x" : "1"); //~ crash Arguments.parsed
    }

    static int passedOn(String text) {
        return plain(text);
    }

    static int both(String text, int[] numbers) {
        int length = text.length();
        return numbers == null ? length : numbers[2]; //~ crash Arguments.both
    }

    // it is the method itself that has passed what it does not take
    static int recursive(int number) {
        if (number < 0) {
            throw new IllegalArgumentException("negative"); //~ crash Arguments.recursive
        }
        return number == 0 || number > 5 ? 0 : recursive(number - 2);
    }

    static int divided(int number) {
        return 10 / number; //~ crash Arguments.divided
    }
}

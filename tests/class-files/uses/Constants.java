// The values of constants are in the class files; those of other static fields are the same whenever somebody looks.

import static acme.Printer.MARK;
import static acme.Printer.NAME;

import acme.Named;
import acme.Printer;

class Constants {
    void values() {
        assert Printer.WIDTH == 80;
        assert Printer.MOST == Long.MIN_VALUE;
        assert MARK == '#';
        assert Printer.LOW == -1;
        assert Printer.IS_PLAIN;
        assert NAME.length() == 9 && NAME.charAt(5) == '\u00e4' && NAME.charAt(7) == '\ud83d';
        assert Printer.NONE != Printer.NONE;
        assert Printer.FAR < -Float.MAX_VALUE;
        assert 1 / Printer.BELOW < 0;
        assert Named.LIMIT == 3;
    }

    int label(int value) {
        switch (value) {
            case Printer.WIDTH: return 1;
            case Printer.WIDTH + 1: return 2;
            case MARK: return 3;
            default: return 0;
        }
    }

    int text(String value) {
        switch (value) {
            case Printer.NAME: return 1;
            default: return 0;
        }
    }

    void same() {
        Integer once = Printer.BOXED;
        assert once == Printer.BOXED;
    }

    int changing() { return Printer.used; }
}

/** Literals, constant fields and folding with Java's arithmetic. */
class Constants {
    static final int SIZE = 3 * 4 + 1;
    static final long BIG = Integer.MAX_VALUE + 1;
    static final long BIGGER = Integer.MAX_VALUE + 1L;
    static final char LETTER = 'a' + 1;
    static final byte SMALL = (byte) 200;
    static final String TEXT = "v" + SIZE;
    final int perObject = 7;

    int literals() {
        int sum = 0x7fff_ffff + 0b101 + 017 + 'x';
        return sum - Constants.SIZE;
    }

    int smallest() {
        return -2147483648;
    }

    double floats() {
        float f = 1e10f;
        double tiny = Double.MIN_VALUE;
        return f + tiny + 0x1p-3 + 1.0 / 0;
    }

    int read() {
        return perObject + (1 << 33) + (-7 >> 1) + (-7 >>> 28) + -7 / 2 + -7 % 2;
    }

    char escape() {
        return '\u0041' == 'A' ? '\n' : '\101';
    }
}

// The decimal digits of a finite double that is not negative, as Double.toString has them, to be rounded for output.
package java.lang;

import ooxide.Native;

final class Decimal {
    // The value is 0.d1d2d3... times ten to the power of `point`. Zero has no digits.
    private char[] digits;
    private int count;
    private int point;

    Decimal(double value) {
        String text = Native.text(value);
        int mark = text.indexOf('E');
        int end = mark < 0 ? text.length() : mark;
        digits = new char[end];
        boolean afterPoint = false;
        for (int i = 0; i < end; i++) {
            char c = text.charAt(i);
            if (c == '.') {
                afterPoint = true;
            } else {
                // Zeros in front only move the point.
                if (count > 0 || c != '0') {
                    digits[count] = c;
                    count++;
                }
                if (afterPoint ? count == 0 : count > 0) {
                    point += afterPoint ? -1 : 1;
                }
            }
        }
        if (mark >= 0) {
            point += Integer.parseInt(text.substring(mark + 1));
        }
        dropZeros();
    }

    private void dropZeros() {
        while (count > 0 && digits[count - 1] == '0') {
            count--;
        }
        if (count == 0) {
            point = 0;
        }
    }

    // The exponent in scientific form.
    int exponent() {
        return count == 0 ? 0 : point - 1;
    }

    // Keeps `kept` digits, half up. None or less than none kept can still round up to one.
    private void keep(int kept) {
        if (kept >= count) {
            return;
        }
        boolean up = kept >= 0 && digits[kept] >= '5';
        count = Math.max(kept, 0);
        int i = count - 1;
        while (up && i >= 0 && digits[i] == '9') {
            i--;
        }
        if (up && i >= 0) {
            digits[i]++;
            count = i + 1;
        } else if (up) {
            digits[0] = '1';
            count = 1;
            point++;
        }
        dropZeros();
    }

    void roundToPlaces(int places) {
        keep(point + places);
    }

    void roundToDigits(int wanted) {
        keep(wanted);
    }

    private char digit(int i) {
        return i >= 0 && i < count ? digits[i] : '0';
    }

    void appendWhole(StringBuilder out) {
        if (point <= 0) {
            out.append('0');
        }
        for (int i = 0; i < point; i++) {
            out.append(digit(i));
        }
    }

    void appendPlaces(StringBuilder out, int places) {
        for (int i = 0; i < places; i++) {
            out.append(digit(point + i));
        }
    }

    // One digit before the point, `places` after it.
    void appendScientific(StringBuilder out, int places, boolean dot) {
        out.append(digit(0));
        if (places > 0 || dot) {
            out.append('.');
        }
        for (int i = 1; i <= places; i++) {
            out.append(digit(i));
        }
        int exponent = exponent();
        out.append('e').append(exponent < 0 ? '-' : '+');
        int size = Math.abs(exponent);
        if (size < 10) {
            out.append('0');
        }
        out.append(size);
    }
}

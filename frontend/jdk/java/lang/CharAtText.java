// The message of a failed String.charAt. It differs for texts in Latin-1 and others, which is found out only when the
// message is read.
package java.lang;

final class CharAtText extends NumberedText {
    private final int index;
    private final char[] value;

    private CharAtText(int index, char[] value) {
        super("index ", index, ", length ", value.length);
        this.index = index;
        this.value = value;
    }

    static NumberedText of(int index, char[] value) {
        return new CharAtText(index, value);
    }

    public String toString() {
        boolean latin = true;
        for (int i = 0; i < value.length; i++) {
            latin = latin & value[i] < 256;
        }
        if (latin) {
            return "String index out of range: " + index;
        }
        return super.toString();
    }
}

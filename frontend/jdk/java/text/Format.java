package java.text;

import java.io.Serializable;

/** Objects as text, and back: open, but for what {@code parseObject} throws. */
public abstract class Format implements Serializable, Cloneable {
    protected Format() {
    }

    public final String format(Object obj) {
        return openText(obj);
    }

    //@ ensures \result != null;
    private native String openText(Object obj);

    public Object parseObject(String source) throws ParseException {
        if (!openParses(source)) {
            throw new ParseException("Format.parseObject(String) failed", 0);
        }
        return openObject(source);
    }

    private native boolean openParses(String source);

    //@ ensures \result != null;
    private native Object openObject(String source);
}

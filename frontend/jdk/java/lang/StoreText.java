// The message of a System.arraycopy between arrays that do not go together; names are looked up when it is read.
package java.lang;

final class StoreText extends NumberedText {
    private final Object src;
    private final Object dest;
    // True when both are arrays of references and an element did not fit.
    private final boolean element;

    private StoreText(Object src, Object dest, boolean element) {
        super("", 0);
        this.src = src;
        this.dest = dest;
        this.element = element;
    }

    static ArrayStoreException refused(Object src, Object dest, boolean element) {
        ArrayStoreException result = new ArrayStoreException();
        result.text = new StoreText(src, dest, element);
        return result;
    }

    public String toString() {
        if (element) {
            return elementMismatch();
        }
        String from = kind(src);
        String to = kind(dest);
        if (from == null) {
            return "arraycopy: source type " + src.getClass().getName() + " is not an array";
        }
        if (to == null) {
            return "arraycopy: destination type " + dest.getClass().getName() + " is not an array";
        }
        return "arraycopy: type mismatch: can not copy " + from + " into " + to;
    }

    private static String kind(Object array) {
        if (array instanceof Object[]) {
            return "object array[]";
        }
        if (array instanceof boolean[]) {
            return "boolean[]";
        }
        if (array instanceof byte[]) {
            return "byte[]";
        }
        if (array instanceof char[]) {
            return "char[]";
        }
        if (array instanceof short[]) {
            return "short[]";
        }
        if (array instanceof int[]) {
            return "int[]";
        }
        if (array instanceof long[]) {
            return "long[]";
        }
        if (array instanceof float[]) {
            return "float[]";
        }
        return array instanceof double[] ? "double[]" : null;
    }

    // The JVM tells two cases apart: could an element of the source ever be one of the target? The models know it for
    // sure when the source is an array of Object.
    private String elementMismatch() {
        String from = elementName(src);
        String to = elementName(dest);
        if (from.equals("java.lang.Object")) {
            return "arraycopy: element type mismatch: can not cast one of the elements of java.lang.Object[] to the type"
                    + " of the destination array, " + to;
        }
        return "arraycopy: type mismatch: can not copy " + from + "[] into " + to + "[]";
    }

    private static String elementName(Object array) {
        String name = array.getClass().getName();
        if (name.charAt(1) == 'L') {
            return name.substring(2, name.length() - 1);
        }
        return name.substring(1);
    }
}

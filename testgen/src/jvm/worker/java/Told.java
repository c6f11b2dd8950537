package ooxide.jvm;

/** A value in words that can be read back: what it is, a colon, and its text. What has no such words is an object of its class. */
final class Told {
    private Told() {}

    static String of(Object value) {
        if (value == null) {
            return "null:";
        }
        if (value instanceof Boolean) {
            return "boolean:" + value;
        }
        if (value instanceof Character) {
            return "char:" + (int) (Character) value;
        }
        if (value instanceof Byte) {
            return "byte:" + value;
        }
        if (value instanceof Short) {
            return "short:" + value;
        }
        if (value instanceof Integer) {
            return "int:" + value;
        }
        if (value instanceof Long) {
            return "long:" + value;
        }
        if (value instanceof Float) {
            return "float:" + Float.floatToIntBits((Float) value);
        }
        if (value instanceof Double) {
            return "double:" + Double.doubleToLongBits((Double) value);
        }
        if (value instanceof String) {
            return "String:" + value;
        }
        if (value instanceof Enum) {
            Enum<?> constant = (Enum<?>) value;
            return "enum:" + constant.getDeclaringClass().getName() + "." + constant.name();
        }
        return "object:" + value.getClass().getName();
    }
}

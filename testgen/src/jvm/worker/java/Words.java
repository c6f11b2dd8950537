package ooxide.jvm;

import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Values as words, and words as values. A value is a word that says what it is, and more: {@code int 5}, {@code text abc}, {@code
 * enum java.time.DayOfWeek MONDAY}, {@code array int 2 int 1 int 2}, {@code list 1 null}, {@code given 0} for what a call gave.
 */
final class Words {
    /** What is larger is nothing that anybody reads. */
    private static final int LONGEST = 4096;
    private static final int MOST_ELEMENTS = 256;

    private final List<String> words;
    private final ClassLoader loader;
    private final List<Object> given;
    private int at;

    Words(List<String> words, ClassLoader loader, List<Object> given) {
        this.words = words;
        this.loader = loader;
        this.given = given;
    }

    String next() {
        return words.get(at++);
    }

    int number() {
        return Integer.parseInt(next());
    }

    Class<?> type(String name) throws Refused {
        switch (name) {
            case "boolean": return boolean.class;
            case "byte": return byte.class;
            case "short": return short.class;
            case "char": return char.class;
            case "int": return int.class;
            case "long": return long.class;
            case "float": return float.class;
            case "double": return double.class;
            default:
        }
        if (name.endsWith("[]")) {
            return Array.newInstance(type(name.substring(0, name.length() - 2)), 0).getClass();
        }
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            throw new Refused(e.toString());
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    Object value() throws Refused {
        String kind = next();
        switch (kind) {
            case "null": return null;
            case "boolean": return Boolean.valueOf(next());
            case "byte": return Byte.valueOf(next());
            case "short": return Short.valueOf(next());
            case "char": return (char) number();
            case "int": return Integer.valueOf(next());
            case "long": return Long.valueOf(next());
            case "float": return Float.intBitsToFloat(Integer.parseInt(next()));
            case "double": return Double.longBitsToDouble(Long.parseLong(next()));
            // a text of the program is a constant, or has been made: either may be meant
            case "text": return next();
            case "integer": return new BigInteger(next());
            case "decimal": return new BigDecimal(next());
            case "enum": return Enum.valueOf((Class) type(next()), next());
            case "locale": return new Locale(next(), next(), next());
            case "charset": return Charset.forName(next());
            case "pattern": return Pattern.compile(next(), number());
            case "given": return given.get(number());
            case "list": {
                List<Object> list = new ArrayList<>();
                for (int left = number(); left > 0; left--) {
                    list.add(value());
                }
                return list;
            }
            case "array": {
                Object array = Array.newInstance(type(next()), number());
                for (int i = 0; i < Array.getLength(array); i++) {
                    Array.set(array, i, value());
                }
                return array;
            }
            default: throw new Refused("no value: " + kind);
        }
    }

    /** What values are now; of objects that words cannot say, their class. */
    List<String> told(Object[] values) throws Refused {
        List<String> told = new ArrayList<>();
        for (Object each : values) {
            if (!tellValue(told, each)) {
                told.add(each.getClass().getName());
            }
        }
        return told;
    }

    /** Tells what a call gave. */
    void tell(List<String> told, Object result, Object receiver, Object[] args) throws Refused {
        if (result != null && !(result instanceof Number || result instanceof Boolean || result instanceof Character
                || result instanceof Enum)) {
            int first = receiver == null ? 0 : 1;
            if (result == receiver) {
                told.add("argument");
                told.add("0");
                return;
            }
            for (int i = 0; i < args.length; i++) {
                if (result == args[i]) {
                    told.add("argument");
                    told.add(String.valueOf(first + i));
                    return;
                }
            }
            for (int i = 0; i < given.size(); i++) {
                if (result == given.get(i) && !(result instanceof String)) {
                    told.add("given");
                    told.add(String.valueOf(i));
                    return;
                }
            }
        }
        List<String> value = new ArrayList<>();
        if (tellValue(value, result)) {
            told.addAll(value);
        } else {
            told.add("object");
            told.add(result.getClass().getName());
        }
    }

    /** Whether words can say it. */
    private static boolean tellValue(List<String> told, Object value) throws Refused {
        if (value == null) {
            told.add("null");
            return true;
        }
        if (value instanceof String) {
            return add(told, "text", readable((String) value));
        }
        if (value instanceof Boolean) {
            return add(told, "boolean", value.toString());
        }
        if (value instanceof Character) {
            return add(told, "char", String.valueOf((int) (Character) value));
        }
        if (value instanceof Byte || value instanceof Short || value instanceof Integer || value instanceof Long) {
            String name = value.getClass().getSimpleName();
            return add(told, name.equals("Integer") ? "int" : name.toLowerCase(Locale.ROOT), value.toString());
        }
        if (value instanceof Float) {
            return add(told, "float", String.valueOf(Float.floatToIntBits((Float) value)));
        }
        if (value instanceof Double) {
            return add(told, "double", String.valueOf(Double.doubleToLongBits((Double) value)));
        }
        if (value.getClass() == BigInteger.class) {
            return add(told, "integer", readable(value.toString()));
        }
        if (value.getClass() == BigDecimal.class) {
            return add(told, "decimal", readable(value.toString()));
        }
        if (value instanceof Enum) {
            Enum<?> constant = (Enum<?>) value;
            told.add("enum");
            return add(told, constant.getDeclaringClass().getName(), constant.name());
        }
        if (value.getClass() == ArrayList.class) {
            List<?> list = (List<?>) value;
            return add(told, "list", String.valueOf(list.size())) && tellAll(told, list.toArray());
        }
        if (!value.getClass().isArray()) {
            return false;
        }
        int length = Array.getLength(value);
        if (length > MOST_ELEMENTS) {
            throw new Refused("a large array");
        }
        Object[] elements = new Object[length];
        for (int i = 0; i < length; i++) {
            elements[i] = Array.get(value, i);
        }
        told.add("array");
        return add(told, value.getClass().getComponentType().getTypeName(), String.valueOf(length))
                && tellAll(told, elements);
    }

    private static boolean tellAll(List<String> told, Object[] elements) throws Refused {
        if (elements.length > MOST_ELEMENTS || told.size() > MOST_ELEMENTS * 4) {
            throw new Refused("a large value");
        }
        for (Object each : elements) {
            if (!tellValue(told, each)) {
                return false;
            }
        }
        return true;
    }

    private static boolean add(List<String> told, String kind, String text) {
        told.add(kind);
        told.add(text);
        return true;
    }

    /** A text that is neither too long nor has half a surrogate pair, which nobody could write down. */
    static String readable(String text) throws Refused {
        if (text.length() > LONGEST) {
            throw new Refused("a long text");
        }
        for (int i = 0; i < text.length(); i++) {
            boolean isPair = Character.isHighSurrogate(text.charAt(i)) && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1));
            if (Character.isSurrogate(text.charAt(i)) && !isPair) {
                throw new Refused("half of a surrogate pair");
            }
            i += isPair ? 1 : 0;
        }
        return text;
    }
}

import java.lang.reflect.Type;

// A class is a type.
class Kinds {
    static Type typeOf(boolean isText) {
        Type type = isText ? String.class : Integer.class;
        return type;
    }
}

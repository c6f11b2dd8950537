// Model of java.lang.Class. The front end makes one object per class it names and overrides getEnumConstants for an
// enum. With the long constructor it also says what kind of type this is and what it extends; with the short one the
// questions about that are open. Reflection is not modelled.
package java.lang;

import java.io.Serializable;
import java.lang.reflect.Type;

public class Class<T> implements Serializable, Type {
    private final String name;
    private final String simpleName;
    private final int kind;
    private final Class<? super T> superclass;

    // The class object of an input stands for a type that is not in the program: all that is known is that it has a name.
    //@ invariant name != null && name.length() > 0 && simpleName != null && kind == UNKNOWN && superclass == null;

    static final int UNKNOWN = 0;
    static final int CLASS = 1;
    static final int INTERFACE = 2;
    static final int ENUM = 3;
    static final int RECORD = 4;
    static final int PRIMITIVE = 5;
    static final int ARRAY = 6;

    Class(String name, String simpleName) {
        this(name, simpleName, UNKNOWN, null);
    }

    Class(String name, String simpleName, int kind, Class<? super T> superclass) {
        this.name = name;
        this.simpleName = simpleName;
        this.kind = kind;
        this.superclass = superclass;
    }

    public String getName() {
        return name;
    }

    public String getSimpleName() {
        return simpleName;
    }

    public String getTypeName() {
        if (!isArray()) {
            return name;
        }
        //@ assume isArrayName();
        int depth = 0;
        while (name.charAt(depth) == '[') {
            depth++;
        }
        StringBuilder out = new StringBuilder();
        char kind = name.charAt(depth);
        if (kind == 'L') {
            out.append(name, depth + 1, name.length() - 1);
        } else {
            out.append(primitiveName(kind));
        }
        for (int i = 0; i < depth; i++) {
            out.append("[]");
        }
        return out.toString();
    }

    // `[`, one or more, and the letter of a primitive type or the name of a class.
    private /*@ pure @*/ boolean isArrayName() {
        int depth = 0;
        while (depth < name.length() && name.charAt(depth) == '[') {
            depth++;
        }
        int rest = name.length() - depth;
        return rest == 1 && "ZBCSIJFD".indexOf(name.charAt(depth)) >= 0
                || rest > 2 && name.charAt(depth) == 'L' && name.charAt(name.length() - 1) == ';';
    }

    private static String primitiveName(char kind) {
        switch (kind) {
            case 'Z':
                return "boolean";
            case 'B':
                return "byte";
            case 'C':
                return "char";
            case 'S':
                return "short";
            case 'I':
                return "int";
            case 'J':
                return "long";
            case 'F':
                return "float";
            default:
                return "double";
        }
    }

    // A dollar sign in a name is taken for the mark of a nested class.
    public String getCanonicalName() {
        return getTypeName().replace('$', '.');
    }

    public String getPackageName() {
        if (isArray() || isPrimitive()) {
            return "java.lang";
        }
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(0, dot);
    }

    public boolean isArray() {
        return name.charAt(0) == '[';
    }

    public boolean isPrimitive() {
        return kind == PRIMITIVE || name.equals("int") || name.equals("boolean") || name.equals("char") || name.equals("long")
                || name.equals("double") || name.equals("byte") || name.equals("short") || name.equals("float")
                || name.equals("void");
    }

    public boolean isInterface() {
        return kind == UNKNOWN ? askInterface() : kind == INTERFACE;
    }

    public boolean isEnum() {
        return kind == UNKNOWN ? getEnumConstants() != null : kind == ENUM;
    }

    public boolean isRecord() {
        return kind == UNKNOWN ? askRecord() : kind == RECORD;
    }

    private /*@ pure @*/ native boolean askInterface();

    private /*@ pure @*/ native boolean askRecord();

    private /*@ pure @*/ native Class<? super T> askSuperclass();

    public /*@ pure @*/ native boolean isAnonymousClass();

    //@ ensures obj == null ==> !\result;
    public /*@ pure @*/ native boolean isInstance(Object obj);

    public /*@ pure @*/ native boolean isAssignableFrom(Class<?> cls);

    public Class<? super T> getSuperclass() {
        return kind == UNKNOWN ? askSuperclass() : superclass;
    }

    public /*@ pure @*/ native Class<?> getComponentType();

    public T cast(Object obj) {
        if (obj == null) {
            return null;
        }
        if (!isInstance(obj)) {
            throw new ClassCastException("Cannot cast " + obj.getClass().getName() + " to " + name);
        }
        return (T) obj;
    }

    public T[] getEnumConstants() {
        return null;
    }

    public boolean desiredAssertionStatus() {
        return true;
    }

    public String toString() {
        if (isPrimitive()) {
            return name;
        }
        return (kind == INTERFACE ? "interface " : "class ") + name;
    }
}

// What surrounds single instructions: making objects, calling methods, initialising classes, class objects, lambdas.
package machine;

import java.util.HashMap;
import java.util.Map;
import jdk.internal.org.objectweb.asm.Handle;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.tree.FieldNode;
import machine.Values.Arr;
import machine.Values.Lambda;
import machine.Values.Obj;
import machine.Values.Thrown;
import machine.Values.Unmodelled;

final class Machine {
    private static final String CLASS = "java/lang/Class";

    final Loader loader;
    private final Natives natives = new Natives(this);
    private final Interpreter interpreter = new Interpreter(this);
    private final Map<String, Obj> literals = new HashMap<>();
    private final Map<String, Obj> mirrors = new HashMap<>();

    Machine(Loader loader) {
        this.loader = loader;
    }

    // Objects.

    Obj allocate(String name) {
        Type type = loader.type(name);
        initialise(type);
        Obj result = new Obj(type);
        for (Type t = type; t != null; t = t.above) {
            for (FieldNode f : t.node.fields) {
                if ((f.access & Opcodes.ACC_STATIC) == 0) {
                    result.fields.put(t.name + "." + f.name, Type.zero(f.desc));
                }
            }
        }
        return result;
    }

    // An exception as the engine raises it: no constructor runs.
    Thrown raise(String simpleName) {
        return new Thrown(allocate("java/lang/" + simpleName));
    }

    Thrown divisionByZero() {
        Thrown thrown = raise("ArithmeticException");
        thrown.exception.fields.put("java/lang/Throwable.message", literal("/ by zero"));
        return thrown;
    }

    Thrown outOfBounds(int index, int length) {
        Thrown thrown = raise("ArrayIndexOutOfBoundsException");
        String owner = "java/lang/ArrayIndexOutOfBoundsException.";
        thrown.exception.fields.put(owner + "engine", 1);
        thrown.exception.fields.put(owner + "index", index);
        thrown.exception.fields.put(owner + "length", length);
        return thrown;
    }

    Thrown negativeSize(int size) {
        Thrown thrown = raise("NegativeArraySizeException");
        thrown.exception.fields.put("java/lang/NegativeArraySizeException.engine", 1);
        thrown.exception.fields.put("java/lang/NegativeArraySizeException.size", size);
        return thrown;
    }

    Obj literal(String text) {
        return literals.computeIfAbsent(text, this::string);
    }

    Obj string(String text) {
        Obj result = allocate("java/lang/String");
        result.fields.put("java/lang/String.value", new Arr("[C", text.toCharArray()));
        return result;
    }

    static String text(Object string) {
        return string == null ? null : new String((char[]) ((Arr) ((Obj) string).fields.get("java/lang/String.value")).data);
    }

    // Types of values.

    String descriptor(Object value) {
        if (value instanceof Arr) {
            return ((Arr) value).descriptor;
        }
        return "L" + (value instanceof Lambda ? ((Lambda) value).type : ((Obj) value).type).name + ";";
    }

    boolean isInstance(Object value, String descriptor) {
        return value != null && isAssignable(descriptor(value), descriptor);
    }

    boolean isAssignable(String from, String to) {
        if (from.equals(to)) {
            return true;
        }
        if (to.startsWith("[")) {
            boolean arrays = from.startsWith("[");
            return arrays && (from.charAt(1) == 'L' || from.charAt(1) == '[') && isAssignable(from.substring(1), to.substring(1));
        }
        if (from.startsWith("[")) {
            return to.equals("Ljava/lang/Object;") || to.equals("Ljava/lang/Cloneable;") || to.equals("Ljava/io/Serializable;");
        }
        if (!from.startsWith("L") || !to.startsWith("L")) {
            return false;
        }
        return loader.type(inner(from)).isSubtypeOf(loader.type(inner(to)));
    }

    // "La/B;" to "a/B"; the name of an array type stays a descriptor.
    static String inner(String descriptor) {
        return descriptor.startsWith("L") ? descriptor.substring(1, descriptor.length() - 1) : descriptor;
    }

    static String outer(String name) {
        return name.startsWith("[") ? name : "L" + name + ";";
    }

    Obj mirror(String descriptor) {
        Obj known = mirrors.get(descriptor);
        if (known != null) {
            return known;
        }
        Obj result = allocate(CLASS);
        result.mirrored = descriptor;
        mirrors.put(descriptor, result);
        String name = inner(descriptor).replace('/', '.');
        int kind = 6;
        Object above = null;
        String simple = name;
        if (descriptor.startsWith("L")) {
            Type type = loader.type(inner(descriptor));
            kind = type.isInterface() ? 2 : (type.node.access & Opcodes.ACC_ENUM) != 0 && type.above.name.equals("java/lang/Enum") ? 3
                    : type.above != null && type.above.name.equals("java/lang/Record") ? 4 : 1;
            above = type.above == null || type.isInterface() ? null : mirror("L" + type.above.name + ";");
            simple = name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1);
        }
        call(loader.type(CLASS), "<init>(Ljava/lang/String;Ljava/lang/String;ILjava/lang/Class;)V", result, literal(name),
                literal(simple), kind, above);
        return result;
    }

    // Classes.

    void initialise(Type type) {
        if (type.initialised) {
            return;
        }
        type.initialised = true;
        if (type.above != null) {
            initialise(type.above);
        }
        for (FieldNode f : type.node.fields) {
            if (f.value != null) {
                Object value = f.value instanceof String ? literal((String) f.value) : f.value;
                type.statics.put(f.name, value);
            }
        }
        if (type.own.containsKey("<clinit>()V")) {
            call(type, "<clinit>()V");
        }
    }

    // Calls.

    Object call(Type type, String key, Object... args) {
        Type.Method method = type.own.containsKey(key) ? new Type.Method(type, type.own.get(key)) : type.method(key);
        if (method == null) {
            throw new Unmodelled("method " + type.name + "." + key);
        }
        return run(method, args);
    }

    Object callVirtual(String key, Object... args) {
        Object receiver = args[0];
        if (receiver == null) {
            throw raise("NullPointerException");
        }
        if (receiver instanceof Arr) {
            if (key.startsWith("clone()")) {
                return natives.cloneArray((Arr) receiver);
            }
            return call(loader.type("java/lang/Object"), key, args);
        }
        if (receiver instanceof Lambda) {
            return callLambda((Lambda) receiver, key, args);
        }
        Obj object = (Obj) receiver;
        if (object.mirrored != null && key.startsWith("getEnumConstants()")) {
            return enumConstants(object);
        }
        Type.Method method = object.type.method(key);
        if (method == null) {
            throw new Unmodelled("method " + object.type.name + "." + key);
        }
        return run(method, args);
    }

    private Object enumConstants(Obj mirror) {
        Type type = loader.type(inner(mirror.mirrored));
        if (type.above == null || !type.above.name.equals("java/lang/Enum")) {
            return null;
        }
        initialise(type);
        return call(type, "values()[L" + type.name + ";");
    }

    private Object run(Type.Method method, Object[] args) {
        if (method.is(Opcodes.ACC_NATIVE)) {
            return natives.call(method.owner().name, method.node().name + method.node().desc, args);
        }
        if (method.is(Opcodes.ACC_ABSTRACT)) {
            throw new Unmodelled("abstract " + method.owner().name + "." + method.node().name);
        }
        if (method.is(Opcodes.ACC_STATIC)) {
            initialise(method.owner());
        }
        return interpreter.run(method.node(), args);
    }

    // Lambdas. Arguments and results are boxed and unboxed where the interface and the target differ.

    private Object callLambda(Lambda lambda, String key, Object[] args) {
        Type.Method method = lambda.type.method(key);
        if (method != null && !method.is(Opcodes.ACC_ABSTRACT)) {
            return run(method, args);
        }
        if (!key.startsWith(lambda.method + "(")) {
            return call(loader.type("java/lang/Object"), key, args);
        }
        Handle target = lambda.target;
        Object[] all = new Object[lambda.captured.length + args.length - 1];
        System.arraycopy(lambda.captured, 0, all, 0, lambda.captured.length);
        System.arraycopy(args, 1, all, lambda.captured.length, args.length - 1);
        String targetKey = target.getName() + target.getDesc();
        jdk.internal.org.objectweb.asm.Type[] wanted = jdk.internal.org.objectweb.asm.Type.getArgumentTypes(target.getDesc());
        jdk.internal.org.objectweb.asm.Type[] given = jdk.internal.org.objectweb.asm.Type.getArgumentTypes(lambda.erased);
        boolean receiver = target.getTag() != Opcodes.H_INVOKESTATIC && target.getTag() != Opcodes.H_NEWINVOKESPECIAL;
        int shift = receiver ? 1 : 0;
        for (int i = 0; i < wanted.length; i++) {
            int from = i + shift - lambda.captured.length;
            if (from >= 0) {
                all[i + shift] = adapt(all[i + shift], given[from].getDescriptor(), wanted[i].getDescriptor());
            }
        }
        Object result = invoke(target, targetKey, all);
        String returned = target.getTag() == Opcodes.H_NEWINVOKESPECIAL ? "L" + target.getOwner() + ";"
                : jdk.internal.org.objectweb.asm.Type.getReturnType(target.getDesc()).getDescriptor();
        return adapt(result, returned, jdk.internal.org.objectweb.asm.Type.getReturnType(lambda.erased).getDescriptor());
    }

    private Object invoke(Handle target, String key, Object[] all) {
        Type owner = loader.type(target.getOwner().startsWith("[") ? "java/lang/Object" : target.getOwner());
        switch (target.getTag()) {
            case Opcodes.H_INVOKESTATIC:
                return call(owner, key, all);
            case Opcodes.H_NEWINVOKESPECIAL:
                Obj made = allocate(target.getOwner());
                Object[] withThis = new Object[all.length + 1];
                withThis[0] = made;
                System.arraycopy(all, 0, withThis, 1, all.length);
                call(owner, key, withThis);
                return made;
            case Opcodes.H_INVOKESPECIAL:
                return call(owner, key, all);
            default:
                return callVirtual(key, all);
        }
    }

    private Object adapt(Object value, String from, String to) {
        boolean boxed = from.startsWith("L") || from.startsWith("[");
        boolean wanted = to.startsWith("L") || to.startsWith("[");
        if (boxed == wanted || to.equals("V") || from.equals("V")) {
            return boxed ? value : widen(value, to);
        }
        if (wanted) {
            String box = "java/lang/" + boxName(from.charAt(0));
            return call(loader.type(box), "valueOf(" + from + ")L" + box + ";", value);
        }
        if (value == null) {
            throw raise("NullPointerException");
        }
        Obj box = (Obj) value;
        return widen(box.fields.get(box.type.name + ".value"), to);
    }

    private static Object widen(Object value, String to) {
        if (!(value instanceof Number)) {
            return value;
        }
        switch (to) {
            case "J":
                return ((Number) value).longValue();
            case "D":
                return ((Number) value).doubleValue();
            case "F":
                return ((Number) value).floatValue();
            default:
                return value;
        }
    }

    private static String boxName(char kind) {
        switch (kind) {
            case 'Z':
                return "Boolean";
            case 'B':
                return "Byte";
            case 'C':
                return "Character";
            case 'S':
                return "Short";
            case 'I':
                return "Integer";
            case 'J':
                return "Long";
            case 'F':
                return "Float";
            default:
                return "Double";
        }
    }
}

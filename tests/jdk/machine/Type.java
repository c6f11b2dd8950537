// A class or interface as the machine has loaded it.
package machine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import jdk.internal.org.objectweb.asm.Opcodes;
import jdk.internal.org.objectweb.asm.tree.ClassNode;
import jdk.internal.org.objectweb.asm.tree.FieldNode;
import jdk.internal.org.objectweb.asm.tree.MethodNode;

final class Type {
    final String name;
    final ClassNode node;
    final Type above;
    final List<Type> interfaces = new ArrayList<>();
    final Map<String, Object> statics = new HashMap<>();
    final Map<String, MethodNode> own = new HashMap<>();
    boolean initialised;
    private final Map<String, Method> found = new HashMap<>();

    // A method together with the class that declares it.
    record Method(Type owner, MethodNode node) {
        boolean is(int flag) {
            return (node.access & flag) != 0;
        }
    }

    Type(ClassNode node, Type above) {
        this.name = node.name;
        this.node = node;
        this.above = above;
        for (MethodNode m : node.methods) {
            own.put(m.name + m.desc, m);
        }
        for (FieldNode f : node.fields) {
            if ((f.access & Opcodes.ACC_STATIC) != 0) {
                statics.put(f.name, zero(f.desc));
            }
        }
    }

    boolean isInterface() {
        return (node.access & Opcodes.ACC_INTERFACE) != 0;
    }

    static Object zero(String descriptor) {
        switch (descriptor.charAt(0)) {
            case 'J':
                return 0L;
            case 'F':
                return 0f;
            case 'D':
                return 0d;
            case 'L':
            case '[':
                return null;
            default:
                return 0;
        }
    }

    boolean isSubtypeOf(Type other) {
        if (this == other || other.name.equals("java/lang/Object")) {
            return true;
        }
        if (above != null && above.isSubtypeOf(other)) {
            return true;
        }
        for (Type i : interfaces) {
            if (i.isSubtypeOf(other)) {
                return true;
            }
        }
        return false;
    }

    // The method an invocation on this class means: classes first, then defaults, the most specific one.
    Method method(String key) {
        return found.computeIfAbsent(key, this::search);
    }

    private Method search(String key) {
        for (Type t = this; t != null; t = t.above) {
            MethodNode m = t.own.get(key);
            if (m != null && !t.isInterface()) {
                return new Method(t, m);
            }
        }
        Method best = null;
        for (Type t = this; t != null; t = t.above) {
            best = t.searchInterfaces(key, best);
        }
        return best;
    }

    private Method searchInterfaces(String key, Method best) {
        Method result = best;
        if (isInterface() && own.containsKey(key)) {
            Method mine = new Method(this, own.get(key));
            boolean better = result == null || result.is(Opcodes.ACC_ABSTRACT) && !mine.is(Opcodes.ACC_ABSTRACT)
                    || isSubtypeOf(result.owner()) && !mine.is(Opcodes.ACC_ABSTRACT);
            result = better ? mine : result;
        }
        for (Type i : interfaces) {
            result = i.searchInterfaces(key, result);
        }
        return result;
    }

    // The class in which a field is declared.
    Type fieldOwner(String field) {
        for (FieldNode f : node.fields) {
            if (f.name.equals(field)) {
                return this;
            }
        }
        for (Type i : interfaces) {
            Type owner = i.fieldOwner(field);
            if (owner != null) {
                return owner;
            }
        }
        return above == null ? null : above.fieldOwner(field);
    }
}

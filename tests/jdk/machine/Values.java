// The values of the machine. Numbers are the JVM's own boxes (every type smaller than int is an Integer); references
// are one of the classes here, or null.
package machine;

import java.util.HashMap;
import java.util.Map;
import jdk.internal.org.objectweb.asm.Handle;

final class Values {
    private Values() {
    }

    // An object of a class; a field is found under "declaring class" + "." + name.
    static final class Obj {
        final Type type;
        final Map<String, Object> fields = new HashMap<>();
        // For an object of java.lang.Class: the descriptor of the type it stands for.
        String mirrored;

        Obj(Type type) {
            this.type = type;
        }
    }

    // An array: `data` is an array of the JVM with the elements, references in an Object[].
    static final class Arr {
        final String descriptor;
        final Object data;

        Arr(String descriptor, Object data) {
            this.descriptor = descriptor;
            this.data = data;
        }
    }

    // What a lambda or a method reference evaluates to.
    static final class Lambda {
        final Type type;
        final String method;
        final Handle target;
        final Object[] captured;
        final String erased;

        Lambda(Type type, String method, Handle target, Object[] captured, String erased) {
            this.type = type;
            this.method = method;
            this.target = target;
            this.captured = captured;
            this.erased = erased;
        }
    }

    // An exception of the program under way.
    static final class Thrown extends RuntimeException {
        final transient Obj exception;

        Thrown(Obj exception) {
            super(null, null, false, false);
            this.exception = exception;
        }
    }

    // Something the machine, or the models, have no meaning for.
    static final class Unmodelled extends RuntimeException {
        Unmodelled(String what) {
            super(what, null, false, false);
        }
    }
}

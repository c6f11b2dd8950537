// The native methods that have a meaning: ooxide.Native, and what the front end gives Object and Class.
package machine;

import java.io.PrintStream;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import machine.Values.Arr;
import machine.Values.Obj;
import machine.Values.Unmodelled;

final class Natives {
    private final Machine machine;

    Natives(Machine machine) {
        this.machine = machine;
    }

    Object call(String owner, String key, Object[] a) {
        switch (owner) {
            case "ooxide/Native":
                return primitive(key, a);
            case "java/lang/Object":
                if (key.startsWith("getClass()")) {
                    return machine.mirror(machine.descriptor(a[0]));
                }
                if (key.startsWith("clone()")) {
                    return cloneObject((Obj) a[0]);
                }
                break;
            case "java/lang/Class":
                String mirrored = ((Obj) a[0]).mirrored;
                if (key.startsWith("isInstance(")) {
                    return machine.isInstance(a[1], mirrored) ? 1 : 0;
                }
                if (key.startsWith("isAssignableFrom(")) {
                    return machine.isAssignable(((Obj) a[1]).mirrored, mirrored) ? 1 : 0;
                }
                if (key.startsWith("getComponentType()")) {
                    return mirrored.startsWith("[") ? machine.mirror(mirrored.substring(1)) : null;
                }
                break;
            default:
                break;
        }
        throw new Unmodelled("open method " + owner + "." + key);
    }

    private Object primitive(String key, Object[] a) {
        switch (key) {
            case "bits(D)J":
                return Double.doubleToLongBits((Double) a[0]);
            case "bits(F)I":
                return Float.floatToIntBits((Float) a[0]);
            case "fromBits(J)D":
                return Double.longBitsToDouble((Long) a[0]);
            case "fromBits(I)F":
                return Float.intBitsToFloat((Integer) a[0]);
            case "sqrt(D)D":
                return Math.sqrt((Double) a[0]);
            case "floor(D)D":
                return Math.floor((Double) a[0]);
            case "ceil(D)D":
                return Math.ceil((Double) a[0]);
            case "rint(D)D":
                return Math.rint((Double) a[0]);
            case "text(D)Ljava/lang/String;":
                return machine.string(Double.toString((Double) a[0]));
            case "text(F)Ljava/lang/String;":
                return machine.string(Float.toString((Float) a[0]));
            case "parseDouble(Ljava/lang/String;)D":
                return Double.parseDouble(Machine.text(a[0]));
            case "parseFloat(Ljava/lang/String;)F":
                return Float.parseFloat(Machine.text(a[0]));
            case "print(ILjava/lang/String;)V":
                PrintStream stream = (Integer) a[0] == 1 ? System.out : System.err;
                byte[] bytes = Machine.text(a[1]).getBytes(StandardCharsets.UTF_8);
                stream.write(bytes, 0, bytes.length);
                return null;
            case "identity(Ljava/lang/Object;)I":
                return System.identityHashCode(a[0]);
            case "newArray([Ljava/lang/Object;I)[Ljava/lang/Object;":
                int length = (Integer) a[1];
                if (length < 0) {
                    throw machine.negativeSize(length);
                }
                return new Arr(((Arr) a[0]).descriptor, new Object[length]);
            default:
                throw new Unmodelled("open method ooxide/Native." + key);
        }
    }

    Arr cloneArray(Arr array) {
        int length = Array.getLength(array.data);
        Object copy = Array.newInstance(array.data.getClass().getComponentType(), length);
        System.arraycopy(array.data, 0, copy, 0, length);
        return new Arr(array.descriptor, copy);
    }

    private Object cloneObject(Obj object) {
        if (!machine.isInstance(object, "Ljava/lang/Cloneable;")) {
            Values.Thrown thrown = machine.raise("CloneNotSupportedException");
            thrown.exception.fields.put("java/lang/Throwable.message", machine.string(object.type.name.replace('/', '.')));
            throw thrown;
        }
        Obj copy = new Obj(object.type);
        copy.fields.putAll(object.fields);
        return copy;
    }
}

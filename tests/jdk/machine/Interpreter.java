// Runs the instructions of one method after the other, with the meaning the JVM specification gives them.
package machine;

import static jdk.internal.org.objectweb.asm.Opcodes.*;

import jdk.internal.org.objectweb.asm.Handle;
import jdk.internal.org.objectweb.asm.tree.AbstractInsnNode;
import jdk.internal.org.objectweb.asm.tree.FieldInsnNode;
import jdk.internal.org.objectweb.asm.tree.IincInsnNode;
import jdk.internal.org.objectweb.asm.tree.InsnList;
import jdk.internal.org.objectweb.asm.tree.IntInsnNode;
import jdk.internal.org.objectweb.asm.tree.InvokeDynamicInsnNode;
import jdk.internal.org.objectweb.asm.tree.JumpInsnNode;
import jdk.internal.org.objectweb.asm.tree.LabelNode;
import jdk.internal.org.objectweb.asm.tree.LdcInsnNode;
import jdk.internal.org.objectweb.asm.tree.LookupSwitchInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodInsnNode;
import jdk.internal.org.objectweb.asm.tree.MethodNode;
import jdk.internal.org.objectweb.asm.tree.MultiANewArrayInsnNode;
import jdk.internal.org.objectweb.asm.tree.TableSwitchInsnNode;
import jdk.internal.org.objectweb.asm.tree.TryCatchBlockNode;
import jdk.internal.org.objectweb.asm.tree.TypeInsnNode;
import jdk.internal.org.objectweb.asm.tree.VarInsnNode;
import java.lang.reflect.Array;
import machine.Values.Arr;
import machine.Values.Lambda;
import machine.Values.Obj;
import machine.Values.Thrown;
import machine.Values.Unmodelled;

final class Interpreter {
    private static final Object SECOND_HALF = new Object();
    private final Machine machine;

    Interpreter(Machine machine) {
        this.machine = machine;
    }

    Object run(MethodNode method, Object[] args) {
        return new Frame(method, args).run();
    }

    private final class Frame {
        private final MethodNode method;
        private final InsnList code;
        private final Object[] locals;
        private final Object[] stack;
        private int top;
        private int at;
        private Object result;
        private boolean done;

        Frame(MethodNode method, Object[] args) {
            this.method = method;
            this.code = method.instructions;
            this.locals = new Object[method.maxLocals];
            this.stack = new Object[method.maxStack + 1];
            int slot = 0;
            for (Object a : args) {
                locals[slot] = a;
                slot += wide(a) ? 2 : 1;
            }
        }

        private boolean wide(Object v) {
            return v instanceof Long || v instanceof Double;
        }

        Object run() {
            while (!done) {
                try {
                    AbstractInsnNode insn = code.get(at);
                    at++;
                    if (insn.getOpcode() >= 0) {
                        step(insn, insn.getOpcode());
                    }
                } catch (Thrown t) {
                    handle(t);
                } catch (StackOverflowError e) {
                    handle(machine.raise("StackOverflowError"));
                }
            }
            return result;
        }

        private void handle(Thrown t) {
            int place = at - 1;
            for (TryCatchBlockNode block : method.tryCatchBlocks) {
                boolean covers = code.indexOf(block.start) <= place && place < code.indexOf(block.end);
                if (covers && (block.type == null || machine.isInstance(t.exception, "L" + block.type + ";"))) {
                    top = 0;
                    push(t.exception);
                    at = code.indexOf(block.handler);
                    return;
                }
            }
            throw t;
        }

        private void push(Object v) {
            stack[top++] = v;
        }

        private Object pop() {
            return stack[--top];
        }

        private int popInt() {
            return (Integer) pop();
        }

        private long popLong() {
            return (Long) pop();
        }

        private void jump(LabelNode label) {
            at = code.indexOf(label);
        }

        private void jumpIf(boolean taken, AbstractInsnNode insn) {
            if (taken) {
                jump(((JumpInsnNode) insn).label);
            }
        }

        private void finish(Object value) {
            result = value;
            done = true;
        }

        private void step(AbstractInsnNode insn, int op) {
            if (op >= ICONST_M1 && op <= ICONST_5) {
                push(op - ICONST_0);
            } else if (op >= IALOAD && op <= SALOAD) {
                loadElement();
            } else if (op >= IASTORE && op <= SASTORE) {
                storeElement();
            } else if (op >= POP && op <= SWAP) {
                shuffle(op);
            } else if (op >= IADD && op <= LXOR) {
                arithmetic(op);
            } else if (op >= I2L && op <= I2S) {
                convert(op);
            } else if (op >= LCMP && op <= DCMPG) {
                compare(op);
            } else if (op >= IFEQ && op <= GOTO || op == IFNULL || op == IFNONNULL) {
                branch(insn, op);
            } else if (op >= GETSTATIC && op <= PUTFIELD) {
                field((FieldInsnNode) insn, op);
            } else if (op >= INVOKEVIRTUAL && op <= INVOKEINTERFACE) {
                invoke((MethodInsnNode) insn, op);
            } else {
                other(insn, op);
            }
        }

        private void other(AbstractInsnNode insn, int op) {
            switch (op) {
                case NOP:
                    break;
                case ACONST_NULL:
                    push(null);
                    break;
                case LCONST_0:
                case LCONST_1:
                    push((long) (op - LCONST_0));
                    break;
                case FCONST_0:
                case FCONST_1:
                case FCONST_2:
                    push((float) (op - FCONST_0));
                    break;
                case DCONST_0:
                case DCONST_1:
                    push((double) (op - DCONST_0));
                    break;
                case BIPUSH:
                case SIPUSH:
                    push(((IntInsnNode) insn).operand);
                    break;
                case LDC:
                    constant(((LdcInsnNode) insn).cst);
                    break;
                case ILOAD:
                case LLOAD:
                case FLOAD:
                case DLOAD:
                case ALOAD:
                    push(locals[((VarInsnNode) insn).var]);
                    break;
                case ISTORE:
                case LSTORE:
                case FSTORE:
                case DSTORE:
                case ASTORE:
                    locals[((VarInsnNode) insn).var] = pop();
                    break;
                case IINC:
                    IincInsnNode inc = (IincInsnNode) insn;
                    locals[inc.var] = (Integer) locals[inc.var] + inc.incr;
                    break;
                case TABLESWITCH:
                    TableSwitchInsnNode table = (TableSwitchInsnNode) insn;
                    int index = popInt();
                    jump(index < table.min || index > table.max ? table.dflt : table.labels.get(index - table.min));
                    break;
                case LOOKUPSWITCH:
                    LookupSwitchInsnNode lookup = (LookupSwitchInsnNode) insn;
                    int place = lookup.keys.indexOf(popInt());
                    jump(place < 0 ? lookup.dflt : lookup.labels.get(place));
                    break;
                case IRETURN:
                case LRETURN:
                case FRETURN:
                case DRETURN:
                case ARETURN:
                    finish(pop());
                    break;
                case RETURN:
                    finish(null);
                    break;
                case INVOKEDYNAMIC:
                    lambda((InvokeDynamicInsnNode) insn);
                    break;
                case NEW:
                    push(machine.allocate(((TypeInsnNode) insn).desc));
                    break;
                case NEWARRAY:
                    push(newArray(String.valueOf("ZCFDBSIJ".charAt(((IntInsnNode) insn).operand - T_BOOLEAN)), popInt()));
                    break;
                case ANEWARRAY:
                    push(newArray(Machine.outer(((TypeInsnNode) insn).desc), popInt()));
                    break;
                case MULTIANEWARRAY:
                    MultiANewArrayInsnNode multi = (MultiANewArrayInsnNode) insn;
                    int[] sizes = new int[multi.dims];
                    for (int i = multi.dims - 1; i >= 0; i--) {
                        sizes[i] = popInt();
                    }
                    push(newArrays(multi.desc, sizes, 0));
                    break;
                case ARRAYLENGTH:
                    push(Array.getLength(array(pop()).data));
                    break;
                case ATHROW:
                    Object thrown = pop();
                    throw thrown == null ? machine.raise("NullPointerException") : new Thrown((Obj) thrown);
                case CHECKCAST:
                    Object value = stack[top - 1];
                    if (value != null && !machine.isInstance(value, Machine.outer(((TypeInsnNode) insn).desc))) {
                        throw machine.raise("ClassCastException");
                    }
                    break;
                case INSTANCEOF:
                    push(machine.isInstance(pop(), Machine.outer(((TypeInsnNode) insn).desc)) ? 1 : 0);
                    break;
                case MONITORENTER:
                case MONITOREXIT:
                    pop();
                    break;
                default:
                    throw new Unmodelled("instruction " + op);
            }
        }

        private void constant(Object value) {
            if (value instanceof String) {
                push(machine.literal((String) value));
            } else if (value instanceof jdk.internal.org.objectweb.asm.Type) {
                push(machine.mirror(((jdk.internal.org.objectweb.asm.Type) value).getDescriptor()));
            } else {
                push(value);
            }
        }

        // Arrays.

        private Arr array(Object reference) {
            if (reference == null) {
                throw machine.raise("NullPointerException");
            }
            return (Arr) reference;
        }

        private Arr newArray(String element, int length) {
            if (length < 0) {
                throw machine.negativeSize(length);
            }
            return new Arr("[" + element, Array.newInstance(hostType(element), length));
        }

        private Arr newArrays(String descriptor, int[] sizes, int depth) {
            Arr made = newArray(descriptor.substring(1), sizes[depth]);
            if (depth + 1 < sizes.length) {
                for (int i = 0; i < sizes[depth]; i++) {
                    ((Object[]) made.data)[i] = newArrays(descriptor.substring(1), sizes, depth + 1);
                }
            }
            return made;
        }

        private Class<?> hostType(String element) {
            switch (element.charAt(0)) {
                case 'Z':
                    return boolean.class;
                case 'B':
                    return byte.class;
                case 'C':
                    return char.class;
                case 'S':
                    return short.class;
                case 'I':
                    return int.class;
                case 'J':
                    return long.class;
                case 'F':
                    return float.class;
                case 'D':
                    return double.class;
                default:
                    return Object.class;
            }
        }

        private void check(Arr array, int index) {
            int length = Array.getLength(array.data);
            if (index < 0 || index >= length) {
                throw machine.outOfBounds(index, length);
            }
        }

        private void loadElement() {
            int index = popInt();
            Arr array = array(pop());
            check(array, index);
            switch (array.descriptor.charAt(1)) {
                case 'Z':
                    push(((boolean[]) array.data)[index] ? 1 : 0);
                    break;
                case 'B':
                    push((int) ((byte[]) array.data)[index]);
                    break;
                case 'C':
                    push((int) ((char[]) array.data)[index]);
                    break;
                case 'S':
                    push((int) ((short[]) array.data)[index]);
                    break;
                default:
                    push(Array.get(array.data, index));
                    break;
            }
        }

        private void storeElement() {
            Object value = pop();
            int index = popInt();
            Arr array = array(pop());
            check(array, index);
            switch (array.descriptor.charAt(1)) {
                case 'Z':
                    ((boolean[]) array.data)[index] = ((Integer) value & 1) != 0;
                    break;
                case 'B':
                    ((byte[]) array.data)[index] = ((Integer) value).byteValue();
                    break;
                case 'C':
                    ((char[]) array.data)[index] = (char) (int) (Integer) value;
                    break;
                case 'S':
                    ((short[]) array.data)[index] = ((Integer) value).shortValue();
                    break;
                case 'L':
                case '[':
                    if (value != null && !machine.isInstance(value, array.descriptor.substring(1))) {
                        throw machine.raise("ArrayStoreException");
                    }
                    ((Object[]) array.data)[index] = value;
                    break;
                default:
                    Array.set(array.data, index, value);
                    break;
            }
        }

        // The stack: a long or double takes one place here where the JVM counts two.
        private void shuffle(int op) {
            Object a = pop();
            switch (op) {
                case POP:
                    break;
                case POP2:
                    if (!wide(a)) {
                        pop();
                    }
                    break;
                case DUP:
                    insert(a, 0);
                    push(a);
                    break;
                case DUP_X1:
                    insert(a, 1);
                    push(a);
                    break;
                case DUP_X2:
                    insert(a, wide(stack[top - 1]) ? 1 : 2);
                    push(a);
                    break;
                case DUP2:
                case DUP2_X1:
                case DUP2_X2:
                    dup2(a, op);
                    break;
                default:
                    insert(a, 1);
                    break;
            }
        }

        private void dup2(Object a, int op) {
            Object b = wide(a) ? SECOND_HALF : pop();
            int below = op == DUP2 ? 0 : op == DUP2_X1 ? 1 : wide(stack[top - 1]) ? 1 : 2;
            if (b != SECOND_HALF) {
                insert(b, below);
                insert(a, below);
                push(b);
            } else {
                insert(a, below);
            }
            push(a);
        }

        // Puts a value under the `below` topmost ones.
        private void insert(Object value, int below) {
            for (int i = 0; i < below; i++) {
                stack[top - i] = stack[top - i - 1];
            }
            stack[top - below] = value;
            top++;
        }

        // Numbers.

        private void arithmetic(int op) {
            if (op == INEG) {
                push(-popInt());
            } else if (op == LNEG) {
                push(-popLong());
            } else if (op == FNEG) {
                push(-(Float) pop());
            } else if (op == DNEG) {
                push(-(Double) pop());
            } else if (op >= ISHL) {
                bits(op);
            } else {
                Object b = pop();
                Object a = pop();
                switch ((op - IADD) % 4) {
                    case 0:
                        push(ints(op - IADD, (Integer) a, (Integer) b));
                        break;
                    case 1:
                        push(longs(op - LADD, (Long) a, (Long) b));
                        break;
                    case 2:
                        push(floats(op - FADD, (Float) a, (Float) b));
                        break;
                    default:
                        push(doubles(op - DADD, (Double) a, (Double) b));
                        break;
                }
            }
        }

        private int ints(int op, int a, int b) {
            if (op >= 12 && b == 0) {
                throw machine.divisionByZero();
            }
            return op == 0 ? a + b : op == 4 ? a - b : op == 8 ? a * b : op == 12 ? a / b : a % b;
        }

        private long longs(int op, long a, long b) {
            if (op >= 12 && b == 0) {
                throw machine.divisionByZero();
            }
            return op == 0 ? a + b : op == 4 ? a - b : op == 8 ? a * b : op == 12 ? a / b : a % b;
        }

        private float floats(int op, float a, float b) {
            return op == 0 ? a + b : op == 4 ? a - b : op == 8 ? a * b : op == 12 ? a / b : a % b;
        }

        private double doubles(int op, double a, double b) {
            return op == 0 ? a + b : op == 4 ? a - b : op == 8 ? a * b : op == 12 ? a / b : a % b;
        }

        private void bits(int op) {
            Object b = pop();
            Object a = pop();
            if (a instanceof Integer) {
                int x = (Integer) a;
                int y = (Integer) b;
                push(op == ISHL ? x << y : op == ISHR ? x >> y : op == IUSHR ? x >>> y : op == IAND ? x & y : op == IOR ? x | y : x ^ y);
            } else {
                long x = (Long) a;
                long y = ((Number) b).longValue();
                push(op == LSHL ? x << y : op == LSHR ? x >> y : op == LUSHR ? x >>> y : op == LAND ? x & y : op == LOR ? x | y : x ^ y);
            }
        }

        private void convert(int op) {
            Number n = (Number) pop();
            switch (op) {
                case I2L:
                case F2L:
                case D2L:
                    push(n.longValue());
                    break;
                case I2F:
                case L2F:
                case D2F:
                    push(n.floatValue());
                    break;
                case I2D:
                case L2D:
                case F2D:
                    push(n.doubleValue());
                    break;
                case I2B:
                    push((int) (byte) n.intValue());
                    break;
                case I2C:
                    push((int) (char) n.intValue());
                    break;
                case I2S:
                    push((int) (short) n.intValue());
                    break;
                default:
                    push(n.intValue());
                    break;
            }
        }

        private void compare(int op) {
            Object b = pop();
            Object a = pop();
            if (op == LCMP) {
                push(Long.compare((Long) a, (Long) b));
                return;
            }
            double x = ((Number) a).doubleValue();
            double y = ((Number) b).doubleValue();
            int unordered = op == FCMPG || op == DCMPG ? 1 : -1;
            push(x < y ? -1 : x == y ? 0 : x > y ? 1 : unordered);
        }

        private void branch(AbstractInsnNode insn, int op) {
            if (op == GOTO) {
                jumpIf(true, insn);
            } else if (op == IFNULL || op == IFNONNULL) {
                jumpIf((pop() == null) == (op == IFNULL), insn);
            } else if (op == IF_ACMPEQ || op == IF_ACMPNE) {
                Object b = pop();
                jumpIf((pop() == b) == (op == IF_ACMPEQ), insn);
            } else {
                int b = op >= IF_ICMPEQ ? popInt() : 0;
                int a = popInt();
                switch (op >= IF_ICMPEQ ? op - IF_ICMPEQ : op - IFEQ) {
                    case 0:
                        jumpIf(a == b, insn);
                        break;
                    case 1:
                        jumpIf(a != b, insn);
                        break;
                    case 2:
                        jumpIf(a < b, insn);
                        break;
                    case 3:
                        jumpIf(a >= b, insn);
                        break;
                    case 4:
                        jumpIf(a > b, insn);
                        break;
                    default:
                        jumpIf(a <= b, insn);
                        break;
                }
            }
        }

        // Fields and calls.

        private void field(FieldInsnNode insn, int op) {
            Type owner = machine.loader.type(insn.owner).fieldOwner(insn.name);
            if (owner == null) {
                throw new Unmodelled("field " + insn.owner + "." + insn.name);
            }
            if (op == GETSTATIC) {
                machine.initialise(owner);
                push(owner.statics.get(insn.name));
            } else if (op == PUTSTATIC) {
                machine.initialise(owner);
                owner.statics.put(insn.name, narrow(insn.desc, pop()));
            } else {
                Object value = op == PUTFIELD ? narrow(insn.desc, pop()) : null;
                Obj object = (Obj) pop();
                if (object == null) {
                    throw machine.raise("NullPointerException");
                }
                if (op == PUTFIELD) {
                    object.fields.put(owner.name + "." + insn.name, value);
                } else {
                    push(object.fields.get(owner.name + "." + insn.name));
                }
            }
        }

        private Object narrow(String descriptor, Object value) {
            switch (descriptor) {
                case "B":
                    return (int) ((Integer) value).byteValue();
                case "S":
                    return (int) ((Integer) value).shortValue();
                case "C":
                    return (int) (char) (int) (Integer) value;
                default:
                    return value;
            }
        }

        private void invoke(MethodInsnNode insn, int op) {
            int count = jdk.internal.org.objectweb.asm.Type.getArgumentTypes(insn.desc).length + (op == INVOKESTATIC ? 0 : 1);
            Object[] args = new Object[count];
            for (int i = count - 1; i >= 0; i--) {
                args[i] = pop();
            }
            String key = insn.name + insn.desc;
            Object value;
            if (op == INVOKESTATIC || op == INVOKESPECIAL) {
                if (op == INVOKESPECIAL && args[0] == null) {
                    throw machine.raise("NullPointerException");
                }
                value = machine.call(machine.loader.type(insn.owner), key, args);
            } else {
                value = machine.callVirtual(key, args);
            }
            if (!insn.desc.endsWith(")V")) {
                push(value);
            }
        }

        private void lambda(InvokeDynamicInsnNode insn) {
            if (!insn.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory")) {
                throw new Unmodelled("bootstrap " + insn.bsm.getOwner());
            }
            int count = jdk.internal.org.objectweb.asm.Type.getArgumentTypes(insn.desc).length;
            Object[] captured = new Object[count];
            for (int i = count - 1; i >= 0; i--) {
                captured[i] = pop();
            }
            String type = jdk.internal.org.objectweb.asm.Type.getReturnType(insn.desc).getInternalName();
            String erased = ((jdk.internal.org.objectweb.asm.Type) insn.bsmArgs[0]).getDescriptor();
            push(new Lambda(machine.loader.type(type), insn.name, (Handle) insn.bsmArgs[1], captured, erased));
        }
    }
}

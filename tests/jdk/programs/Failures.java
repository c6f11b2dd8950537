// Throwables: messages, causes, suppression; the exceptions the machine raises itself; arraycopy; enums and classes.
import java.io.IOException;
import java.io.UncheckedIOException;

public class Failures {
    enum Colour {
        RED,
        GREEN {
            @Override
            public String toString() {
                return "green!";
            }
        }
    }

    static class Own extends Exception {
        Own(String m) {
            super(m);
        }

        @Override
        public String getMessage() {
            return "own " + super.getMessage();
        }
    }

    static class Quiet extends RuntimeException {
        Quiet() {
            super("quiet", null, false, false);
        }
    }

    static class Copy implements Cloneable {
        int x = 3;

        @Override
        public Copy clone() throws CloneNotSupportedException {
            return (Copy) super.clone();
        }
    }

    static class NoCopy {
        Object copy() throws CloneNotSupportedException {
            return super.clone();
        }
    }

    static void causes() {
        RuntimeException x = new RuntimeException("m");
        Show.show("self", () -> x.initCause(x));
        Show.show("once", () -> x.initCause(new Error("e")).getCause());
        Show.show("twice", () -> x.initCause(new Error("f")));
        Show.show("twice", () -> x.initCause(null));
        Show.show("fixed", () -> new RuntimeException("m", null).initCause(new Error("f")));
        Show.show("fixed", () -> new RuntimeException((Throwable) null).initCause(new Error("f")));
        Show.show("cause text", () -> new RuntimeException(new Own("q")) + " " + new Own("z").getLocalizedMessage());
        Show.show("self", () -> {
            x.addSuppressed(x);
            return 0;
        });
        Show.show("suppress", () -> {
            x.addSuppressed(new Error("1"));
            x.addSuppressed(new Error("2"));
            return x.getSuppressed().length + " " + x.getSuppressed()[1];
        });
        Show.show("quiet", () -> {
            Quiet q = new Quiet();
            q.addSuppressed(x);
            return q.getSuppressed().length;
        });
        Show.show("trace", () -> x.fillInStackTrace() == x);
        Show.show("resources", () -> {
            try (AutoCloseable a = () -> {
                throw new IOException("closing");
            }) {
                throw new Own("body");
            } catch (Own e) {
                return e + " " + e.getSuppressed()[0];
            }
        });
    }

    static void made() {
        Throwable[] all = {new Throwable(), new Exception("e"), new Error("x", new Error()), new IndexOutOfBoundsException(5),
            new IndexOutOfBoundsException(-5L), new ArrayIndexOutOfBoundsException(5), new StringIndexOutOfBoundsException(5),
            new ArrayIndexOutOfBoundsException("q"), new ArrayIndexOutOfBoundsException(), new AssertionError(), new AssertionError(5),
            new AssertionError('c'), new AssertionError(1.5), new AssertionError(true), new AssertionError((Object) null),
            new AssertionError("text"), new AssertionError(new Error("q")), new AssertionError("m", new Error("c")), new AssertionError(7L),
            new ExceptionInInitializerError(new Error("q")), new ExceptionInInitializerError("s"), new ClassNotFoundException("q", new Error()),
            new ClassNotFoundException("r"), new TypeNotPresentException("q", new Error()), new EnumConstantNotPresentException(Colour.class, "Q"),
            new UncheckedIOException(new IOException("x")), new UncheckedIOException("m", new IOException("x")), new NumberFormatException("z"),
            new NumberFormatException(), new NegativeArraySizeException("3"), new UnsupportedOperationException(), new IllegalStateException(new Error("s")),
            new InterruptedException("i"), new ArithmeticException("a"), new OutOfMemoryError("o"), new StackOverflowError(),
            new NoSuchFieldException("f"), new SecurityException("s", null), new LinkageError("l", null), new InternalError(new Error("z")),
            new BootstrapMethodError(new Error("b")), new CloneNotSupportedException(), new ArrayStoreException("as")};
        for (Throwable t : all) {
            System.out.println(t + " | " + t.getMessage() + " | " + t.getCause());
        }
    }

    static void raised() {
        int[] three = new int[3];
        Object text = "text";
        Show.show("index", () -> three[5]);
        Show.show("index", () -> three[-1] = 4);
        Show.show("size", () -> new int[three.length - 5]);
        Show.show("division", () -> 1 / three[0]);
        Show.show("division", () -> 1L % three[0]);
        Show.show("cast", () -> (Integer) text);
        Show.show("null", () -> ((String) null).length());
        Show.show("clone", () -> new Copy().clone().x + " " + three.clone().length);
        Show.show("clone", () -> new NoCopy().copy());
        Show.show("deep", () -> deep(1));
    }

    static int deep(int n) {
        return n < 0 ? n : deep(n + 1) + 1;
    }

    static void copy(Object from, int a, Object to, int b, int n) {
        Show.show("copy " + a + " " + b + " " + n, () -> {
            System.arraycopy(from, a, to, b, n);
            if (to instanceof int[]) {
                StringBuilder out = new StringBuilder();
                for (int x : (int[]) to) {
                    out.append(x).append(' ');
                }
                return out;
            }
            return "done";
        });
    }

    static void copies() {
        int[] numbers = {-1, 0, 1, 2, 4, 5, 6, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : numbers) {
            for (int b : numbers) {
                for (int n : numbers) {
                    copy(new int[] {1, 2, 3, 4, 5}, a, new int[6], b, n);
                }
            }
        }
        int[] same = {1, 2, 3, 4, 5};
        copy(same, 0, same, 1, 4);
        copy(same, 1, same, 0, 4);
        Object[] all = {new boolean[2], new byte[2], new char[2], new short[2], new int[2], new long[2], new float[2], new double[2],
            new Object[] {"a", 1}, new String[2], new String[] {"a", "b"}, new Integer[2], new int[2][2], new Object[2][], "text", null};
        for (Object from : all) {
            for (Object to : all) {
                copy(from, 0, to, 0, 2);
                copy(from, 1, to, 0, 2);
            }
        }
        Object[] partial = new String[3];
        copy(new Object[] {"p", "q", 7}, 0, partial, 0, 3);
        System.out.println(partial[0] + " " + partial[1] + " " + partial[2]);
    }

    static void types() {
        Show.show("valueOf", () -> Colour.valueOf("RED"));
        Show.show("valueOf", () -> Colour.valueOf("GREEN").name());
        Show.show("valueOf", () -> Colour.valueOf("BLUE"));
        Show.show("valueOf", () -> Enum.valueOf(Colour.class, "green"));
        Show.show("enum", () -> Colour.RED.compareTo(Colour.GREEN) + " " + Colour.GREEN + Colour.GREEN.ordinal() + " "
                + Colour.GREEN.getDeclaringClass() + " " + Colour.RED.getDeclaringClass() + " " + Colour.values().length
                + Colour.RED.equals(Colour.GREEN) + Colour.class.getEnumConstants().length);
        Show.show("classes", () -> String.class + " " + Runnable.class + " " + Colour.class.getName() + " " + Colour.class.getSimpleName()
                + " " + int[].class.getName() + " " + String[][].class.getName() + " " + new Object[0].getClass() + " "
                + new int[0][0].getClass().getTypeName() + " " + Colour.class.getCanonicalName() + " " + String.class.getPackageName());
        Show.show("classes", () -> ("a".getClass() == String.class) + " " + String.class.isInstance("x") + Integer.class.isInstance("x")
                + " " + Colour.class.isEnum() + Runnable.class.isInterface() + int[].class.isArray() + " " + Integer.class.getSuperclass());
        Show.show("cast", () -> Number.class.cast(5));
        Show.show("object", () -> new Object().toString().startsWith("java.lang.Object@") + " " + new Object().equals(null));
        Show.show("identity", () -> System.identityHashCode(null));
        Show.show("switch", () -> {
            switch (Colour.valueOf("GREEN")) {
                case RED:
                    return "r";
                default:
                    return "d";
            }
        });
    }

    static void streams() throws IOException {
        java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
        java.io.PrintStream to = new java.io.PrintStream(bytes);
        to.print(1);
        to.print('c');
        to.print(2L);
        to.print(1.5);
        to.print(2.5f);
        to.print(true);
        to.print("\u00e9");
        to.print((String) null);
        to.print((Object) null);
        to.print(new char[] {'x', 'y'});
        to.println();
        to.println(5);
        to.println(false);
        to.println(new char[] {'z'});
        to.println((Object) "o");
        to.append("abc").append('d').append("efgh", 1, 3).append(null);
        to.write(65);
        to.printf("%d", 7);
        to.flush();
        System.out.println(bytes + " " + bytes.size() + " " + to.checkError());
        java.io.PrintStream before = System.out;
        System.setOut(to);
        System.out.print("captured");
        System.setOut(before);
        System.out.println(bytes.toString("UTF-8").length());
        java.io.ByteArrayInputStream in = new java.io.ByteArrayInputStream(bytes.toByteArray());
        System.out.println(in.read() + " " + in.available() + " " + in.skip(3) + " " + in.read(new byte[4]) + " " + in.readAllBytes().length
                + " " + in.read());
        Show.show("part", () -> new java.io.ByteArrayInputStream(new byte[3]).read(new byte[2], 1, 2));
        Show.show("negative", () -> new java.io.ByteArrayOutputStream(-1));
        System.err.println("not compared");
    }

    public static void main(String[] args) throws Exception {
        causes();
        made();
        raised();
        copies();
        types();
        streams();
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 7);
        System.out.println(local.get());
        local.set(8);
        System.out.println(local.get());
        local.remove();
        System.out.println(local.get() + " " + new ThreadLocal<String>().get());
        System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().isInterrupted() + " " + new Thread("t").getState());
        Show.show("sleep", () -> {
            Thread.sleep(-1);
            return 0;
        });
        Show.show("interrupted", () -> {
            Thread.currentThread().interrupt();
            Thread.sleep(1);
            return 0;
        });
        Show.show("interrupted", () -> Thread.interrupted());
        Show.show("wait", () -> {
            new Object().wait(-1);
            return 0;
        });
    }
}

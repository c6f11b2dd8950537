// An exception in a static initialiser: ExceptionInInitializerError first, NoClassDefFoundError later.
public class ExcStaticInit {
    static class Broken {
        static int x = 5;

        static {
            System.out.println("initialising Broken");
            if (x == 5) {
                throw new IllegalStateException("broken");
            }
        }

        static int get() {
            return x;
        }
    }

    static class BrokenField {
        static final int[] A = new int[3];
        static int v = A[compute()];

        static int compute() {
            System.out.println("computing");
            return 3;
        }
    }

    static class Sub extends Broken {
        static {
            System.out.println("never printed");
        }
    }

    static class ErrorInit {
        static int y = fail();

        static int fail() {
            throw new StackOverflowError("pretend");
        }
    }

    public static void main(String[] args) {
        try {
            System.out.println(Broken.get());
        } catch (ExceptionInInitializerError e) {
            System.out.println("EIIE " + e.getCause().getMessage() + " " + e.getMessage());
        }
        try {
            System.out.println(Broken.x);
        } catch (NoClassDefFoundError e) {
            System.out.println("NCDFE");
        }
        try {
            new Sub();
        } catch (NoClassDefFoundError e) {
            System.out.println("NCDFE of the superclass");
        }
        try {
            System.out.println(BrokenField.v);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause().getMessage());
        }
        try {
            System.out.println(BrokenField.A.length);
        } catch (LinkageError e) {
            System.out.println("linkage error");
        }
        try {
            System.out.println(ErrorInit.y);
        } catch (StackOverflowError e) {
            System.out.println("errors pass unwrapped: " + e.getMessage());
        }
        System.out.println("end");
    }
}

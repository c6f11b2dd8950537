// Rethrowing, replacing and swallowing, with finally in between.
public class ExcRethrow {
    static String log = "";

    static void inner(int n) {
        try {
            log += "i";
            if (n == 1) {
                throw new IllegalStateException("one");
            }
            if (n == 2) {
                throw new IllegalArgumentException("two");
            }
        } catch (IllegalStateException e) {
            log += "c";
            throw e;
        } finally {
            log += "f";
        }
        log += "e";
    }

    static void middle(int n) {
        try {
            inner(n);
        } catch (IllegalArgumentException e) {
            log += "M";
            throw new IllegalStateException("converted " + e.getMessage());
        } finally {
            log += "m";
        }
    }

    static boolean outer(int n) {
        log = "";
        try {
            middle(n);
            return true;
        } catch (RuntimeException e) {
            log += "[" + e.getMessage() + "]";
            return false;
        } finally {
            log += "o";
        }
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void sneaky(Throwable t) throws T {
        throw (T) t;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            boolean r = outer(i);
            System.out.println(r + " " + log);
        }
        RuntimeException same = new RuntimeException("same object");
        try {
            try {
                throw same;
            } catch (RuntimeException e) {
                System.out.println(e == same);
                throw e;
            }
        } catch (RuntimeException e) {
            System.out.println(e == same);
        }
        try {
            ExcRethrow.<RuntimeException>sneaky(new Exception("checked in disguise"));
        } catch (Exception e) {
            System.out.println(e.getMessage() + " " + (e instanceof RuntimeException));
        }
        int tries = 0;
        while (true) {
            try {
                tries++;
                if (tries < 3) {
                    throw new RuntimeException("retry");
                }
                break;
            } catch (RuntimeException e) {
                System.out.println(e.getMessage() + tries);
            }
        }
        System.out.println(tries);
        try {
            throw (RuntimeException) new IllegalStateException("static type").initCause(null);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}

// Exceptions of close are suppressed when the body threw, and thrown when it did not.
public class ExcSuppressed {
    static class Bad implements AutoCloseable {
        final String name;

        Bad(String name) {
            this.name = name;
        }

        @Override
        public void close() throws Exception {
            System.out.println("closing " + name);
            throw new Exception("close " + name);
        }
    }

    static void show(Throwable t) {
        StringBuilder sb = new StringBuilder(t.getMessage()).append(" suppressed");
        for (Throwable s : t.getSuppressed()) {
            sb.append(" [").append(s.getMessage()).append(']');
        }
        System.out.println(sb);
    }

    static int ret() throws Exception {
        try (Bad b = new Bad("ret")) {
            return 1;
        }
    }

    public static void main(String[] args) {
        try (Bad a = new Bad("a"); Bad b = new Bad("b")) {
            throw new RuntimeException("body");
        } catch (Exception e) {
            show(e);
        }
        try (Bad a = new Bad("c"); Bad b = new Bad("d")) {
            System.out.println("quiet body");
        } catch (Exception e) {
            show(e);
        }
        try {
            System.out.println(ret());
        } catch (Exception e) {
            show(e);
        }
        try (Bad a = new Bad("e")) {
            try (Bad b = new Bad("f")) {
                throw new IllegalStateException("inner");
            } catch (IllegalStateException e) {
                show(e);
                throw new RuntimeException("second");
            } finally {
                System.out.println("inner finally");
            }
        } catch (Exception e) {
            show(e);
        }
        Exception manual = new Exception("manual");
        manual.addSuppressed(new Exception("one"));
        manual.addSuppressed(new Exception("two"));
        show(manual);
        try {
            manual.addSuppressed(manual);
        } catch (IllegalArgumentException e) {
            System.out.println("self suppression refused");
        }
        try {
            manual.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        String log = "";
        for (int i = 0; i < 2; i++) {
            try (Bad b = new Bad("loop" + i)) {
                continue;
            } catch (Exception e) {
                log += e.getMessage() + ";";
            }
        }
        System.out.println(log);
    }
}

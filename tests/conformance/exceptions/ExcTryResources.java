// try-with-resources: order of closing, resources that are null, catch and finally after closing.
public class ExcTryResources {
    static class Res implements AutoCloseable {
        final String name;

        Res(String name) {
            this.name = name;
            System.out.println("open " + name);
        }

        @Override
        public void close() {
            System.out.println("close " + name);
        }
    }

    static int value() {
        try (Res r = new Res("v")) {
            return r.name.length();
        } finally {
            System.out.println("after v");
        }
    }

    static Res make(String n) {
        if (n.equals("bad")) {
            throw new IllegalStateException("cannot make");
        }
        return new Res(n);
    }

    public static void main(String[] args) {
        try (Res a = new Res("a"); Res b = new Res("b"); Res c = null) {
            System.out.println("body " + a.name + b.name + (c == null));
        }
        System.out.println(value());
        try (Res a = make("first"); Res b = make("bad"); Res c = make("third")) {
            System.out.println("never");
        } catch (IllegalStateException e) {
            System.out.println("caught " + e.getMessage());
        } finally {
            System.out.println("finally");
        }
        try (Res a = new Res("thrower")) {
            throw new RuntimeException("body fails");
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + e.getSuppressed().length);
        }
        for (int i = 0; i < 3; i++) {
            try (Res r = new Res("loop" + i)) {
                if (i == 0) {
                    continue;
                }
                if (i == 1) {
                    break;
                }
            }
        }
        Res outside = new Res("outside");
        try (outside) {
            System.out.println("uses " + outside.name);
        }
        try (Res a = new Res("x"); Res b = new Res(a.name + "y")) {
            System.out.println(b.name);
        }
        try (AutoCloseable ac = () -> System.out.println("lambda closed")) {
            System.out.println("lambda body");
        } catch (Exception e) {
            System.out.println("unexpected");
        }
    }
}

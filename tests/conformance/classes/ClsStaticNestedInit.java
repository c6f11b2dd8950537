// Singletons, enums, interfaces and holders: whose initialiser runs when.
public class ClsStaticNestedInit {
    static StringBuilder log = new StringBuilder();

    static class Lazy {
        private static class Holder {
            static final Lazy IT = new Lazy();

            static {
                log.append("holder ");
            }
        }

        static {
            log.append("lazy ");
        }

        Lazy() {
            log.append("instance ");
        }

        static Lazy get() {
            return Holder.IT;
        }

        static void touch() {
            log.append("touch ");
        }
    }

    enum Mode {
        ON, OFF;

        static {
            log.append("mode ");
        }

        Mode() {
            log.append("m ");
        }
    }

    interface Config {
        String NAME = name();
        int SIZE = 3;

        static String name() {
            log.append("config ");
            return "cfg";
        }
    }

    static class User implements Config {
        static {
            log.append("user ");
        }
    }

    static class Order {
        static Order first = new Order();
        static int x = 5;
        static Order second = new Order();
        final int seen;

        Order() {
            seen = x;
        }
    }

    static void flush() {
        System.out.println(log.toString().trim());
        log.setLength(0);
    }

    public static void main(String[] args) {
        Lazy.touch();
        flush();
        Lazy a = Lazy.get();
        flush();
        System.out.println(a == Lazy.get());
        flush();
        Mode m = Mode.OFF;
        flush();
        System.out.println(m);
        new User();
        flush();
        System.out.println(User.SIZE);
        flush();
        System.out.println(User.NAME);
        flush();
        System.out.println(Order.first.seen + " " + Order.second.seen + " " + Order.x);
    }
}

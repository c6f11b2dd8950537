// Default, static and private interface methods.
public class ClsInterfaceDefaults {
    interface Greeter {
        String name();

        default String greet() {
            return prefix() + name() + suffix(1);
        }

        private String prefix() {
            return "Hello, ";
        }

        private static String marks(int n) {
            return "!".repeat(n);
        }

        default String suffix(int n) {
            return marks(n);
        }

        static Greeter of(String n) {
            return () -> n;
        }

        int LEVEL = 3;
    }

    interface Loud extends Greeter {
        @Override
        default String greet() {
            return Greeter.super.greet().toUpperCase();
        }

        @Override
        default String suffix(int n) {
            return Greeter.super.suffix(n + LEVEL);
        }
    }

    static class Person implements Greeter {
        @Override
        public String name() {
            return "person";
        }
    }

    static class Shouter extends Person implements Loud {
        @Override
        public String name() {
            return super.name() + "2";
        }
    }

    static class Own implements Loud {
        @Override
        public String name() {
            return "own";
        }

        @Override
        public String greet() {
            return "own " + Loud.super.greet();
        }
    }

    static abstract class Base {
        public String greet() {
            return "class wins";
        }
    }

    static class Both extends Base implements Greeter {
        @Override
        public String name() {
            return "both";
        }
    }

    interface Reabstract extends Greeter {
        @Override
        String greet();
    }

    public static void main(String[] args) {
        System.out.println(new Person().greet());
        System.out.println(new Shouter().greet());
        System.out.println(new Own().greet());
        System.out.println(new Both().greet() + new Both().suffix(2));
        System.out.println(Greeter.of("lambda").greet());
        Loud l = () -> "loud lambda";
        System.out.println(l.greet());
        Greeter g = l;
        System.out.println(g.greet() + g.suffix(0));
        System.out.println(Greeter.LEVEL + Loud.LEVEL + Person.LEVEL);
        Reabstract r = new Reabstract() {
            public String name() {
                return "n";
            }

            public String greet() {
                return "re " + name();
            }
        };
        System.out.println(r.greet());
    }
}

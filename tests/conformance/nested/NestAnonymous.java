// Anonymous classes: of interfaces, of classes with arguments, with fields, blocks and captures.
public class NestAnonymous {
    static abstract class Greeter {
        final String name;
        String log = "";

        Greeter(String name) {
            this.name = name;
            log += "made " + name + "; ";
        }

        abstract String greet();

        String twice() {
            return greet() + greet();
        }
    }

    int v = 5;

    Greeter make(String who, int times) {
        return new Greeter(who.toUpperCase()) {
            int calls = times;

            {
                log += "block " + calls + "; ";
            }

            @Override
            String greet() {
                calls++;
                return name + who + calls + v++ + helper();
            }

            private String helper() {
                return "." + this.calls + NestAnonymous.this.v;
            }
        };
    }

    static Object counter() {
        return new Object() {
            int n;

            @Override
            public String toString() {
                return "n" + n++;
            }
        };
    }

    static int arg(String s) {
        System.out.println("arg " + s);
        return s.length();
    }

    public static void main(String[] args) {
        NestAnonymous o = new NestAnonymous();
        Greeter g = o.make("bob", 2);
        System.out.println(g.log);
        System.out.println(g.greet() + " " + g.twice() + " " + o.v);
        Object c = counter();
        System.out.println(c + " " + c + " " + counter() + " " + c);
        int r = new Object() {
            int fib(int n) {
                return n < 2 ? n : fib(n - 1) + fib(n - 2);
            }
        }.fib(10);
        System.out.println(r);
        Comparable<Integer> five = new Comparable<>() {
            @Override
            public int compareTo(Integer i) {
                return Integer.compare(5, i);
            }
        };
        System.out.println(five.compareTo(3) + " " + five.compareTo(9));
        Runnable run = new Runnable() {
            final Runnable inner = new Runnable() {
                @Override
                public void run() {
                    System.out.println("inner run " + (inner == this));
                }
            };

            @Override
            public void run() {
                System.out.println("outer run");
                inner.run();
            }
        };
        run.run();
        Greeter h = new Greeter("len" + arg("four")) {
            @Override
            String greet() {
                return "h" + name;
            }
        };
        System.out.println(h.twice());
    }
}

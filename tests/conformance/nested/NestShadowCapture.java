// Names in nested scopes: captured locals, fields and inherited fields compete.
public class NestShadowCapture {
    String x = "field";

    static class Base {
        String x = "inherited";
        String only = "base-only";
    }

    String test(String x) {
        class Local extends Base {
            String get() {
                return x + "," + this.x + "," + NestShadowCapture.this.x + "," + only;
            }
        }
        String only = "local-only";
        class Other {
            String get() {
                return x + "," + NestShadowCapture.this.x + "," + only;
            }
        }
        return new Local().get() + " | " + new Other().get();
    }

    Runnable print(int n) {
        String x = "n" + n;
        return new Runnable() {
            String x = "anon";

            @Override
            public void run() {
                System.out.println(x + " " + n + " " + NestShadowCapture.this.x);
                String x = "method-local";
                Runnable r = () -> System.out.println(x + " " + this.x);
                r.run();
            }
        };
    }

    static String param(java.util.function.Function<String, String> f) {
        return f.apply("arg");
    }

    public static void main(String[] args) {
        NestShadowCapture o = new NestShadowCapture();
        System.out.println(o.test("param"));
        o.print(3).run();
        System.out.println(param(x -> x + o.x));
        String y = "outer";
        System.out.println(param(x -> {
            String z = y + x;
            return param(w -> z + w + y);
        }));
        class Z {
            String y = "Zy";

            String go() {
                return param(v -> y + v + o.x);
            }
        }
        System.out.println(new Z().go());
        {
            String x = "block";
            System.out.println(new Object() {
                public String toString() {
                    return x + o.x;
                }
            });
        }
        String x = "late";
        Base b = new Base() {
            @Override
            public String toString() {
                return x + only;
            }
        };
        System.out.println(b);
    }
}

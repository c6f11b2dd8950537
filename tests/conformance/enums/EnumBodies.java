// Constants with bodies: abstract methods, overrides, own fields, class identity.
public class EnumBodies {
    enum Op {
        PLUS("+") {
            @Override
            int apply(int a, int b) {
                return a + b;
            }
        },
        MINUS("-") {
            @Override
            int apply(int a, int b) {
                return a - b;
            }

            @Override
            boolean commutes() {
                return false;
            }
        },
        COUNTED("#") {
            private int calls;

            @Override
            int apply(int a, int b) {
                return ++calls;
            }

            @Override
            public String toString() {
                return "counted" + calls;
            }
        };

        final String sign;

        Op(String sign) {
            this.sign = sign;
        }

        abstract int apply(int a, int b);

        boolean commutes() {
            return true;
        }

        int twice(int a, int b) {
            return apply(apply(a, b), b);
        }
    }

    enum Light {
        RED {
            @Override
            Light next() {
                return GREEN;
            }
        },
        GREEN {
            @Override
            Light next() {
                return YELLOW;
            }
        },
        YELLOW {
            @Override
            Light next() {
                return RED;
            }

            @Override
            int secs() {
                return super.secs() / 10;
            }
        };

        abstract Light next();

        int secs() {
            return 30;
        }
    }

    public static void main(String[] args) {
        for (Op o : Op.values()) {
            System.out.println(o + " " + o.sign + " " + o.apply(7, 3) + " " + o.twice(7, 3) + " " + o.commutes());
        }
        System.out.println(Op.COUNTED + " " + Op.COUNTED.name() + " " + Op.valueOf("COUNTED").apply(0, 0));
        Light l = Light.RED;
        int total = 0;
        for (int i = 0; i < 7; i++) {
            System.out.print(l + " ");
            total += l.secs();
            l = l.next();
        }
        System.out.println(total);
        System.out.println((Op.PLUS.getClass() == Op.class) + " " + (Op.PLUS.getDeclaringClass() == Op.class) + " " + (Op.PLUS instanceof Op));
        System.out.println(Op.PLUS.getClass() == Op.MINUS.getClass());
        switch (Op.MINUS) {
            case PLUS -> System.out.println("plus");
            case MINUS -> System.out.println("minus with a body");
            default -> System.out.println("default");
        }
        System.out.println(Light.YELLOW.next() == Light.RED);
    }
}

/** Enums: constants in order, bodies, fields, values and valueOf. */
class Enums {
    enum Colour {
        RED, GREEN
    }

    enum Operation {
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
        };

        private final String sign;

        Operation(String sign) {
            this.sign = sign;
        }

        abstract int apply(int a, int b);
    }

    static int count() {
        return Colour.values().length + Operation.PLUS.ordinal();
    }

    static Colour named(String name) {
        return Colour.valueOf(name);
    }

    static boolean isRed(Colour c) {
        return c == Colour.RED;
    }
}

// Enums with fields, constructors, overloaded and private, and static lookups.
public class EnumConstructors {
    enum Planet {
        MERCURY(3.303e+23, 2.4397e6),
        EARTH(5.976e+24, 6.37814e6),
        JUPITER(1.9e+27, 7.1492e7);

        private final double mass;
        private final double radius;
        static final double G = 6.67300E-11;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
        }

        double gravity() {
            return G * mass / (radius * radius);
        }
    }

    enum Unit {
        ONE, DOZEN(12), SCORE("score", 20), GROSS(DOZEN.n * DOZEN.n) {
            @Override
            String label() {
                return "special " + super.label();
            }
        };

        final int n;
        final String label;
        private int uses;

        Unit() {
            this(1);
        }

        Unit(int n) {
            this("unit" + n, n);
        }

        Unit(String label, int n) {
            this.label = label;
            this.n = n;
        }

        String label() {
            uses++;
            return label;
        }

        static Unit of(int n) {
            for (Unit u : values()) {
                if (u.n == n) {
                    return u;
                }
            }
            throw new IllegalArgumentException("no unit " + n);
        }
    }

    enum Perm {
        READ('r'), WRITE('w'), EXEC('x');

        final char c;
        final int bit = 1 << ordinal();

        Perm(char c) {
            this.c = c;
        }

        static String show(int bits) {
            String s = "";
            for (Perm p : values()) {
                s += (bits & p.bit) != 0 ? p.c : '-';
            }
            return s;
        }

        static int mask(Perm... ps) {
            int m = 0;
            for (Perm p : ps) {
                m |= p.bit;
            }
            return m;
        }
    }

    public static void main(String[] args) {
        for (Planet p : Planet.values()) {
            System.out.println(p + " " + (int) (p.gravity() * 100));
        }
        for (Unit u : Unit.values()) {
            System.out.println(u + " " + u.n + " " + u.label() + " " + u.uses);
        }
        System.out.println(Unit.of(20) + " " + Unit.of(144) + " " + Unit.ONE.label() + Unit.ONE.uses);
        try {
            Unit.of(7);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (int i = 0; i < 8; i += 3) {
            System.out.print(Perm.show(i) + " ");
        }
        System.out.println(Perm.mask(Perm.READ, Perm.EXEC) + Perm.show(Perm.mask()));
    }
}

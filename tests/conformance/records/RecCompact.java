// Compact and explicit constructors: validation, normalisation, defensive copies, delegation.
public class RecCompact {
    record Range(int lo, int hi) {
        Range {
            if (lo > hi) {
                int t = lo;
                lo = hi;
                hi = t;
            }
        }

        Range(int hi) {
            this(0, hi);
        }

        int size() {
            return hi - lo;
        }
    }

    record Name(String first, String last) {
        static int made;

        Name {
            if (first == null || first.isBlank()) {
                throw new IllegalArgumentException("first name");
            }
            first = first.trim();
            last = last == null ? "?" : last.toUpperCase();
            made++;
        }

        Name(String full) {
            this(full.split(" ")[0], full.contains(" ") ? full.substring(full.indexOf(' ') + 1) : null);
        }
    }

    record Data(int... xs) {
        Data(int... xs) {
            this.xs = xs.clone();
        }

        @Override
        public int[] xs() {
            return xs.clone();
        }

        int sum() {
            int s = 0;
            for (int x : xs) {
                s += x;
            }
            return s;
        }
    }

    record Fraction(long num, long den) implements Comparable<Fraction> {
        Fraction {
            if (den == 0) {
                throw new ArithmeticException("zero denominator");
            }
            long a = Math.abs(num);
            long b = Math.abs(den);
            while (b != 0) {
                long t = a % b;
                a = b;
                b = t;
            }
            if (den < 0) {
                a = -a;
            }
            num /= a;
            den /= a;
        }

        Fraction plus(Fraction o) {
            return new Fraction(num * o.den + o.num * den, den * o.den);
        }

        @Override
        public int compareTo(Fraction o) {
            return Long.compare(num * o.den, o.num * den);
        }

        @Override
        public String toString() {
            return den == 1 ? "" + num : num + "/" + den;
        }
    }

    public static void main(String[] args) {
        System.out.println(new Range(5, 2) + " " + new Range(7).size() + " " + new Range(2, 5).equals(new Range(5, 2)));
        System.out.println(new Name(" ann ", "lee") + " " + new Name("bob") + " " + new Name("carl van dam"));
        for (String bad : new String[] {null, "  "}) {
            try {
                new Name(bad, "x");
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage() + " " + Name.made);
            }
        }
        int[] src = {1, 2, 3};
        Data d = new Data(src);
        src[0] = 100;
        d.xs()[1] = 100;
        System.out.println(d.sum() + " " + new Data().sum() + " " + new Data(5).xs().length);
        Fraction f = new Fraction(6, -8);
        System.out.println(f + " " + f.plus(new Fraction(3, 4)) + " " + f.plus(new Fraction(1, 2)) + " " + new Fraction(0, -5));
        System.out.println(f.compareTo(new Fraction(1, 3)) + " " + new Fraction(2, 4).equals(new Fraction(1, 2)));
        try {
            new Fraction(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        Fraction sum = new Fraction(0, 1);
        for (int i = 1; i <= 6; i++) {
            sum = sum.plus(new Fraction(1, i));
        }
        System.out.println(sum);
    }
}

// Double dispatch over expressions. Wrong: the right operand is cut.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    interface Expr {
        <T> T accept(Visitor<T> visitor);
    }

    interface Visitor<T> {
        T constant(int value);

        T sum(Expr left, Expr right);
    }

    static Expr constant(int value) {
        return new Expr() {
            public <T> T accept(Visitor<T> visitor) {
                return visitor.constant(value);
            }
        };
    }

    static Expr sum(Expr left, Expr right) {
        return new Expr() {
            public <T> T accept(Visitor<T> visitor) {
                return visitor.sum(left, right);
            }
        };
    }

    static class Evaluate implements Visitor<Integer> {
        public Integer constant(int value) {
            return value;
        }

        public Integer sum(Expr left, Expr right) {
            return left.accept(this) + right.accept(this) % 1000;
        }
    }

    static class Size implements Visitor<Integer> {
        public Integer constant(int value) {
            return 1;
        }

        public Integer sum(Expr left, Expr right) {
            return 1 + left.accept(this) + right.accept(this);
        }
    }

    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        Expr expr = sum(constant(a), Verifier.nondetBoolean() ? constant(b) : sum(constant(b), constant(0)));
        assert expr.accept(new Evaluate()) == a + b; //~ assert
        assert expr.accept(new Size()) % 2 == 1;
    }
}

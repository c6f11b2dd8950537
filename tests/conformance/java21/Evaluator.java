// Needs Java 21: an evaluator and simplifier over a sealed type with nested record patterns.
public class Evaluator {
    sealed interface Expr {
    }

    record Num(int v) implements Expr {
    }

    record Add(Expr l, Expr r) implements Expr {
    }

    record Mul(Expr l, Expr r) implements Expr {
    }

    record Neg(Expr e) implements Expr {
    }

    static int eval(Expr e) {
        return switch (e) {
            case Num(int v) -> v;
            case Add(Expr l, Expr r) -> eval(l) + eval(r);
            case Mul(Expr l, Expr r) -> eval(l) * eval(r);
            case Neg(Expr x) -> -eval(x);
        };
    }

    static Expr simplify(Expr e) {
        return switch (e) {
            case Add(Num(int a), Num(int b)) -> new Num(a + b);
            case Add(Expr l, Num(int z)) when z == 0 -> simplify(l);
            case Mul(Num(int o), Expr r) when o == 1 -> simplify(r);
            case Mul(Expr l, Num(int z)) when z == 0 -> new Num(0);
            case Neg(Neg(Expr x)) -> simplify(x);
            case Neg(Num(int v)) -> new Num(-v);
            case Add(Expr l, Expr r) -> new Add(simplify(l), simplify(r));
            case Mul(Expr l, Expr r) -> new Mul(simplify(l), simplify(r));
            default -> e;
        };
    }

    public static void main(String[] args) {
        Expr e = new Add(new Num(2), new Mul(new Num(3), new Neg(new Num(4))));
        System.out.println(eval(e));
        System.out.println(simplify(e));
        System.out.println(simplify(new Neg(new Neg(new Add(new Num(1), new Num(2))))));
        System.out.println(simplify(new Mul(new Num(1), new Add(new Neg(new Num(5)), new Num(0)))));
        System.out.println(simplify(new Mul(e, new Num(0))));
        System.out.println(simplify(new Num(9)));
    }
}

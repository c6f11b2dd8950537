// Records as an expression language evaluated with instanceof chains.
import java.util.Map;

public class RecExpressions {
    interface Expr {
    }

    record Num(int v) implements Expr {
    }

    record Var(String name) implements Expr {
    }

    record Bin(char op, Expr l, Expr r) implements Expr {
    }

    record Let(String name, Expr value, Expr body) implements Expr {
    }

    record Env(String name, int v, Env next) {
        static int get(Env e, String n) {
            for (; e != null; e = e.next()) {
                if (e.name().equals(n)) {
                    return e.v();
                }
            }
            throw new IllegalStateException("unbound " + n);
        }
    }

    static int eval(Expr e, Env env) {
        if (e instanceof Num n) {
            return n.v();
        }
        if (e instanceof Var x) {
            return Env.get(env, x.name());
        }
        if (e instanceof Let l) {
            return eval(l.body(), new Env(l.name(), eval(l.value(), env), env));
        }
        if (e instanceof Bin b) {
            int x = eval(b.l(), env);
            int y = eval(b.r(), env);
            return switch (b.op()) {
                case '+' -> x + y;
                case '*' -> x * y;
                case '-' -> x - y;
                default -> throw new IllegalArgumentException("op " + b.op());
            };
        }
        throw new AssertionError(e);
    }

    static Expr fold(Expr e) {
        if (e instanceof Bin b) {
            Expr l = fold(b.l());
            Expr r = fold(b.r());
            if (l instanceof Num m && r instanceof Num n) {
                return new Num(eval(new Bin(b.op(), m, n), null));
            }
            if (b.op() == '*' && (l.equals(new Num(0)) || r.equals(new Num(0)))) {
                return new Num(0);
            }
            if (b.op() == '*' && l.equals(new Num(1))) {
                return r;
            }
            return new Bin(b.op(), l, r);
        }
        return e instanceof Let l ? new Let(l.name(), fold(l.value()), fold(l.body())) : e;
    }

    public static void main(String[] args) {
        Expr e = new Let("x", new Bin('+', new Num(2), new Num(3)), new Bin('*', new Var("x"), new Bin('-', new Var("x"), new Num(1))));
        System.out.println(eval(e, null));
        System.out.println(fold(e));
        Expr shadow = new Let("x", new Num(1), new Bin('+', new Let("x", new Num(10), new Var("x")), new Var("x")));
        System.out.println(eval(shadow, null));
        System.out.println(fold(new Bin('*', new Num(1), new Bin('*', new Var("y"), new Num(0)))));
        System.out.println(fold(new Bin('*', new Bin('-', new Num(4), new Num(3)), new Var("z"))));
        try {
            eval(new Var("q"), new Env("p", 1, null));
        } catch (IllegalStateException x) {
            System.out.println(x.getMessage());
        }
        try {
            eval(new Bin('/', new Num(1), new Num(1)), null);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        System.out.println(e.equals(new Let("x", new Bin('+', new Num(2), new Num(3)), ((Let) e).body())));
        System.out.println(Map.of(new Num(1), "one").get(fold(new Bin('-', new Num(3), new Num(2)))));
    }
}

// Visitors with a generic result type over an expression tree.
import java.util.HashMap;
import java.util.Map;

public class GenVisitor {
    interface Expr {
        <R> R accept(Visitor<R> v);
    }

    interface Visitor<R> {
        R num(int n);

        R var(String s);

        R bin(char op, Expr l, Expr r);
    }

    static Expr num(int n) {
        return new Expr() {
            @Override
            public <R> R accept(Visitor<R> v) {
                return v.num(n);
            }
        };
    }

    static Expr var(String s) {
        return new Expr() {
            @Override
            public <R> R accept(Visitor<R> v) {
                return v.var(s);
            }
        };
    }

    static Expr bin(char op, Expr l, Expr r) {
        return new Expr() {
            @Override
            public <R> R accept(Visitor<R> v) {
                return v.bin(op, l, r);
            }
        };
    }

    static class Eval implements Visitor<Integer> {
        final Map<String, Integer> env = new HashMap<>();

        @Override
        public Integer num(int n) {
            return n;
        }

        @Override
        public Integer var(String s) {
            return env.getOrDefault(s, 0);
        }

        @Override
        public Integer bin(char op, Expr l, Expr r) {
            int a = l.accept(this);
            int b = r.accept(this);
            return switch (op) {
                case '+' -> a + b;
                case '-' -> a - b;
                case '*' -> a * b;
                default -> a / b;
            };
        }
    }

    static class Show implements Visitor<String> {
        @Override
        public String num(int n) {
            return n < 0 ? "(" + n + ")" : "" + n;
        }

        @Override
        public String var(String s) {
            return s;
        }

        @Override
        public String bin(char op, Expr l, Expr r) {
            return "(" + l.accept(this) + op + r.accept(this) + ")";
        }
    }

    static class Simplify implements Visitor<Expr> {
        private static final Visitor<Boolean> ZERO = new Visitor<>() {
            @Override
            public Boolean num(int n) {
                return n == 0;
            }

            @Override
            public Boolean var(String s) {
                return false;
            }

            @Override
            public Boolean bin(char op, Expr l, Expr r) {
                return false;
            }
        };

        @Override
        public Expr num(int n) {
            return GenVisitor.num(n);
        }

        @Override
        public Expr var(String s) {
            return GenVisitor.var(s);
        }

        @Override
        public Expr bin(char op, Expr l, Expr r) {
            Expr a = l.accept(this);
            Expr b = r.accept(this);
            if (op == '*' && (a.accept(ZERO) || b.accept(ZERO))) {
                return num(0);
            }
            if (op == '+' && a.accept(ZERO)) {
                return b;
            }
            if ((op == '+' || op == '-') && b.accept(ZERO)) {
                return a;
            }
            return GenVisitor.bin(op, a, b);
        }
    }

    public static void main(String[] args) {
        Eval ev = new Eval();
        ev.env.put("x", 5);
        Show sh = new Show();
        Expr[] es = {
            num(3), var("x"), var("nope"), bin('+', num(1), bin('*', var("x"), num(-2))),
            bin('+', bin('*', num(0), var("x")), bin('-', var("y"), num(0))), bin('/', num(7), num(0))
        };
        for (Expr e : es) {
            String v;
            try {
                v = "" + e.accept(ev);
            } catch (ArithmeticException x) {
                v = x.getMessage();
            }
            System.out.println(e.accept(sh) + " = " + v);
        }
        System.out.println(es[4].accept(new Simplify()).accept(sh));
        System.out.println(bin('*', es[3], es[4]).accept(new Simplify()).accept(sh));
    }
}

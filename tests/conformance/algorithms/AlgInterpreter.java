// A tiny imperative language: tokens, parser, tree, interpreter with variables and loops.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class AlgInterpreter {
    interface Expr {
        int eval(Map<String, Integer> env);
    }

    interface Stmt {
        void run(Map<String, Integer> env);
    }

    private final String[] toks;
    private int p;
    static int steps;

    AlgInterpreter(String src) {
        toks = src.trim().split("\\s+");
    }

    private String next() {
        return toks[p++];
    }

    private boolean at(String s) {
        return p < toks.length && toks[p].equals(s);
    }

    private void expect(String s) {
        if (!at(s)) {
            throw new IllegalStateException("expected " + s + " but found " + (p < toks.length ? toks[p] : "the end"));
        }
        p++;
    }

    Stmt block(String end) {
        List<Stmt> all = new ArrayList<>();
        while (p < toks.length && !at(end) && !at("else")) {
            all.add(stmt());
        }
        return env -> all.forEach(s -> s.run(env));
    }

    private Stmt stmt() {
        String t = next();
        switch (t) {
            case "print": {
                Expr e = expr();
                return env -> System.out.println("> " + e.eval(env));
            }
            case "while": {
                Expr c = expr();
                expect("do");
                Stmt b = block("end");
                expect("end");
                return env -> {
                    while (c.eval(env) != 0) {
                        if (++steps > 1000) {
                            throw new IllegalStateException("too many steps");
                        }
                        b.run(env);
                    }
                };
            }
            case "if": {
                Expr c = expr();
                expect("then");
                Stmt yes = block("end");
                Stmt no = at("else") ? elsePart() : env -> { };
                expect("end");
                return env -> (c.eval(env) != 0 ? yes : no).run(env);
            }
            default: {
                expect("=");
                Expr e = expr();
                return env -> env.put(t, e.eval(env));
            }
        }
    }

    private Stmt elsePart() {
        p++;
        return block("end");
    }

    private Expr expr() {
        Expr l = term();
        while (p < toks.length && "+-<*%".contains(toks[p])) {
            char op = next().charAt(0);
            Expr a = l;
            Expr b = term();
            l = switch (op) {
                case '+' -> env -> a.eval(env) + b.eval(env);
                case '-' -> env -> a.eval(env) - b.eval(env);
                case '*' -> env -> a.eval(env) * b.eval(env);
                case '%' -> env -> a.eval(env) % b.eval(env);
                default -> env -> a.eval(env) < b.eval(env) ? 1 : 0;
            };
        }
        return l;
    }

    private Expr term() {
        String t = next();
        if (Character.isDigit(t.charAt(0))) {
            int v = Integer.parseInt(t);
            return env -> v;
        }
        return env -> {
            Integer v = env.get(t);
            if (v == null) {
                throw new IllegalStateException("unknown " + t);
            }
            return v;
        };
    }

    static void run(String src) {
        steps = 0;
        Map<String, Integer> env = new TreeMap<>();
        try {
            AlgInterpreter i = new AlgInterpreter(src);
            i.block("").run(env);
            System.out.println(env + " " + steps);
        } catch (IllegalStateException | ArithmeticException e) {
            System.out.println("error: " + e.getMessage() + " " + env);
        }
    }

    public static void main(String[] args) {
        run("x = 5 y = x * x + 1 print y");
        run("n = 10 s = 0 while 0 < n do s = s + n n = n - 1 end print s");
        run("a = 48 b = 36 while b do t = a % b a = b b = t end");
        run("i = 0 while i < 6 do if i % 2 then print i * i else print 0 - i end i = i + 1 end");
        run("x = 1 y = z");
        run("x = 0 while 1 do x = x + 1 end");
        run("x = 5 % 0");
        run("if 1 then x = 2");
        run("a = 0 b = 1 n = 20 while n do t = a + b a = b b = t n = n - 1 end");
    }
}

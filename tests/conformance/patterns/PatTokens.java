// A calculator on a stack of objects that tells operands and operators apart by patterns.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class PatTokens {
    record Paren(boolean open) {
    }

    static List<Object> lex(String s) {
        List<Object> out = new ArrayList<>();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (Character.isDigit(c)) {
                int v = 0;
                while (i < s.length() && Character.isDigit(s.charAt(i))) {
                    v = v * 10 + s.charAt(i++) - '0';
                }
                i--;
                out.add(v);
            } else if (c == '(' || c == ')') {
                out.add(new Paren(c == '('));
            } else if (Character.isLetter(c)) {
                out.add(String.valueOf(c));
            } else if (c != ' ') {
                out.add(c);
            }
        }
        return out;
    }

    static int prec(Object o) {
        return o instanceof Character c ? c == '*' || c == '/' ? 2 : 1 : 0;
    }

    static List<Object> postfix(List<Object> in) {
        List<Object> out = new ArrayList<>();
        Deque<Object> ops = new ArrayDeque<>();
        for (Object t : in) {
            if (t instanceof Integer || t instanceof String) {
                out.add(t);
            } else if (t instanceof Paren p) {
                if (p.open()) {
                    ops.push(p);
                } else {
                    while (!(ops.peek() instanceof Paren)) {
                        out.add(ops.pop());
                    }
                    ops.pop();
                }
            } else if (t instanceof Character c) {
                while (!ops.isEmpty() && prec(ops.peek()) >= prec(c)) {
                    out.add(ops.pop());
                }
                ops.push(c);
            }
        }
        while (!ops.isEmpty()) {
            out.add(ops.pop());
        }
        return out;
    }

    static int eval(List<Object> post, int x) {
        Deque<Integer> st = new ArrayDeque<>();
        for (Object t : post) {
            if (t instanceof Integer i) {
                st.push(i);
            } else if (t instanceof String name) {
                st.push(name.equals("x") ? x : name.charAt(0));
            } else if (t instanceof Character c) {
                int b = st.pop();
                int a = st.pop();
                st.push(switch (c) {
                    case '+' -> a + b;
                    case '-' -> a - b;
                    case '*' -> a * b;
                    case '/' -> a / b;
                    default -> throw new IllegalStateException("operator " + c);
                });
            }
        }
        return st.pop();
    }

    public static void main(String[] args) {
        for (String s : new String[] {"1 + 2 * 3", "(1 + 2) * 3", "10 - 4 - 3", "2 * (x + 1) * x", "100/7/2", "a - x", "8 / (x - 4)", "1 ? 2"}) {
            List<Object> p = postfix(lex(s));
            try {
                System.out.println(s + " => " + p.size() + " tokens, " + eval(p, 4));
            } catch (ArithmeticException | IllegalStateException e) {
                System.out.println(s + " => " + e.getMessage());
            }
        }
        System.out.println(lex("(12+x)"));
    }
}

// Enums whose constants carry functions; parsing of small expressions by an enum of tokens.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntBinaryOperator;

public class EnumLambdaFields {
    enum Op {
        ADD('+', 1, (a, b) -> a + b),
        SUB('-', 1, (a, b) -> a - b),
        MUL('*', 2, (a, b) -> a * b),
        DIV('/', 2, (a, b) -> {
            if (b == 0) {
                throw new ArithmeticException("division in enum");
            }
            return a / b;
        }),
        POW('^', 3, Op::power);

        final char sign;
        final int prec;
        private final IntBinaryOperator f;

        Op(char sign, int prec, IntBinaryOperator f) {
            this.sign = sign;
            this.prec = prec;
            this.f = f;
        }

        int apply(int a, int b) {
            return f.applyAsInt(a, b);
        }

        private static int power(int a, int b) {
            int r = 1;
            while (b-- > 0) {
                r *= a;
            }
            return r;
        }

        static Op of(char c) {
            for (Op o : values()) {
                if (o.sign == c) {
                    return o;
                }
            }
            return null;
        }

        boolean before(Op o) {
            return prec > o.prec || prec == o.prec && this != POW;
        }
    }

    static int eval(String s) {
        Deque<Integer> vals = new ArrayDeque<>();
        Deque<Op> ops = new ArrayDeque<>();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            Op o = Op.of(c);
            if (o == null) {
                vals.push(c - '0');
            } else {
                while (!ops.isEmpty() && ops.peek().before(o)) {
                    reduce(vals, ops.pop());
                }
                ops.push(o);
            }
        }
        while (!ops.isEmpty()) {
            reduce(vals, ops.pop());
        }
        return vals.pop();
    }

    static void reduce(Deque<Integer> vals, Op o) {
        int b = vals.pop();
        int a = vals.pop();
        vals.push(o.apply(a, b));
    }

    public static void main(String[] args) {
        for (Op o : Op.values()) {
            System.out.println(o + " " + o.sign + " " + o.apply(9, 2));
        }
        for (String s : new String[] {"7", "1+2*3", "9-3-2", "2^3^2", "8/4/2", "2*3^2-4", "5/0"}) {
            try {
                System.out.println(s + " = " + eval(s));
            } catch (ArithmeticException e) {
                System.out.println(s + " ! " + e.getMessage());
            }
        }
    }
}

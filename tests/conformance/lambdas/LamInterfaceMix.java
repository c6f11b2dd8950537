// The same lambda text for different interfaces; conversion between functional interfaces.
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

public class LamInterfaceMix {
    interface A {
        int go(int x);
    }

    interface B {
        int go(int x);

        default int twice(int x) {
            return go(go(x));
        }
    }

    interface C extends A, B {
        @Override
        int go(int x);
    }

    static abstract class Base implements A {
        @Override
        public int go(int x) {
            return helper().go(x) + 1;
        }

        abstract A helper();
    }

    static int useA(A a) {
        return a.go(10);
    }

    static int useB(B b) {
        return b.twice(10);
    }

    static Object cast(boolean first) {
        return first ? (A) x -> x + 1 : (B) x -> x - 1;
    }

    interface Node {
        Node next();

        default int depth() {
            return next() == null ? 1 : 1 + next().depth();
        }
    }

    static Node chain(int n) {
        return n == 0 ? () -> null : () -> chain(n - 1);
    }

    public static void main(String[] args) {
        A a = x -> x * 3;
        B b = x -> x * 3;
        C c = x -> x * 3;
        System.out.println(a.go(1) + " " + b.twice(1) + " " + c.twice(2));
        B fromA = a::go;
        A fromB = b::twice;
        System.out.println(fromA.twice(2) + " " + fromB.go(2));
        System.out.println(useA(c) + " " + useB(c) + " " + useA(x -> x + 1) + " " + useB(x -> x + 1) + " " + useA(Math::abs));
        Object o = cast(true);
        Object p = cast(false);
        System.out.println((o instanceof A) + " " + (o instanceof B) + " " + ((B) p).twice(10));
        try {
            B bad = (B) o;
            System.out.println(bad.go(1));
        } catch (ClassCastException e) {
            System.out.println("different interfaces");
        }
        Base base = new Base() {
            @Override
            A helper() {
                return x -> x * 100;
            }
        };
        System.out.println(base.go(2) + " " + useA(base));
        Function<Integer, Integer> f = a::go;
        UnaryOperator<Integer> u = f::apply;
        ToIntFunction<Integer> t = u::apply;
        Supplier<Integer> s = () -> t.applyAsInt(5);
        System.out.println(s.get());
        IntBinaryOperator curried = (x, y) -> ((A) z -> z + y).go(x);
        System.out.println(curried.applyAsInt(3, 4));
        System.out.println(chain(6).depth());
        A[] as = {a, b::go, c, base, x -> -x};
        int r = 1;
        for (A q : as) {
            r = q.go(r);
        }
        System.out.println(r);
    }
}

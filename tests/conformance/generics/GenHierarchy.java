// Generic classes extending generic classes with changed, fixed and swapped parameters.
public class GenHierarchy {
    static class A<X, Y> {
        X x;
        Y y;

        A(X x, Y y) {
            this.x = x;
            this.y = y;
        }

        String show() {
            return "A " + x + " " + y;
        }

        X pick(X a, Y b) {
            return a;
        }
    }

    static class Swapped<P, Q> extends A<Q, P> {
        Swapped(P p, Q q) {
            super(q, p);
        }

        P p() {
            return y;
        }

        @Override
        Q pick(Q q, P p) {
            return x;
        }
    }

    static class Fixed<Z> extends Swapped<String, Z> {
        Fixed(Z z) {
            super("fixed", z);
        }

        @Override
        String show() {
            return "Fixed " + p().length() + super.show();
        }
    }

    static class Ground extends Fixed<Integer> implements Comparable<Ground> {
        Ground(int i) {
            super(i);
        }

        @Override
        Integer pick(Integer i, String s) {
            return i + s.length() + x;
        }

        @Override
        public int compareTo(Ground o) {
            return x - o.x;
        }
    }

    static <M, N> M callPick(A<M, N> a, M m, N n) {
        return a.pick(m, n);
    }

    static class Shadow<T> {
        T t;

        <T> T other(T t) {
            return t;
        }

        class In<T> {
            T mine;

            In(T m) {
                mine = m;
            }
        }
    }

    public static void main(String[] args) {
        A<Integer, String> a = new A<>(1, "one");
        Swapped<Integer, String> s = new Swapped<>(2, "two");
        Fixed<Double> f = new Fixed<>(2.5);
        Ground g = new Ground(7);
        System.out.println(a.show() + " | " + s.show() + " | " + f.show() + " | " + g.show());
        System.out.println(callPick(a, 5, "b") + " " + callPick(s, "q", 9) + " " + callPick(f, 1.5, "z") + " " + callPick(g, 10, "abc"));
        String t = s.x + f.p() + g.y.toUpperCase();
        System.out.println(t);
        A<Integer, String> up = g;
        up.x = 100;
        System.out.println(g.pick(1, "") + " " + (g.x + 1) + " " + up.pick(2, "xx"));
        System.out.println(g.compareTo(new Ground(90)));
        Shadow<String> sh = new Shadow<>();
        sh.t = "outer";
        int n = sh.other(5);
        Shadow<String>.In<Integer> in = sh.new In<>(n + 1);
        System.out.println(sh.t + n + in.mine);
        A<?, ?>[] all = {a, s, f, g};
        StringBuilder sb = new StringBuilder();
        for (A<?, ?> e : all) {
            sb.append(e.x).append('/').append(e.y).append(' ');
        }
        System.out.println(sb);
    }
}

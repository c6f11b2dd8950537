// Functional interfaces of our own: primitives, void, generics, default methods, exceptions.
public class LamOwnInterfaces {
    interface IntOp {
        int apply(int a, int b);

        default IntOp swap() {
            return (a, b) -> apply(b, a);
        }

        static IntOp constant(int c) {
            return (a, b) -> c;
        }
    }

    @FunctionalInterface
    interface Tri<A, B, C, R> {
        R go(A a, B b, C c);

        boolean equals(Object o);
    }

    interface Act {
        void run() throws Exception;
    }

    interface LongPred {
        boolean test(long l);
    }

    interface CharMap {
        char map(char c);
    }

    interface Make<T> {
        T make();
    }

    static String attempt(Act a) {
        try {
            a.run();
            return "ok";
        } catch (Exception e) {
            return e.getMessage();
        }
    }

    static String mapAll(String s, CharMap m) {
        char[] cs = s.toCharArray();
        for (int i = 0; i < cs.length; i++) {
            cs[i] = m.map(cs[i]);
        }
        return new String(cs);
    }

    static int count(long[] ls, LongPred p) {
        int n = 0;
        for (long l : ls) {
            if (p.test(l)) {
                n++;
            }
        }
        return n;
    }

    static int effects;

    public static void main(String[] args) {
        IntOp add = (a, b) -> a + b;
        IntOp sub = (int a, int b) -> {
            int r = a - b;
            return r;
        };
        System.out.println(add.apply(2, 3) + " " + sub.apply(2, 3) + " " + sub.swap().apply(2, 3) + " " + sub.swap().swap().apply(9, 1));
        System.out.println(IntOp.constant(7).apply(0, 0) + " " + ((IntOp) Math::max).apply(4, 9));
        Tri<String, Integer, Character, String> t = (s, n, c) -> s.repeat(n) + c;
        System.out.println(t.go("ab", 2, '!'));
        System.out.println(attempt(() -> {
            throw new Exception("thrown");
        }) + attempt(() -> effects++) + attempt(() -> { }) + effects);
        System.out.println(mapAll("hello", c -> (char) (c + 1)) + mapAll("abc", Character::toUpperCase));
        System.out.println(count(new long[] {1, 5, 10, 1L << 40}, l -> l > 4) + count(new long[0], l -> true));
        Make<Make<String>> mm = () -> () -> "nested";
        System.out.println(mm.make().make());
        IntOp[] ops = {add, sub, (a, b) -> a * b, (a, b) -> b == 0 ? -1 : a / b, (a, b) -> a << b};
        for (IntOp o : ops) {
            System.out.print(o.apply(12, 3) + " ");
        }
        System.out.println();
        IntOp chosen = args.length == 0 ? (a, b) -> a : (a, b) -> b;
        System.out.println(chosen.apply(1, 2));
        Object o = (Runnable & java.io.Serializable) () -> System.out.println("intersection");
        ((Runnable) o).run();
        Make<Integer> boxes = () -> 5;
        int x = boxes.make() + 1;
        Make<Object> obj = () -> 'c';
        System.out.println(x + "" + obj.make());
    }
}

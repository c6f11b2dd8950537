/** Lambdas are classes with one method. */
class Lambdas {
    int base;

    interface IntOp {
        int apply(int a);
    }

    interface Fn<A, B> {
        B call(A a);
    }

    IntOp capture(int more) {
        return a -> a + more + base;
    }

    static Runnable nothing(int[] count) {
        return () -> {
            count[0]++;
        };
    }

    static Fn<Integer, String> boxed() {
        return n -> "" + (n + 1);
    }

    static Fn<Integer, Fn<Integer, Integer>> curried() {
        return a -> b -> a - b;
    }

    static int use(IntOp op) {
        Fn<String, Integer> length = s -> s.length();
        return op.apply(1) + length.call("abc");
    }
}

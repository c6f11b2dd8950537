// Dispatch in loops over arrays, with overridden methods that call each other.
public class ClsPolymorphicArrays {
    static abstract class Op {
        static int applied;

        abstract long apply(long x);

        long twice(long x) {
            applied++;
            return apply(apply(x));
        }

        Op then(Op next) {
            Op self = this;
            return new Op() {
                @Override
                long apply(long x) {
                    return next.apply(self.apply(x));
                }

                @Override
                public String toString() {
                    return self + ";" + next;
                }
            };
        }
    }

    static class Add extends Op {
        final long n;

        Add(long n) {
            this.n = n;
        }

        @Override
        long apply(long x) {
            return x + n;
        }

        @Override
        public String toString() {
            return "+" + n;
        }
    }

    static class Mul extends Add {
        Mul(long n) {
            super(n);
        }

        @Override
        long apply(long x) {
            return x * n;
        }

        @Override
        public String toString() {
            return "*" + n;
        }
    }

    static class Neg extends Op {
        @Override
        long apply(long x) {
            return -x;
        }

        @Override
        long twice(long x) {
            return x;
        }

        @Override
        public String toString() {
            return "neg";
        }
    }

    public static void main(String[] args) {
        Op[] ops = {new Add(3), new Mul(5), new Neg(), new Add(1).then(new Mul(2)), new Neg().then(new Add(10)).then(new Neg())};
        for (Op o : ops) {
            System.out.println(o + " " + o.apply(7) + " " + o.twice(7));
        }
        System.out.println(Op.applied);
        long acc = 1;
        for (int round = 0; round < 3; round++) {
            for (Op o : ops) {
                acc = o.apply(acc);
            }
            System.out.println(acc);
        }
        Op all = ops[0];
        for (int i = 1; i < ops.length; i++) {
            all = all.then(ops[i]);
        }
        System.out.println(all + " = " + all.apply(1));
    }
}

// Anonymous classes in field initialisers, static contexts, constructors and arguments.
public class NestAnonymousCapture {
    interface Op {
        String run(String s);
    }

    static final Op UP = new Op() {
        @Override
        public String run(String s) {
            return s.toUpperCase();
        }
    };

    final String prefix;
    final Op add = new Op() {
        int n;

        @Override
        public String run(String s) {
            return prefix + s + n++;
        }
    };
    final Op viaConstructor;

    NestAnonymousCapture(String prefix, String suffix) {
        this.prefix = prefix;
        viaConstructor = new Op() {
            @Override
            public String run(String s) {
                return prefix + "|" + s + "|" + suffix + "|" + NestAnonymousCapture.this.prefix.length();
            }
        };
        prefix.length();
    }

    static String apply(Op o, String... args) {
        String r = "";
        for (String a : args) {
            r += o.run(a) + " ";
        }
        return r.trim();
    }

    Op chain(Op first, Op second) {
        return new Op() {
            @Override
            public String run(String s) {
                return second.run(first.run(s));
            }
        };
    }

    static Op nested(int depth) {
        if (depth == 0) {
            return new Op() {
                @Override
                public String run(String s) {
                    return s;
                }
            };
        }
        Op inner = nested(depth - 1);
        return new Op() {
            @Override
            public String run(String s) {
                return depth + "(" + inner.run(s) + ")";
            }
        };
    }

    public static void main(String[] args) {
        NestAnonymousCapture o = new NestAnonymousCapture("p-", "-s");
        System.out.println(apply(UP, "a", "b"));
        System.out.println(apply(o.add, "x", "y", "z"));
        System.out.println(apply(o.viaConstructor, "mid"));
        System.out.println(apply(o.chain(o.add, UP), "q"));
        System.out.println(apply(o.chain(UP, o.chain(o.add, o.viaConstructor)), "w"));
        System.out.println(nested(3).run("core"));
        String local = "loc" + args.length;
        System.out.println(apply(new Op() {
            String seen = "";

            @Override
            public String run(String s) {
                seen += s;
                return local + seen;
            }
        }, "1", "2", "3"));
        NestAnonymousCapture sub = new NestAnonymousCapture("sub", "x") {
            @Override
            Op chain(Op a, Op b) {
                Op sup = super.chain(b, a);
                return s -> "sub[" + sup.run(s) + prefix + "]";
            }
        };
        System.out.println(sub.chain(UP, sub.add).run("k"));
    }
}

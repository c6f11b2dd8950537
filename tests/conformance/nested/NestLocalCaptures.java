// Local classes capture effectively final locals and parameters, with one copy per instance.
public class NestLocalCaptures {
    interface Fn {
        int at(int x);
    }

    int base = 10;

    Fn linear(int a, final int b) {
        int c = a * b;
        class Linear implements Fn {
            int calls;

            @Override
            public int at(int x) {
                calls++;
                base++;
                return a * x + b + c + calls * 1000;
            }
        }
        return new Linear();
    }

    static Fn[] many() {
        Fn[] fs = new Fn[3];
        for (int i = 0; i < 3; i++) {
            int k = i * i;
            class K implements Fn {
                @Override
                public int at(int x) {
                    return k + x;
                }
            }
            fs[i] = new K();
        }
        return fs;
    }

    static int recursive(int n) {
        class Fact {
            int of(int k) {
                return k <= 1 ? 1 : k * new Fact().of(k - 1) + n;
            }
        }
        return new Fact().of(4);
    }

    static String sharedArray() {
        int[] box = {0};
        class Inc {
            void go() {
                box[0]++;
            }
        }
        Inc a = new Inc();
        Inc b = new Inc();
        a.go();
        b.go();
        b.go();
        return "box " + box[0];
    }

    static String sameName(boolean first) {
        if (first) {
            class X {
                public String toString() {
                    return "first X";
                }
            }
            return new X().toString();
        }
        class X {
            public String toString() {
                return "second X";
            }
        }
        return "" + new X();
    }

    static String inConstructor(String s) {
        class P {
            final String seen;

            P() {
                this(1);
            }

            P(int n) {
                seen = s + n;
            }
        }
        class Q extends P {
            Q() {
                super(s.length());
            }
        }
        return new P().seen + new Q().seen;
    }

    public static void main(String[] args) {
        NestLocalCaptures o = new NestLocalCaptures();
        Fn f = o.linear(2, 3);
        Fn g = o.linear(5, 1);
        System.out.println(f.at(1) + " " + f.at(1) + " " + g.at(1) + " " + o.base);
        for (Fn k : many()) {
            System.out.println(k.at(100));
        }
        System.out.println(recursive(0) + " " + recursive(1));
        System.out.println(sharedArray());
        System.out.println(sameName(true) + " " + sameName(false));
        System.out.println(inConstructor("cap"));
    }
}

/** Local and anonymous classes keep the variables they use, and the object around them. */
class Captures {
    int base;

    interface Adder {
        int add(int n);
    }

    Adder anonymous(int more) {
        int twice = more * 2;
        return new Adder() {
            int calls = more;

            @Override
            public int add(int n) {
                calls++;
                return base + twice + n;
            }
        };
    }

    int local(int factor) {
        class Scale {
            int of;

            Scale(int of) {
                this.of = of;
            }

            int result() {
                return of * factor;
            }

            Scale next() {
                return new Scale(of + 1);
            }
        }
        return new Scale(1).next().result();
    }

    static Adder none() {
        return new Adder() {
            @Override
            public int add(int n) {
                return n;
            }
        };
    }
}

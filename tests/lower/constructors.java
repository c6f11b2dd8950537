/** Constructors: this(...), super(...), the one that nobody wrote, and initialisers after super. */
class Constructors {
    static class Base {
        int a = 1;

        Base(int a) {
            this.a += a;
            hook();
        }

        void hook() {
        }
    }

    static class Derived extends Base {
        int b = 5;
        int c;

        {
            c = b + a;
        }

        Derived() {
            this(2);
            c++;
        }

        Derived(int n) {
            super(n * 2);
            b = n;
        }

        @Override
        void hook() {
            b = 9;
        }
    }

    static class Plain extends Derived {
        int d = 3;
    }

    static int use() {
        return new Derived().b + new Plain().d;
    }
}

/** Fields that hide fields, private methods that are not overridden, static methods that hide. */
class Hiding {
    static class Base {
        int n = 1;
        static int count;

        private int secret() {
            return n;
        }

        static int kind() {
            return 0;
        }

        int ask() {
            return secret() + kind();
        }
    }

    static class Derived extends Base {
        long n = 2;
        static int count;

        private int secret() {
            return 5;
        }

        static int kind() {
            return 1;
        }

        long both() {
            return n + super.n + ((Base) this).n + secret() + kind() + Base.kind() + count + Base.count;
        }
    }
}

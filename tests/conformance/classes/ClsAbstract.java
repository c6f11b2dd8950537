// Abstract classes with constructors, template methods and partial implementations.
public class ClsAbstract {
    static abstract class Account {
        private static int nextId = 1;
        protected final int id;
        protected double balance;

        Account(double start) {
            id = nextId++;
            balance = start;
        }

        abstract double fee(double amount);

        abstract String kind();

        final boolean withdraw(double amount) {
            double total = amount + fee(amount);
            if (total > limit()) {
                onRefuse(total);
                return false;
            }
            balance -= total;
            return true;
        }

        double limit() {
            return balance;
        }

        void onRefuse(double t) {
            System.out.println(this + " refuses " + t);
        }

        @Override
        public String toString() {
            return kind() + "#" + id + "[" + balance + "]";
        }
    }

    static abstract class Free extends Account {
        Free(double s) {
            super(s);
        }

        @Override
        double fee(double a) {
            return 0;
        }
    }

    static class Savings extends Free {
        Savings(double s) {
            super(s);
        }

        @Override
        String kind() {
            return "savings";
        }
    }

    static class Credit extends Account {
        Credit() {
            super(0);
        }

        @Override
        double fee(double a) {
            return a / 8;
        }

        @Override
        String kind() {
            return "credit";
        }

        @Override
        double limit() {
            return balance + 100;
        }

        @Override
        void onRefuse(double t) {
            super.onRefuse(t);
            balance -= 1;
        }
    }

    public static void main(String[] args) {
        Account[] as = {new Savings(50), new Credit(), new Savings(5) {
            @Override
            String kind() {
                return "special " + super.kind();
            }
        }};
        for (Account a : as) {
            System.out.println(a + " " + a.withdraw(40) + " " + a.withdraw(40) + " " + a.withdraw(8));
            System.out.println(a);
        }
        Account d = new Free(1) {
            @Override
            String kind() {
                return "anon";
            }

            @Override
            double fee(double a) {
                return super.fee(a) + 0.5;
            }
        };
        System.out.println(d.withdraw(0.5) + " " + d);
    }
}

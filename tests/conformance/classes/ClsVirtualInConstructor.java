// A call from a super constructor reaches the override, which sees fields not yet initialised.
public class ClsVirtualInConstructor {
    static abstract class Base {
        final String first;

        Base() {
            first = describe();
            init();
        }

        abstract String describe();

        void init() {
            System.out.println("Base.init");
        }
    }

    static class Derived extends Base {
        String text = "ready";
        int n = 5;
        int untouched;
        final int constant = 9;
        final String constText = "ct";
        boolean flag = true;

        Derived() {
            System.out.println("in Derived: " + describe());
            n++;
        }

        @Override
        String describe() {
            return text + " " + n + " " + constant + " " + constText + " " + flag + " " + untouched;
        }

        @Override
        void init() {
            n = 77;
            untouched = 88;
            text = "set too early";
            System.out.println("Derived.init " + n);
        }
    }

    static class More extends Derived {
        final int late;
        int[] arr = {1, 2};

        More(int v) {
            late = v;
        }

        @Override
        String describe() {
            return super.describe() + " late " + late + " arr " + (arr == null ? "null" : "" + arr.length);
        }
    }

    public static void main(String[] args) {
        Derived d = new Derived();
        System.out.println(d.first);
        System.out.println(d.describe());
        More m = new More(4);
        System.out.println(m.first);
        System.out.println(m.describe());
        Base anon = new Base() {
            String own = "own";

            @Override
            String describe() {
                return "anon " + own;
            }
        };
        System.out.println(anon.first + " then " + anon.describe());
    }
}

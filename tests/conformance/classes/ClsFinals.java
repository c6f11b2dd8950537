// final fields, blank finals, final parameters and methods, constants in instances.
public class ClsFinals {
    final int a;
    final int b = 2;
    final int[] arr = {1, 2};
    final String s;
    static final int S;
    static final java.util.List<String> LOG = new java.util.ArrayList<>();

    static {
        int t = 0;
        for (int i = 0; i < 4; i++) {
            t += i;
        }
        S = t;
    }

    {
        LOG.add("block " + b);
        s = "set in block";
    }

    ClsFinals(int a) {
        if (a > 0) {
            this.a = a;
        } else {
            this.a = -a;
        }
        LOG.add("made " + this.a);
    }

    ClsFinals() {
        this(b());
    }

    static int b() {
        return 77;
    }

    final int sum(final int x) {
        final int y = x + a;
        return y + b;
    }

    static class Sub extends ClsFinals {
        final int a = 1000;

        Sub() {
            super(5);
        }

        int both() {
            return a + super.a;
        }

        static final class Leaf extends Sub {
            @Override
            int both() {
                return super.both() + 1;
            }
        }
    }

    public static void main(String[] args) {
        ClsFinals x = new ClsFinals(-3);
        System.out.println(x.a + " " + x.b + " " + x.s + " " + S);
        x.arr[0] = 50;
        System.out.println(x.arr[0] + " " + x.sum(10));
        System.out.println(new ClsFinals().a);
        System.out.println(new Sub().both() + " " + new Sub.Leaf().both() + " " + ((ClsFinals) new Sub()).a);
        System.out.println(LOG);
        final int later;
        if (x.a == 3) {
            later = 1;
        } else {
            later = 2;
        }
        System.out.println(later);
        for (final int i : x.arr) {
            System.out.print(i + " ");
        }
        System.out.println();
        final StringBuilder sb = new StringBuilder("x");
        sb.append("y");
        System.out.println(sb);
    }
}

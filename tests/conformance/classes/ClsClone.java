// clone of arrays and of Cloneable objects: shallow copies.
public class ClsClone implements Cloneable {
    int n = 1;
    int[] data = {1, 2, 3};
    String s = "s";
    static int made;

    ClsClone() {
        made++;
    }

    @Override
    public ClsClone clone() {
        try {
            return (ClsClone) super.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    static class Deep extends ClsClone {
        int extra = 4;

        @Override
        public Deep clone() {
            Deep d = (Deep) super.clone();
            d.data = data.clone();
            return d;
        }
    }

    static class NotCloneable {
        Object tryClone() {
            try {
                return super.clone();
            } catch (CloneNotSupportedException e) {
                return "refused";
            }
        }
    }

    public static void main(String[] args) {
        ClsClone a = new ClsClone();
        ClsClone b = a.clone();
        b.n = 2;
        b.data[0] = 100;
        b.s += "t";
        System.out.println(a.n + " " + a.data[0] + " " + a.s + " | " + b.n + " " + b.data[0] + " " + b.s + " | " + made);
        Deep d = new Deep();
        Deep e = d.clone();
        e.data[0] = -1;
        e.extra++;
        System.out.println(d.data[0] + " " + e.data[0] + " " + d.extra + " " + e.extra + " " + made);
        ClsClone up = d;
        System.out.println(up.clone() instanceof Deep);
        System.out.println(up.clone().getClass() == d.getClass());
        System.out.println(new NotCloneable().tryClone());
        int[] x = {1, 2};
        int[] y = x.clone();
        y[0] = 9;
        System.out.println(x[0] + " " + y[0] + " " + (x == y));
        int[][] m = {{1}, {2}};
        int[][] k = m.clone();
        k[0][0] = 50;
        k[1] = new int[] {60};
        System.out.println(m[0][0] + " " + m[1][0] + " " + k[1][0]);
        String[] ss = {"a", null};
        String[] ts = ss.clone();
        ts[1] = "b";
        System.out.println(ss[1] + ts[1] + (ss[0] == ts[0]));
    }
}

// Static state shared by instances, static methods, access through instances and null.
public class ClsStatics {
    static int count;
    final int id;
    static final int[] TABLE = new int[5];
    static String last;

    static {
        for (int i = 0; i < TABLE.length; i++) {
            TABLE[i] = i * i;
        }
    }

    ClsStatics() {
        id = ++count;
        last = "made " + id;
    }

    static ClsStatics create() {
        return new ClsStatics();
    }

    static int total() {
        int s = 0;
        for (int t : TABLE) {
            s += t;
        }
        return s;
    }

    int instance() {
        return id * 10 + count;
    }

    static class Counter {
        private static int n;
        private int mine;

        int hit() {
            n++;
            return ++mine;
        }

        static void reset() {
            n = 0;
        }
    }

    static int a = 1, b = a + 1, c = b + next();

    static int next() {
        return a++ + b++;
    }

    static int early = later();
    static int late = 5;

    static int later() {
        return late + 1;
    }

    public static void main(String[] args) {
        ClsStatics x = create();
        ClsStatics y = create();
        System.out.println(x.id + " " + y.id + " " + x.count + " " + y.instance() + " " + last);
        x.count = 50;
        System.out.println(y.count + " " + ClsStatics.count);
        ClsStatics none = null;
        System.out.println(none.count + " " + none.total());
        TABLE[4] += 100;
        System.out.println(total());
        Counter c1 = new Counter();
        Counter c2 = new Counter();
        c1.hit();
        c1.hit();
        System.out.println(c2.hit() + " " + c1.hit() + " " + Counter.n);
        Counter.reset();
        System.out.println(Counter.n + " " + c1.mine);
        System.out.println(a + " " + b + " " + c);
        System.out.println(early + " " + late);
        count++;
        ++ClsStatics.count;
        System.out.println(count--);
        System.out.println(count);
    }
}

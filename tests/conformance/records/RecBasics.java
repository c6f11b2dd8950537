// Accessors, equals, hashCode and toString of records with all kinds of components.
public class RecBasics {
    record Point(int x, int y) {
    }

    record Empty() {
    }

    record All(byte b, short s, int i, long l, float f, double d, char c, boolean z, String str, int[] arr) {
    }

    record Nested(Point p, String name, Nested next) {
    }

    public static void main(String[] args) {
        Point p = new Point(1, 2);
        System.out.println(p + " " + p.x() + " " + p.y() + " " + p.x);
        System.out.println(p.equals(new Point(1, 2)) + " " + p.equals(new Point(2, 1)) + " " + p.equals(null) + " " + p.equals("Point[x=1, y=2]"));
        System.out.println((p == new Point(1, 2)) + " " + (p.hashCode() == new Point(1, 2).hashCode()));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        int[] arr = {1};
        All a = new All((byte) 1, (short) 2, 3, 4L, 5f, 6.5, 'c', true, null, arr);
        All b = new All((byte) 1, (short) 2, 3, 4L, 5f, 6.5, 'c', true, null, arr);
        All c = new All((byte) 1, (short) 2, 3, 4L, 5f, 6.5, 'c', true, null, new int[] {1});
        System.out.println(a.equals(b) + " " + a.equals(c) + " " + a.b() + a.s() + a.i() + a.l() + a.f() + a.d() + a.c() + a.z() + a.str() + a.arr()[0]);
        Nested n = new Nested(p, "outer", new Nested(null, "inner", null));
        System.out.println(n);
        System.out.println(n.next().name().length() + " " + n.p().x());
        record D(double d) {
        }
        System.out.println(new D(Double.NaN).equals(new D(Double.NaN)) + " " + new D(0.0).equals(new D(-0.0)));
        System.out.println(new D(1.5));
        record F(float f, Object o) {
        }
        System.out.println(new F(1, 'x') + " " + new F(1, 1L).equals(new F(1, 1)));
        java.util.Set<Point> set = new java.util.HashSet<>();
        for (int i = 0; i < 6; i++) {
            set.add(new Point(i % 2, i % 3));
        }
        System.out.println(set.size());
        Object o = p;
        System.out.println((o instanceof Record) + " " + o.getClass().isRecord() + " " + o.equals(p));
        a.arr()[0] = 99;
        System.out.println(b.arr()[0]);
    }
}

// A sealed hierarchy of final classes and records, told apart by instanceof.
public class SealedShapes {
    sealed interface Shape permits Circle, Rect, Group {
        default String label() {
            return getClass().getSimpleName().toLowerCase();
        }
    }

    static final class Circle implements Shape {
        final int r;

        Circle(int r) {
            this.r = r;
        }
    }

    record Rect(int w, int h) implements Shape {
    }

    record Group(Shape... parts) implements Shape {
        @Override
        public String label() {
            return "group of " + parts.length;
        }
    }

    static double area(Shape s) {
        if (s instanceof Circle c) {
            return 3 * c.r * c.r;
        } else if (s instanceof Rect r) {
            return r.w() * r.h();
        } else if (s instanceof Group g) {
            double a = 0;
            for (Shape p : g.parts()) {
                a += area(p);
            }
            return a;
        }
        throw new AssertionError();
    }

    static Shape scale(Shape s, int k) {
        if (s instanceof Circle c) {
            return new Circle(c.r * k);
        }
        if (s instanceof Rect r) {
            return new Rect(r.w() * k, r.h() * k);
        }
        Shape[] in = ((Group) s).parts();
        Shape[] out = new Shape[in.length];
        for (int i = 0; i < in.length; i++) {
            out[i] = scale(in[i], k);
        }
        return new Group(out);
    }

    static int count(Shape s) {
        if (!(s instanceof Group g)) {
            return 1;
        }
        int n = 0;
        for (Shape p : g.parts()) {
            n += count(p);
        }
        return n;
    }

    public static void main(String[] args) {
        Shape[] all = {new Circle(2), new Rect(3, 4), new Group(), new Group(new Rect(1, 1), new Group(new Circle(1), new Rect(2, 5)))};
        for (Shape s : all) {
            System.out.println(s.label() + " " + area(s) + " " + count(s));
        }
        for (Shape s : all) {
            System.out.println(area(scale(s, 3)) / 9 == area(s));
        }
        System.out.println(scale(all[1], 2) + " " + new Rect(3, 4).equals(all[1]));
        Shape top = all[3];
        if (top instanceof Group g && g.parts()[1] instanceof Group inner && inner.parts()[1] instanceof Rect r) {
            System.out.println("inner rect " + r.h());
        }
        try {
            area(null);
        } catch (AssertionError e) {
            System.out.println("null matches nothing");
        }
    }
}

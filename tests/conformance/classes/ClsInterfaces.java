// Several interfaces, constants, interface inheritance and calls through each view.
public class ClsInterfaces {
    interface Shape {
        double area();

        int SIDES = 0;
    }

    interface Named {
        String name();
    }

    interface NamedShape extends Shape, Named, Comparable<NamedShape> {
        int SIDES = 4;

        @Override
        default int compareTo(NamedShape o) {
            int c = Double.compare(area(), o.area());
            return c != 0 ? c : name().compareTo(o.name());
        }
    }

    static class Rect implements NamedShape {
        final double w;
        final double h;

        Rect(double w, double h) {
            this.w = w;
            this.h = h;
        }

        @Override
        public double area() {
            return w * h;
        }

        @Override
        public String name() {
            return w == h ? "square" : "rect";
        }
    }

    static class Tri extends Rect {
        static final int SIDES = 3;

        Tri(double b, double h) {
            super(b, h);
        }

        @Override
        public double area() {
            return super.area() / 2;
        }

        @Override
        public String name() {
            return "tri";
        }
    }

    static String describe(Named n) {
        return n.name() + (n instanceof Shape ? " " + ((Shape) n).area() : "");
    }

    static double total(Shape... s) {
        double t = 0;
        for (Shape x : s) {
            t += x.area();
        }
        return t;
    }

    public static void main(String[] args) {
        NamedShape[] all = {new Rect(2, 3), new Rect(2, 2), new Tri(4, 3), new Tri(2, 4), new Rect(1, 4)};
        java.util.Arrays.sort(all);
        for (NamedShape s : all) {
            System.out.println(describe(s));
        }
        System.out.println(total(all) + " " + total());
        System.out.println(describe(() -> "just a name"));
        System.out.println(Shape.SIDES + " " + NamedShape.SIDES + " " + Rect.SIDES + " " + Tri.SIDES);
        Object o = all[0];
        System.out.println((o instanceof Named) + " " + (o instanceof Comparable) + " " + (o instanceof Tri));
        Shape s = all[0];
        Named n = (Named) s;
        System.out.println(n.name() + " " + (s == n));
        System.out.println(all[0].compareTo(all[1]) + " " + all[1].compareTo(all[0]));
    }
}

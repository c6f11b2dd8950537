// Static nested classes: no outer instance, private access both ways, nesting in interfaces.
public class NestStatic {
    private static int secret = 7;
    private int inst = 8;

    static class Builder {
        private int w;
        private int h = 1;
        private String name = "none";

        Builder w(int w) {
            this.w = w;
            return this;
        }

        Builder h(int h) {
            this.h = h;
            return this;
        }

        Builder name(String n) {
            name = n;
            return this;
        }

        NestStatic build() {
            NestStatic s = new NestStatic();
            s.inst = w * h + secret;
            s.label = name;
            return s;
        }

        static class Deep {
            int peek(NestStatic s) {
                return s.inst + secret;
            }

            private static int calls;
        }
    }

    private String label = "";

    int hits() {
        return ++Builder.Deep.calls;
    }

    interface Shape {
        class Unit implements Shape {
            static int made;

            Unit() {
                made++;
            }

            public int area() {
                return 1;
            }
        }

        enum Kind { FLAT, SOLID }

        int area();

        Shape UNIT = new Unit();
    }

    static class Node<T> {
        T v;
        Node<T> next;

        Node(T v, Node<T> next) {
            this.v = v;
            this.next = next;
        }

        static <T> Node<T> of(T... vs) {
            Node<T> n = null;
            for (int i = vs.length - 1; i >= 0; i--) {
                n = new Node<>(vs[i], n);
            }
            return n;
        }

        public String toString() {
            return v + (next == null ? "" : "," + next);
        }
    }

    public static void main(String[] args) {
        NestStatic s = new Builder().w(3).h(4).name("box").build();
        System.out.println(s.inst + " " + s.label);
        System.out.println(new NestStatic.Builder().build().inst);
        System.out.println(new Builder.Deep().peek(s));
        System.out.println(s.hits() + s.hits() + Builder.Deep.calls);
        System.out.println(Shape.UNIT.area() + Shape.Unit.made);
        System.out.println(new Shape.Unit().area() + Shape.Unit.made);
        System.out.println(Shape.Kind.SOLID + " " + Shape.Kind.values().length);
        System.out.println(Node.of("a", "b", "c") + " " + Node.of(1).next);
        Builder b = new Builder();
        b.w = 9;
        b.w(b.w + 1);
        System.out.println(b.w + b.name);
        secret = 0;
        System.out.println(b.build().inst);
    }
}

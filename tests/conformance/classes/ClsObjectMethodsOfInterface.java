// Object's methods through interface types, and overriding them in lambdas' neighbours.
public class ClsObjectMethodsOfInterface {
    interface Thing {
        int id();

        boolean equals(Object o);
    }

    static class A implements Thing {
        final int id;

        A(int id) {
            this.id = id;
        }

        @Override
        public int id() {
            return id;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Thing && ((Thing) o).id() == id;
        }

        @Override
        public int hashCode() {
            return id;
        }

        @Override
        public String toString() {
            return "A" + id;
        }
    }

    static class B extends A {
        B(int id) {
            super(id);
        }

        @Override
        public String toString() {
            return "B:" + super.toString();
        }
    }

    static <T> String show(T t) {
        return t + "/" + t.hashCode() + "/" + t.equals(t);
    }

    public static void main(String[] args) {
        Thing a = new A(1);
        Thing b = new B(1);
        System.out.println(a.equals(b) + " " + b.equals(a) + " " + a.equals(new A(2)) + " " + a.equals("1"));
        System.out.println(a.toString() + " " + b + " " + a.hashCode());
        Thing lambda = () -> 1;
        System.out.println(a.equals(lambda) + " " + lambda.equals(a) + " " + lambda.equals(lambda) + " " + lambda.id());
        System.out.println(show(a) + " " + show(b) + " " + show("s") + " " + show(5));
        Comparable<String> c = "text";
        System.out.println(c.toString() + c.equals("text") + c.hashCode());
        CharSequence cs = "chars";
        System.out.println(cs.toString().length() + " " + cs.equals("chars") + " " + cs.charAt(0));
        Runnable r = new Runnable() {
            @Override
            public void run() {
                System.out.println(this + " runs");
            }

            @Override
            public String toString() {
                return "runner";
            }
        };
        r.run();
        System.out.println(r.getClass() == r.getClass());
        Object[] os = {a, b, "s", 'c', 1L};
        int h = 0;
        for (Object o : os) {
            h = h * 31 + o.hashCode();
        }
        System.out.println(h);
        java.util.Map<Thing, String> map = new java.util.HashMap<>();
        map.put(a, "a");
        map.put(b, "b");
        System.out.println(map.size() + map.get(new A(1)));
    }
}

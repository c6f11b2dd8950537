// Overriding with a type argument: calls through the raw and generic types reach the same code.
public class ClsBridgeGeneric {
    static abstract class Handler<T> {
        String log = "";

        abstract void handle(T t);

        void all(Iterable<? extends T> ts) {
            for (T t : ts) {
                handle(t);
            }
        }
    }

    static class StringHandler extends Handler<String> {
        @Override
        void handle(String s) {
            log += "S" + s.length();
        }

        void handle(Integer o) {
            log += "I" + o;
        }
    }

    static class Node<T extends Comparable<T>> implements Comparable<Node<T>> {
        T v;

        Node(T v) {
            this.v = v;
        }

        @Override
        public int compareTo(Node<T> o) {
            return v.compareTo(o.v);
        }
    }

    static class Box<T> {
        T t;

        void set(T t) {
            this.t = t;
        }
    }

    static class IntBox extends Box<Integer> {
        @Override
        void set(Integer i) {
            super.set(i * 2);
        }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        StringHandler h = new StringHandler();
        h.handle("abc");
        h.handle(5);
        Handler<String> g = h;
        g.handle("xy");
        g.all(java.util.List.of("a", "bb"));
        System.out.println(h.log);
        Node<String> a = new Node<>("a");
        Node<String> b = new Node<>("b");
        Comparable<Node<String>> ca = a;
        System.out.println(a.compareTo(b) + " " + ca.compareTo(b) + " " + ((Comparable) b).compareTo(a));
        try {
            ((Comparable) a).compareTo("not a node");
            System.out.println("no exception");
        } catch (ClassCastException e) {
            System.out.println("CCE in the bridge");
        }
        IntBox ib = new IntBox();
        ib.set(4);
        System.out.println(ib.t);
        Box<Integer> bi = ib;
        bi.set(5);
        System.out.println(bi.t);
        Box raw = ib;
        raw.set(6);
        System.out.println(ib.t);
        try {
            raw.set("text");
            System.out.println("no exception");
        } catch (ClassCastException e) {
            System.out.println("CCE in set, still " + ib.t);
        }
        Box plain = new Box<Integer>();
        plain.set("text");
        System.out.println(plain.t);
    }
}

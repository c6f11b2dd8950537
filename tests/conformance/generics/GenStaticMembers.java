// Static members are shared by all parameterisations; instance state is not.
public class GenStaticMembers<T> {
    static int made;
    static Object last;
    final int id;
    T v;

    GenStaticMembers(T v) {
        this.v = v;
        id = ++made;
        last = v;
    }

    static <U> GenStaticMembers<U> copy(GenStaticMembers<? extends U> g) {
        return new GenStaticMembers<U>(g.v);
    }

    static class Registry<K extends Comparable<K>> {
        private static int total;
        private K min;
        private int mine;

        void offer(K k) {
            total++;
            mine++;
            if (min == null || k.compareTo(min) < 0) {
                min = k;
            }
        }
    }

    boolean sameClass(Object o) {
        return o.getClass() == getClass();
    }

    @SuppressWarnings("unchecked")
    static <X> X dflt(X... none) {
        return none.length > 0 ? none[0] : null;
    }

    public static void main(String[] args) {
        GenStaticMembers<String> a = new GenStaticMembers<>("s");
        GenStaticMembers<Integer> b = new GenStaticMembers<>(5);
        System.out.println(a.id + " " + b.id + " " + made + " " + last);
        System.out.println(a.made + b.made + GenStaticMembers.made);
        System.out.println(a.sameClass(b) + " " + a.sameClass("s"));
        GenStaticMembers<Object> c = copy(a);
        c.v = 10;
        System.out.println(c.v + " " + a.v + " " + made);
        GenStaticMembers<Number> d = GenStaticMembers.<Number>copy(b);
        d.v = d.v.intValue() + 0.5;
        System.out.println(d.v + " " + b.v);
        Registry<String> r = new Registry<>();
        Registry<Integer> q = new Registry<>();
        r.offer("m");
        r.offer("c");
        q.offer(9);
        System.out.println(r.min + " " + r.mine + " " + q.min + " " + q.mine + " " + Registry.total);
        System.out.println(dflt("x", "y") + " " + GenStaticMembers.<Integer>dflt());
        GenStaticMembers<?> any = b;
        Object o = any.v;
        System.out.println(o.equals(5) + " " + any.id);
        System.out.println(new java.util.ArrayList<String>().getClass() == new java.util.ArrayList<Integer>().getClass());
    }
}

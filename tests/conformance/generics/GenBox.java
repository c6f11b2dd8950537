// A generic class with methods, boxing at its borders, and several type arguments.
public class GenBox<T> {
    private T value;
    private int sets;

    GenBox() {
    }

    GenBox(T value) {
        this.value = value;
    }

    T get() {
        return value;
    }

    GenBox<T> set(T v) {
        value = v;
        sets++;
        return this;
    }

    boolean same(GenBox<?> o) {
        return o.value == value || value != null && value.equals(o.value);
    }

    static <A> GenBox<A> of(A a) {
        return new GenBox<>(a);
    }

    <R> GenBox<R> map(java.util.function.Function<T, R> f) {
        return new GenBox<>(f.apply(value));
    }

    @Override
    public String toString() {
        return "Box(" + value + ")";
    }

    public static void main(String[] args) {
        GenBox<Integer> i = new GenBox<>(5);
        int x = i.get() + 1;
        i.set(x).set(i.get() * 10);
        System.out.println(i + " " + i.sets + " " + x);
        GenBox<String> s = of("hi");
        System.out.println(s.get().length() + s.map(String::toUpperCase).get());
        System.out.println(s.map(String::length).map(n -> n * 2.5).get());
        GenBox<GenBox<String>> bb = of(s);
        System.out.println(bb.get().get() + " " + bb);
        GenBox<int[]> arr = of(new int[] {1, 2});
        arr.get()[0] = 9;
        System.out.println(arr.get()[0] + arr.get().length);
        GenBox<Object> o = new GenBox<>();
        System.out.println(o.get() + " " + o.set(1).get() + " " + o.set("s").get());
        System.out.println(i.same(of(50)) + " " + s.same(of("h" + "i")) + " " + s.same(i) + " " + new GenBox<>().same(new GenBox<String>()));
        GenBox<Long> l = of(1L);
        l.set(l.get() + 1);
        long prim = l.get();
        System.out.println(prim);
        GenBox<Character> c = of('a');
        char next = (char) (c.get() + 1);
        System.out.println(next);
        GenBox<Boolean> b = of(true);
        if (b.get() && !b.set(false).get()) {
            System.out.println(b);
        }
        GenBox<Integer> nul = new GenBox<>();
        try {
            int bad = nul.get();
            System.out.println(bad);
        } catch (NullPointerException e) {
            System.out.println("unboxed null");
        }
    }
}

// Generic interfaces implemented with concrete, generic and functional types.
import java.util.ArrayList;
import java.util.List;

public class GenInterfaces {
    interface Monoid<T> {
        T zero();

        T plus(T a, T b);

        default T sum(Iterable<? extends T> ts) {
            T r = zero();
            for (T t : ts) {
                r = plus(r, t);
            }
            return r;
        }

        default <U> Monoid<Object[]> pair(Monoid<U> o) {
            Monoid<T> self = this;
            return new Monoid<>() {
                @Override
                public Object[] zero() {
                    return new Object[] {self.zero(), o.zero()};
                }

                @Override
                @SuppressWarnings("unchecked")
                public Object[] plus(Object[] a, Object[] b) {
                    return new Object[] {self.plus((T) a[0], (T) b[0]), o.plus((U) a[1], (U) b[1])};
                }
            };
        }
    }

    enum Ints implements Monoid<Integer> {
        SUM {
            @Override
            public Integer zero() {
                return 0;
            }

            @Override
            public Integer plus(Integer a, Integer b) {
                return a + b;
            }
        },
        PRODUCT {
            @Override
            public Integer zero() {
                return 1;
            }

            @Override
            public Integer plus(Integer a, Integer b) {
                return a * b;
            }
        }
    }

    static class Lists<E> implements Monoid<List<E>> {
        @Override
        public List<E> zero() {
            return new ArrayList<>();
        }

        @Override
        public List<E> plus(List<E> a, List<E> b) {
            List<E> r = new ArrayList<>(a);
            r.addAll(b);
            return r;
        }
    }

    interface Converter<A, B> {
        B to(A a);

        default <C> Converter<A, C> then(Converter<? super B, ? extends C> c) {
            return a -> c.to(to(a));
        }

        static <X> Converter<X, X> same() {
            return x -> x;
        }
    }

    interface StringTo<B> extends Converter<String, B> {
    }

    static class Len implements StringTo<Integer> {
        @Override
        public Integer to(String s) {
            return s.length();
        }
    }

    public static void main(String[] args) {
        System.out.println(Ints.SUM.sum(List.of(1, 2, 3)) + " " + Ints.PRODUCT.sum(List.of(2, 3, 4)) + " " + Ints.SUM.sum(List.of()));
        System.out.println(new Lists<String>().sum(List.of(List.of("a"), List.of(), List.of("b", "c"))));
        Monoid<String> cat = new Monoid<>() {
            @Override
            public String zero() {
                return "";
            }

            @Override
            public String plus(String a, String b) {
                return a + b;
            }
        };
        System.out.println(cat.sum(List.of("x", "y")).length());
        Object[] p = Ints.SUM.pair(cat).plus(new Object[] {1, "q"}, new Object[] {2, "r"});
        System.out.println(p[0] + "" + p[1]);
        Converter<String, Integer> len = new Len();
        System.out.println(len.then(n -> n * 2.5).then(Object::toString).to("abcd"));
        System.out.println(Converter.<String>same().then(len).to("xyz"));
        StringTo<Character> first = s -> s.charAt(0);
        System.out.println(first.then(c -> (char) (c + 1)).to("m"));
        Converter<Object, String> any = o -> "<" + o + ">";
        System.out.println(len.then(any).then(new Len()).to("four"));
        for (Monoid<Integer> m : Ints.values()) {
            System.out.print(m.zero() + " ");
        }
        System.out.println();
    }
}

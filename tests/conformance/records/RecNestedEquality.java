// Structural equality and hashing of nested records, lists and arrays inside records.
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public class RecNestedEquality {
    record Inner(int v) {
    }

    record Outer(Inner a, List<Inner> list, String s) {
    }

    record WithArray(int[] a) {
        @Override
        public boolean equals(Object o) {
            return o instanceof WithArray && Arrays.equals(a, ((WithArray) o).a);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(a);
        }
    }

    record PlainArray(int[] a) {
    }

    record Money(long cents, String currency) {
        static Money eur(double d) {
            return new Money(Math.round(d * 100), "EUR");
        }
    }

    public static void main(String[] args) {
        Outer x = new Outer(new Inner(1), List.of(new Inner(2), new Inner(3)), "s");
        Outer y = new Outer(new Inner(1), Arrays.asList(new Inner(2), new Inner(3)), new String("s"));
        System.out.println(x.equals(y) + " " + (x.hashCode() == y.hashCode()) + " " + (x == y));
        System.out.println(x.equals(new Outer(new Inner(1), List.of(new Inner(3), new Inner(2)), "s")));
        System.out.println(new Outer(null, null, null).equals(new Outer(null, null, null)) + " " + new Outer(null, null, null));
        System.out.println(new WithArray(new int[] {1, 2}).equals(new WithArray(new int[] {1, 2})) + " " + new PlainArray(new int[] {1}).equals(new PlainArray(new int[] {1})));
        Set<Object> set = new HashSet<>();
        set.add(x);
        set.add(y);
        set.add(new WithArray(new int[] {7}));
        set.add(new WithArray(new int[] {7}));
        set.add(new Inner(1));
        set.add(1);
        System.out.println(set.size());
        System.out.println(Money.eur(1.25).equals(new Money(125, "EUR")) + " " + Money.eur(0.1) + " " + Objects.equals(Money.eur(1), Money.eur(1.001)));
        Map<Inner, Outer> m = Map.of(new Inner(5), x);
        System.out.println(m.get(new Inner(5)).a().v() + " " + m.containsKey(new Inner(6)));
        System.out.println(List.of(new Inner(1), new Inner(2)).indexOf(new Inner(2)) + " " + List.of(x).contains(y));
        record Inner2(int v) {
        }
        Object i1 = new Inner(4);
        Object i2 = new Inner2(4);
        System.out.println(i1.equals(i2) + " " + i1 + " " + i2);
        System.out.println(new Inner(0).hashCode() == Integer.hashCode(0));
    }
}

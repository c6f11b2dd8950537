// Comparator chains: comparing, thenComparing, reversed, nullsFirst, natural and reverse order.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

public class LamComparators {
    record Person(String name, int age, String city) {
        @Override
        public String toString() {
            return name + age + city.charAt(0);
        }
    }

    static void show(List<Person> ps, Comparator<? super Person> c) {
        List<Person> l = new ArrayList<>(ps);
        l.sort(c);
        System.out.println(l);
    }

    public static void main(String[] args) {
        List<Person> ps = List.of(new Person("Bob", 30, "Rome"), new Person("ann", 25, "Oslo"), new Person("Cid", 30, "Oslo"),
            new Person("Dee", 25, "Rome"), new Person("Bob", 20, "Oslo"));
        show(ps, Comparator.comparing(Person::name));
        show(ps, Comparator.comparing(Person::age));
        show(ps, Comparator.comparingInt(Person::age).reversed());
        show(ps, Comparator.comparing(Person::city).thenComparing(Person::age).thenComparing(Person::name));
        show(ps, Comparator.comparing(Person::city, Comparator.reverseOrder()).thenComparingInt(Person::age));
        show(ps, Comparator.comparing(Person::name, String.CASE_INSENSITIVE_ORDER));
        show(ps, Comparator.comparing((Person p) -> p.name().length()).thenComparing(Person::age, (a, b) -> b - a).reversed());
        show(ps, (a, b) -> a.age() != b.age() ? Integer.compare(a.age(), b.age()) : b.name().compareTo(a.name()));
        show(ps, Collections.reverseOrder(Comparator.comparing(Person::age)));
        show(ps, (a, b) -> 0);
        List<String> nulls = Arrays.asList("b", null, "a", null, "C");
        nulls.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(nulls);
        nulls.sort(Comparator.nullsLast(String.CASE_INSENSITIVE_ORDER.reversed()));
        System.out.println(nulls);
        System.out.println(Collections.max(ps, Comparator.comparing(Person::age).thenComparing(Person::name)));
        System.out.println(Collections.min(ps, Comparator.comparingInt(Person::age)));
        Comparator<Integer> mod = Comparator.comparing(x -> x % 3);
        System.out.println(mod.compare(4, 7) + " " + mod.compare(5, 3) + " " + mod.reversed().compare(5, 3));
        Integer[] a = {9, 8, 7, 6, 5, 4};
        Arrays.sort(a, mod.thenComparing(Comparator.naturalOrder()));
        System.out.println(Arrays.toString(a));
        Arrays.sort(a, Comparator.comparingDouble(x -> -x / 2.0));
        System.out.println(Arrays.toString(a));
    }
}

// Records that implement interfaces, sort by Comparable, and serve as map keys.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntSupplier;

public class RecInterfaces {
    interface Shape {
        double area();

        default String info() {
            return getClass().getSimpleName() + " " + area();
        }
    }

    record Square(double side) implements Shape {
        @Override
        public double area() {
            return side * side;
        }
    }

    record Rect(double w, double h) implements Shape {
        @Override
        public double area() {
            return w * h;
        }

        @Override
        public String info() {
            return "R:" + Shape.super.info();
        }
    }

    interface HasName {
        String name();
    }

    record Person(String name, int age) implements HasName, Comparable<Person> {
        @Override
        public int compareTo(Person o) {
            return Comparator.comparingInt(Person::age).thenComparing(Person::name).compare(this, o);
        }
    }

    record Fixed(int getAsInt) implements IntSupplier {
    }

    static String greet(HasName n) {
        return "hi " + n.name();
    }

    public static void main(String[] args) {
        for (Shape s : new Shape[] {new Square(2), new Rect(2, 3.5), () -> 1}) {
            System.out.println(s instanceof Record ? s.info() : "lambda " + s.area());
        }
        Person[] ps = {new Person("bob", 30), new Person("ann", 30), new Person("cy", 5)};
        Arrays.sort(ps);
        System.out.println(Arrays.toString(ps));
        System.out.println(greet(ps[0]) + " " + greet(() -> "lambda"));
        System.out.println(new Fixed(9).getAsInt());
        TreeSet<Person> set = new TreeSet<>(Arrays.asList(ps));
        set.add(new Person("ann", 30));
        System.out.println(set.size() + " " + set.first().name() + " " + set.last().name());
        Map<Person, Integer> m = new HashMap<>();
        for (int i = 0; i < 4; i++) {
            m.merge(new Person("p", i % 2), i, Integer::sum);
        }
        System.out.println(m.get(new Person("p", 0)) + " " + m.get(new Person("p", 1)) + " " + m.size());
        record Key(int a, String b) {
        }
        Map<Key, String> km = new HashMap<>();
        km.put(new Key(1, "x"), "first");
        km.put(new Key(1, new String("x")), "second");
        System.out.println(km.size() + km.get(new Key(1, "x")));
        List<Person> l = new ArrayList<>(List.of(ps));
        l.sort(Comparator.comparing(Person::name).reversed());
        System.out.println(l.get(0).name() + l.indexOf(new Person("cy", 5)) + l.contains(new Person("cy", 6)));
    }
}

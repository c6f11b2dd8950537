// Calls whose result types come from wildcards, nested generics and bounded captures.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class GenCaptureCalls {
    static class Animal {
        String noise() {
            return "...";
        }
    }

    static class Dog extends Animal {
        @Override
        String noise() {
            return "woof";
        }

        String fetch() {
            return "stick";
        }
    }

    static class Kennel<A extends Animal> {
        private final List<A> in = new ArrayList<>();

        @SafeVarargs
        Kennel(A... as) {
            in.addAll(Arrays.asList(as));
        }

        A top() {
            return in.get(in.size() - 1);
        }

        void move(Kennel<? super A> other) {
            other.in.add(in.remove(0));
        }

        void take(Kennel<? extends A> other) {
            in.addAll(other.in);
            other.in.clear();
        }
    }

    static String loudest(Kennel<? extends Animal> k) {
        return k.top().noise() + k.in.size();
    }

    static void rotate(List<?> l) {
        rotateHelper(l);
    }

    private static <T> void rotateHelper(List<T> l) {
        l.add(l.remove(0));
    }

    static <K, V extends Comparable<? super V>> K argMax(Map<? extends K, ? extends V> m) {
        K best = null;
        V bv = null;
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            if (bv == null || e.getValue().compareTo(bv) > 0) {
                best = e.getKey();
                bv = e.getValue();
            }
        }
        return best;
    }

    static double avg(Map<?, ? extends List<? extends Number>> m) {
        double s = 0;
        int n = 0;
        for (List<? extends Number> l : m.values()) {
            for (Number x : l) {
                s += x.doubleValue();
                n++;
            }
        }
        return s / n;
    }

    public static void main(String[] args) {
        Kennel<Dog> dogs = new Kennel<>(new Dog(), new Dog());
        Kennel<Animal> all = new Kennel<>(new Animal());
        System.out.println(dogs.top().fetch() + loudest(dogs) + loudest(all));
        dogs.move(all);
        System.out.println(loudest(all) + loudest(dogs));
        all.take(dogs);
        System.out.println(all.in.size() + " " + dogs.in.size());
        List<String> l = new ArrayList<>(List.of("a", "b", "c"));
        rotate(l);
        System.out.println(l);
        Map<String, Integer> votes = new LinkedHashMap<>();
        votes.put("x", 3);
        votes.put("y", 7);
        votes.put("z", 7);
        String winner = argMax(votes);
        System.out.println(winner);
        Object w = argMax(Map.of(1, "q"));
        System.out.println(w);
        Map<String, List<Integer>> m = new LinkedHashMap<>();
        m.put("p", List.of(1, 2));
        m.put("q", List.of(6));
        System.out.println(avg(m));
        List<? extends List<? extends Number>> nested = List.of(List.of(1, 2), List.of(3.5));
        double t = 0;
        for (List<? extends Number> row : nested) {
            t += row.get(row.size() - 1).doubleValue();
        }
        System.out.println(t);
        Kennel<? super Dog> any = all;
        Animal a = any.top();
        System.out.println(a.noise() + (a instanceof Dog));
    }
}

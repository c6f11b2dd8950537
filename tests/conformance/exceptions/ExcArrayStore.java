// Covariant arrays check every store at run time.
public class ExcArrayStore {
    static class Animal {
        String name() {
            return "animal";
        }
    }

    static class Dog extends Animal {
        @Override
        String name() {
            return "dog";
        }
    }

    static class Cat extends Animal {
        @Override
        String name() {
            return "cat";
        }
    }

    static void put(Object[] a, int i, Object o) {
        try {
            a[i] = o;
            System.out.println("stored");
        } catch (ArrayStoreException e) {
            System.out.println("refused");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
    }

    static void fill(Animal[] a, Animal x) {
        int done = 0;
        try {
            for (int i = 0; i < a.length; i++) {
                a[i] = x;
                done++;
            }
        } catch (ArrayStoreException e) {
            System.out.println("stopped after " + done);
            return;
        }
        System.out.println("filled " + a[0].name());
    }

    public static void main(String[] args) {
        put(new Object[1], 0, "s");
        put(new String[1], 0, "s");
        put(new String[1], 0, 1);
        put(new String[1], 0, null);
        put(new String[1], 1, 1);
        put(new Integer[1], 0, 1);
        put(new Number[1], 0, 1.5);
        put(new Integer[1], 0, 1L);
        put(new int[1][], 0, new int[0]);
        put(new int[1][], 0, new long[0]);
        put(new Object[1][], 0, new String[0]);
        put(new String[1][], 0, new Object[0]);
        put(new Comparable[1], 0, "cmp");
        put(new Comparable[1], 0, new Dog());
        put(new Runnable[1], 0, (Runnable) () -> { });
        fill(new Animal[2], new Dog());
        fill(new Dog[2], new Dog());
        fill(new Cat[2], new Dog());
        Animal[] dogs = new Dog[1];
        Object[] up = dogs;
        put(up, 0, new Dog());
        put(up, 0, new Animal());
        System.out.println(dogs[0].name() + " " + (up == dogs) + " " + (up instanceof Dog[]));
        Animal[] mixed = {new Dog(), new Cat()};
        mixed[0] = mixed[1];
        System.out.println(mixed[0].name());
    }
}

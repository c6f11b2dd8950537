// instanceof along the hierarchy, with interfaces, arrays, null and generics.
public class ClsInstanceof {
    interface Swims {
    }

    interface Flies {
    }

    static class Animal {
    }

    static class Duck extends Animal implements Swims, Flies {
    }

    static class Mallard extends Duck {
    }

    static class Fish extends Animal implements Swims {
    }

    static String classify(Object o) {
        String s = "";
        if (o instanceof Animal) {
            s += "Animal ";
        }
        if (o instanceof Duck) {
            s += "Duck ";
        }
        if (o instanceof Mallard) {
            s += "Mallard ";
        }
        if (o instanceof Swims) {
            s += "Swims ";
        }
        if (o instanceof Flies) {
            s += "Flies ";
        }
        if (o instanceof Comparable) {
            s += "Comparable ";
        }
        if (o instanceof Object[]) {
            s += "Object[] ";
        }
        if (o instanceof Swims[]) {
            s += "Swims[] ";
        }
        if (o instanceof int[]) {
            s += "int[] ";
        }
        if (o instanceof Number) {
            s += "Number ";
        }
        if (!(o instanceof Object)) {
            s += "null ";
        }
        return s.trim();
    }

    public static void main(String[] args) {
        Object[] all = {new Animal(), new Duck(), new Mallard(), new Fish(), "s", 1, 2.0, 'c', null,
            new Duck[0], new Animal[0], new int[0], new int[0][], new String[0], new Object(), true};
        for (Object o : all) {
            System.out.println(classify(o));
        }
        Animal a = new Mallard();
        System.out.println(a instanceof Duck && !(a instanceof Swims == false));
        System.out.println(a.getClass() == Duck.class);
        System.out.println(a.getClass() == Mallard.class);
        System.out.println(a.getClass().getSimpleName() + " " + new Fish().getClass().getName());
        java.util.List<String> l = new java.util.ArrayList<>();
        System.out.println(l instanceof java.util.ArrayList<String>);
        System.out.println((Object) l instanceof java.util.Collection<?>);
    }
}

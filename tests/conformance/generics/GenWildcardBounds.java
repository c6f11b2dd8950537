// What is read through a wildcard is of the bound of the wildcard and of the bound that the type parameter declares.
import java.util.ArrayList;
import java.util.List;

public class GenWildcardBounds {
    interface Tag {
        int tag();
    }

    static class Root {
        int value;

        Root(int value) {
            this.value = value;
        }

        Root twice() {
            return new Root(2 * value);
        }
    }

    static class Kid extends Root implements Tag {
        Kid(int value) {
            super(value);
        }

        public int tag() {
            return value + 100;
        }
    }

    static class Box<T extends Root> {
        T item;
        List<T> all = new ArrayList<>();
        T[] cells;

        Box(T item) {
            this.item = item;
            all.add(item);
        }

        T get() {
            return item;
        }
    }

    static class Deep<U extends Kid> extends Box<U> {
        Deep(U item) {
            super(item);
        }
    }

    record Pair<A extends Root, B extends Tag>(A a, B b) {
    }

    static class Key<T extends Comparable<T>> {
        T key;

        Key(T key) {
            this.key = key;
        }
    }

    static int field(Box<?> box) {
        Root found = box.item;
        return found.value + box.item.twice().value;
    }

    static int call(Box<?> box) {
        Root found = box.get();
        return found.value + box.get().twice().value;
    }

    static int below(Box<? super Kid> box) {
        Root found = box.item;
        box.item = new Kid(7);
        return found.value + box.get().value;
    }

    static int both(Box<? extends Tag> box) {
        Root root = box.item;
        Tag tag = box.item;
        return root.value + tag.tag() + box.item.tag() + box.item.value + box.get().tag() + box.get().value;
    }

    static int elements(Box<?> box) {
        int sum = 0;
        for (Root each : box.all) {
            sum += each.value;
        }
        for (Root each : box.cells) {
            sum += each.value;
        }
        return sum + box.cells[0].value;
    }

    static int inherited(Deep<?> deep) {
        Kid found = deep.item;
        return found.tag() + deep.get().tag();
    }

    static int components(Pair<?, ?> pair) {
        return pair.a().value + pair.b().tag();
    }

    static boolean compared(Key<?> key) {
        Comparable<?> found = key.key;
        return found != null;
    }

    static <T extends Root> int of(Box<? extends T> box) {
        T found = box.item;
        Root root = box.item;
        return found.value + root.value;
    }

    static int raw(Box box) {
        Root found = box.item;
        return found.value;
    }

    public static void main(String[] args) {
        Box<Kid> kids = new Box<>(new Kid(3));
        kids.cells = new Kid[] {new Kid(4), new Kid(5)};
        System.out.println(field(kids));
        System.out.println(call(kids));
        System.out.println(both(kids));
        System.out.println(elements(kids));
        System.out.println(inherited(new Deep<>(new Kid(9))));
        System.out.println(components(new Pair<>(new Root(1), new Kid(2))));
        System.out.println(compared(new Key<>("a")));
        System.out.println(of(kids));
        System.out.println(raw(kids));
        System.out.println(below(new Box<Root>(new Root(6))));
    }
}

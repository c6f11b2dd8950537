// Static fields of enums: constants come first, constructors cannot see later statics.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class EnumStatics {
    static List<String> log = new ArrayList<>();

    enum Color {
        RED("r"), GREEN("g"), BLUE("b");

        private static final Map<String, Color> BY_KEY = new HashMap<>();
        static int count = 10;
        static final int CONST = 7;

        static {
            log.add("static block");
            for (Color c : values()) {
                BY_KEY.put(c.key, c);
                count++;
            }
        }

        final String key;
        final int seenConst = CONST;

        {
            log.add("instance block " + ordinal());
        }

        Color(String key) {
            this.key = key;
            log.add("constructor " + name());
        }

        static Color of(String k) {
            return BY_KEY.get(k);
        }
    }

    static class Counter {
        static int made;
    }

    enum Lazy {
        A, B;

        final int at;

        Lazy() {
            at = ++Counter.made;
        }
    }

    enum Tree {
        ROOT(null), LEFT(ROOT), RIGHT(ROOT), LEAF(LEFT);

        final Tree parent;

        Tree(Tree p) {
            parent = p;
        }

        String path() {
            return parent == null ? "/" : parent.path() + name().toLowerCase() + "/";
        }

        static final Tree DEFAULT = LEAF;

        List<Tree> kids() {
            List<Tree> l = new ArrayList<>();
            for (Tree t : values()) {
                if (t.parent == this) {
                    l.add(t);
                }
            }
            return l;
        }
    }

    public static void main(String[] args) {
        System.out.println(log);
        System.out.println(Color.of("g") + " " + Color.of("x") + " " + Color.count + " " + Color.RED.seenConst);
        System.out.println(log);
        System.out.println(Counter.made);
        System.out.println(Lazy.B.at + " " + Lazy.A.at + " " + Counter.made);
        for (Tree t : Tree.values()) {
            System.out.println(t.path() + " " + t.kids());
        }
        System.out.println(Tree.DEFAULT.parent.parent == Tree.ROOT);
        Color.count = 0;
        Color.RED.count++;
        System.out.println(Color.count);
    }
}

// this as argument, return value, key; fluent interfaces; callbacks to a half-built object.
import java.util.ArrayList;
import java.util.List;

public class ClsThisEscape {
    static final List<ClsThisEscape> ALL = new ArrayList<>();
    String name;
    int size;
    ClsThisEscape parent;
    final List<ClsThisEscape> kids = new ArrayList<>();

    ClsThisEscape(String name) {
        this.name = name;
        ALL.add(this);
    }

    ClsThisEscape(String name, ClsThisEscape parent) {
        this(name);
        this.parent = parent;
        parent.adopt(this);
        this.name = this.name + "*";
    }

    void adopt(ClsThisEscape k) {
        System.out.println(name + " adopts " + k.name + " " + (k.parent == this));
        kids.add(k);
    }

    ClsThisEscape size(int n) {
        this.size = n;
        return this;
    }

    ClsThisEscape named(String n) {
        name = n;
        return this;
    }

    int total() {
        int t = size;
        for (ClsThisEscape k : kids) {
            t += k.total();
        }
        return t;
    }

    String path() {
        return parent == null ? name : parent.path() + "/" + name;
    }

    boolean isSame(ClsThisEscape o) {
        return this == o;
    }

    interface Listener {
        void changed(Model m);
    }

    static class Model {
        int v = 1;

        Model(Listener l) {
            l.changed(this);
            v = 5;
            l.changed(this);
        }
    }

    public static void main(String[] args) {
        ClsThisEscape root = new ClsThisEscape("root").size(1);
        ClsThisEscape a = new ClsThisEscape("a", root).size(2);
        ClsThisEscape b = new ClsThisEscape("b", a).size(3).named("bb");
        System.out.println(root.total() + " " + a.total() + " " + b.total());
        System.out.println(b.path());
        System.out.println(ALL.size() + " " + ALL.get(2).name + " " + ALL.get(0).isSame(root) + " " + b.isSame(a));
        new Model(m -> System.out.println("v " + m.v));
        System.out.println(new ClsThisEscape("x").size(9).named("y").size);
        ClsThisEscape[] chain = {null};
        chain[0] = new ClsThisEscape("c").size(chain.length);
        System.out.println(chain[0].size);
    }
}

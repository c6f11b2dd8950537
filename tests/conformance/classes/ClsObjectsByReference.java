// References are values: aliasing, parameters, swaps that do not swap, arrays of objects.
public class ClsObjectsByReference {
    int v;
    ClsObjectsByReference link;

    ClsObjectsByReference(int v) {
        this.v = v;
    }

    static void swap(ClsObjectsByReference a, ClsObjectsByReference b) {
        ClsObjectsByReference t = a;
        a = b;
        b = t;
    }

    static void swapContents(ClsObjectsByReference a, ClsObjectsByReference b) {
        int t = a.v;
        a.v = b.v;
        b.v = t;
    }

    static ClsObjectsByReference replace(ClsObjectsByReference o) {
        o.v = 100;
        o = new ClsObjectsByReference(200);
        o.v++;
        return o;
    }

    ClsObjectsByReference self() {
        return this;
    }

    static int changePrimitive(int x) {
        x += 100;
        return x;
    }

    public static void main(String[] args) {
        ClsObjectsByReference a = new ClsObjectsByReference(1);
        ClsObjectsByReference b = new ClsObjectsByReference(2);
        swap(a, b);
        System.out.println(a.v + " " + b.v);
        swapContents(a, b);
        System.out.println(a.v + " " + b.v);
        ClsObjectsByReference c = a;
        c.v = 9;
        System.out.println(a.v + " " + (a == c) + " " + (a == b) + " " + (a.self() == c));
        ClsObjectsByReference r = replace(a);
        System.out.println(a.v + " " + r.v);
        a.link = a;
        a.link.link.link.v = 7;
        System.out.println(a.v);
        ClsObjectsByReference[] arr = {a, b, a};
        arr[0].v = 55;
        System.out.println(arr[2].v + " " + (arr[0] == arr[2]));
        arr[0] = b;
        System.out.println(a.v + " " + arr[2].v);
        int x = 5;
        System.out.println(changePrimitive(x) + " " + x);
        swapContents(a, a);
        System.out.println(a.v);
        b.link = c;
        c = null;
        System.out.println(b.link.v + " " + (c == null) + " " + (b.link != null));
        Object o = a;
        System.out.println(o == a);
        final ClsObjectsByReference f = b;
        f.v = -1;
        System.out.println(b.v);
    }
}

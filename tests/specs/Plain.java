// straight-line code, branches, calls, recursion, dispatch, exceptions, static fields, arrays
class Plain {
    int v;
    Plain left;
    Plain right;
    static int count;
    static Plain newest;

    Plain(int v) {
        this.v = v;
    }

    static void swap(Plain a, Plain b) {
        int t = a.v;
        a.v = b.v;
        b.v = t;
    }

    static void maybe(Plain a, Plain b, boolean c) {
        if (c) {
            a.left = b;
        }
    }

    static void early(Plain a, boolean c) {
        if (c) {
            return;
        }
        a.v = 7;
    }

    void inc() {
        v = v + 1;
    }

    static Plain make() {
        Plain made = new Plain(1);
        newest = made;
        count++;
        return made;
    }

    static void all(Plain t) {
        if (t != null) {
            t.v = 0;
            all(t.left);
            all(t.right);
        }
    }

    static void set(Plain a, Plain b) {
        a.left = b;
    }

    static void use(Plain p, Plain q) {
        set(p, q);
        set(q, p);
    }

    static int get(Plain p) {
        try {
            return p.v;
        } catch (NullPointerException e) {
            return -1;
        } finally {
            count = 5;
        }
    }

    static void reject(int k) {
        if (k < 0) {
            throw new IllegalArgumentException();
        }
    }

    static void fill(int[] a, int x) {
        for (int i = 0; i < a.length; i++) {
            a[i] = x;
        }
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Plain)) {
            return false;
        }
        Plain p = (Plain) o;
        return p.v == v;
    }

    static int find(Object[] all, Object o) {
        for (int i = 0; i < all.length; i++) {
            if (o.equals(all[i])) {
                return i;
            }
        }
        return -1;
    }
}

abstract class Shape {
    int n;

    abstract int area();

    void run() {
        n = area();
    }
}

class Square extends Shape {
    int s;

    int area() {
        return s;
    }
}

class Counting extends Shape {
    int calls;

    int area() {
        calls++;
        return 0;
    }
}

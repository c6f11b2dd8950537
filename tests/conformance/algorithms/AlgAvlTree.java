// An AVL tree with rotations, deletion, and a check of its invariants.
public class AlgAvlTree<K extends Comparable<K>> {
    private class Node {
        K key;
        Node l;
        Node r;
        int h = 1;

        Node(K k) {
            key = k;
        }
    }

    private Node root;
    private int size;
    private int rotations;

    private int h(Node n) {
        return n == null ? 0 : n.h;
    }

    private Node fix(Node n) {
        n.h = 1 + Math.max(h(n.l), h(n.r));
        int b = h(n.l) - h(n.r);
        if (b > 1) {
            if (h(n.l.l) < h(n.l.r)) {
                n.l = left(n.l);
            }
            return right(n);
        }
        if (b < -1) {
            if (h(n.r.r) < h(n.r.l)) {
                n.r = right(n.r);
            }
            return left(n);
        }
        return n;
    }

    private Node left(Node n) {
        rotations++;
        Node r = n.r;
        n.r = r.l;
        r.l = n;
        n.h = 1 + Math.max(h(n.l), h(n.r));
        r.h = 1 + Math.max(h(r.l), h(r.r));
        return r;
    }

    private Node right(Node n) {
        rotations++;
        Node l = n.l;
        n.l = l.r;
        l.r = n;
        n.h = 1 + Math.max(h(n.l), h(n.r));
        l.h = 1 + Math.max(h(l.l), h(l.r));
        return l;
    }

    void add(K k) {
        root = add(root, k);
    }

    private Node add(Node n, K k) {
        if (n == null) {
            size++;
            return new Node(k);
        }
        int c = k.compareTo(n.key);
        if (c < 0) {
            n.l = add(n.l, k);
        } else if (c > 0) {
            n.r = add(n.r, k);
        } else {
            return n;
        }
        return fix(n);
    }

    void remove(K k) {
        root = remove(root, k);
    }

    private Node remove(Node n, K k) {
        if (n == null) {
            return null;
        }
        int c = k.compareTo(n.key);
        if (c < 0) {
            n.l = remove(n.l, k);
        } else if (c > 0) {
            n.r = remove(n.r, k);
        } else {
            if (n.l == null || n.r == null) {
                size--;
                return n.l == null ? n.r : n.l;
            }
            Node m = n.r;
            while (m.l != null) {
                m = m.l;
            }
            n.key = m.key;
            n.r = remove(n.r, m.key);
        }
        return fix(n);
    }

    private boolean ok(Node n, K lo, K hi) {
        return n == null || (lo == null || lo.compareTo(n.key) < 0) && (hi == null || n.key.compareTo(hi) < 0)
            && Math.abs(h(n.l) - h(n.r)) <= 1 && n.h == 1 + Math.max(h(n.l), h(n.r)) && ok(n.l, lo, n.key) && ok(n.r, n.key, hi);
    }

    private String show(Node n) {
        return n == null ? "." : n.l == null && n.r == null ? "" + n.key : "(" + show(n.l) + " " + n.key + " " + show(n.r) + ")";
    }

    @Override
    public String toString() {
        return show(root) + " size " + size + " height " + h(root) + " ok " + ok(root, null, null);
    }

    public static void main(String[] args) {
        AlgAvlTree<Integer> t = new AlgAvlTree<>();
        for (int i = 1; i <= 10; i++) {
            t.add(i);
        }
        System.out.println(t);
        t.add(5);
        System.out.println(t.size + " " + t.rotations);
        t.remove(4);
        t.remove(1);
        t.remove(2);
        t.remove(99);
        System.out.println(t);
        AlgAvlTree<String> s = new AlgAvlTree<>();
        for (String w : "m c x a e z b d".split(" ")) {
            s.add(w);
        }
        System.out.println(s);
        AlgAvlTree<Integer> big = new AlgAvlTree<>();
        for (int i = 0; i < 100; i++) {
            big.add(i * 37 % 101);
        }
        System.out.println(big.size + " " + big.h(big.root) + " " + big.ok(big.root, null, null));
        for (int i = 0; i < 100; i += 2) {
            big.remove(i);
        }
        System.out.println(big.size + " " + big.ok(big.root, null, null) + " " + big.root.key);
        while (t.root != null) {
            t.remove(t.root.key);
        }
        System.out.println(t);
    }
}

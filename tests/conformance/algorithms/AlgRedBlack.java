// A left-leaning red-black tree with insertion, and its invariants checked.
public class AlgRedBlack {
    private static final boolean RED = true;

    private static class Node {
        final String key;
        int val;
        Node l;
        Node r;
        boolean color = RED;

        Node(String k, int v) {
            key = k;
            val = v;
        }
    }

    private Node root;
    private int flips;

    private static boolean red(Node n) {
        return n != null && n.color == RED;
    }

    private static Node left(Node h) {
        Node x = h.r;
        h.r = x.l;
        x.l = h;
        x.color = h.color;
        h.color = RED;
        return x;
    }

    private static Node right(Node h) {
        Node x = h.l;
        h.l = x.r;
        x.r = h;
        x.color = h.color;
        h.color = RED;
        return x;
    }

    void put(String k, int v) {
        root = put(root, k, v);
        root.color = !RED;
    }

    private Node put(Node h, String k, int v) {
        if (h == null) {
            return new Node(k, v);
        }
        int c = k.compareTo(h.key);
        if (c < 0) {
            h.l = put(h.l, k, v);
        } else if (c > 0) {
            h.r = put(h.r, k, v);
        } else {
            h.val += v;
        }
        if (red(h.r) && !red(h.l)) {
            h = left(h);
        }
        if (red(h.l) && red(h.l.l)) {
            h = right(h);
        }
        if (red(h.l) && red(h.r)) {
            flips++;
            h.color ^= true;
            h.l.color ^= true;
            h.r.color ^= true;
        }
        return h;
    }

    int get(String k) {
        Node n = root;
        for (int c; n != null; n = c < 0 ? n.l : n.r) {
            if ((c = k.compareTo(n.key)) == 0) {
                return n.val;
            }
        }
        return -1;
    }

    private int blackHeight(Node n) {
        if (n == null) {
            return 0;
        }
        int a = blackHeight(n.l);
        int b = blackHeight(n.r);
        if (a != b || a < 0 || red(n.r) || red(n) && red(n.l)) {
            return -1;
        }
        return a + (n.color ? 0 : 1);
    }

    private static int height(Node n) {
        return n == null ? 0 : 1 + Math.max(height(n.l), height(n.r));
    }

    private static void show(Node n, StringBuilder sb) {
        if (n == null) {
            return;
        }
        show(n.l, sb);
        sb.append(n.key).append(n.color ? "'" : "").append(n.val).append(' ');
        show(n.r, sb);
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        show(root, sb);
        return sb.toString().trim();
    }

    public static void main(String[] args) {
        AlgRedBlack t = new AlgRedBlack();
        for (String s : "s e a r c h e x a m p l e".split(" ")) {
            t.put(s, 1);
        }
        System.out.println(t);
        System.out.println(t.blackHeight(t.root) + " " + height(t.root) + " " + t.flips + " " + t.root.key);
        System.out.println(t.get("e") + " " + t.get("a") + " " + t.get("z") + " " + t.get("x"));
        AlgRedBlack seq = new AlgRedBlack();
        for (char c = 'a'; c <= 'z'; c++) {
            seq.put("" + c, c - 'a');
            if ((c - 'a') % 5 == 4) {
                System.out.println(c + " height " + height(seq.root) + " black " + seq.blackHeight(seq.root));
            }
        }
        System.out.println(seq);
        AlgRedBlack down = new AlgRedBlack();
        for (int i = 40; i > 0; i--) {
            down.put("k" + i, i);
        }
        System.out.println(height(down.root) + " " + down.blackHeight(down.root) + " " + down.get("k17") + " " + down.get("k41"));
    }
}

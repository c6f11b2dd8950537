// Inserts into a red-black tree keep its colours. Wrong: a red right link beside a black left one is not turned.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Node {
        int key;
        boolean red = true;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    /** A left-leaning tree: red links lean left, and no two follow each other. */
    static class Tree {
        Node root;

        static boolean isRed(Node node) {
            return node != null && node.red;
        }

        static Node rotateLeft(Node node) {
            Node up = node.right;
            node.right = up.left;
            up.left = node;
            up.red = node.red;
            node.red = true;
            return up;
        }

        static Node rotateRight(Node node) {
            Node up = node.left;
            node.left = up.right;
            up.right = node;
            up.red = node.red;
            node.red = true;
            return up;
        }

        void insert(int key) {
            root = insert(root, key);
            root.red = false;
        }

        private static Node insert(Node node, int key) {
            if (node == null) {
                return new Node(key);
            }
            if (key < node.key) {
                node.left = insert(node.left, key);
            } else if (key > node.key) {
                node.right = insert(node.right, key);
            }
            if (isRed(node.right) && node.left == null) {
                node = rotateLeft(node);
            }
            if (isRed(node.left) && isRed(node.left.left)) {
                node = rotateRight(node);
            }
            if (isRed(node.left) && isRed(node.right)) {
                node.red = true;
                node.left.red = false;
                node.right.red = false;
            }
            return node;
        }

        /** The number of black nodes on every way down, or -1 when the colours are wrong. */
        static int blackHeight(Node node) {
            if (node == null) {
                return 1;
            }
            if (isRed(node.right) || node.red && isRed(node.left)) {
                return -1;
            }
            int left = blackHeight(node.left);
            int right = blackHeight(node.right);
            return left < 0 || left != right ? -1 : left + (node.red ? 0 : 1);
        }
    }

    public static void main(String[] args) {
        Tree tree = new Tree();
        for (int i = 0; i < 5; i++) {
            tree.insert(Verifier.nondetInt());
        }
        assert Tree.blackHeight(tree.root) > 0; //~ assert
    }
}

// A search tree holds what was put in, in order. Wrong: equal keys go to the right.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Node {
        final int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    static class Tree {
        Node root;

        void insert(int key) {
            Node fresh = new Node(key);
            if (root == null) {
                root = fresh;
                return;
            }
            Node at = root;
            while (true) {
                if (key < at.key) {
                    if (at.left == null) {
                        at.left = fresh;
                        return;
                    }
                    at = at.left;
                } else if (key >= at.key) {
                    if (at.right == null) {
                        at.right = fresh;
                        return;
                    }
                    at = at.right;
                } else {
                    return;
                }
            }
        }

        boolean isOrdered(Node node, long low, long high) {
            return node == null
                    || low < node.key && node.key < high
                    && isOrdered(node.left, low, node.key) && isOrdered(node.right, node.key, high);
        }

        boolean contains(int key) {
            for (Node at = root; at != null; at = key < at.key ? at.left : at.right) {
                if (at.key == key) {
                    return true;
                }
            }
            return false;
        }
    }

    public static void main(String[] args) {
        Tree tree = new Tree();
        int first = Verifier.nondetInt();
        tree.insert(first);
        tree.insert(Verifier.nondetInt());
        tree.insert(Verifier.nondetInt());
        assert tree.isOrdered(tree.root, Long.MIN_VALUE, Long.MAX_VALUE); //~ assert
        assert tree.contains(first);
    }
}

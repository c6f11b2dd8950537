package kiasan;

/** A binary search tree of numbers in which the two sides of every node differ in height by one at most. */
public class AvlTreeInt {
    private static final int BROKEN = -1;

    //@ invariant repOK();
    private Node root;

    private static class Node {
        int element;
        Node left;
        Node right;
        int height = 1;

        Node(int element) {
            this.element = element;
        }
    }

    private /*@ pure @*/ boolean repOK() {
        return measure(root, null, null) != BROKEN;
    }

    /** The height of a tree that is in order between two nodes, balanced, and as high as each node says. */
    private static /*@ pure @*/ int measure(Node at, Node lower, Node upper) {
        if (at == null) {
            return 0;
        }
        if (lower != null && at.element <= lower.element || upper != null && at.element >= upper.element) {
            return BROKEN;
        }
        int left = measure(at.left, lower, at);
        if (left == BROKEN) {
            return BROKEN;
        }
        int right = measure(at.right, at, upper);
        if (right == BROKEN || left - right > 1 || right - left > 1) {
            return BROKEN;
        }
        int height = 1 + (left > right ? left : right);
        return at.height == height ? height : BROKEN;
    }

    public void insert(int x) {
        root = insert(x, root);
    }

    private Node insert(int x, Node at) {
        if (at == null) {
            return new Node(x);
        }
        if (x < at.element) {
            at.left = insert(x, at.left);
            if (height(at.left) - height(at.right) == 2) {
                if (x > at.left.element) {
                    at.left = raiseRight(at.left);
                }
                return raiseLeft(at);
            }
        } else if (x > at.element) {
            at.right = insert(x, at.right);
            if (height(at.right) - height(at.left) == 2) {
                if (x < at.right.element) {
                    at.right = raiseLeft(at.right);
                }
                return raiseRight(at);
            }
        }
        measureAgain(at);
        return at;
    }

    /** The left child takes the place of a node, which becomes its right child. */
    private static Node raiseLeft(Node at) {
        Node top = at.left;
        at.left = top.right;
        top.right = at;
        measureAgain(at);
        measureAgain(top);
        return top;
    }

    /** The right child takes the place of a node, which becomes its left child. */
    private static Node raiseRight(Node at) {
        Node top = at.right;
        at.right = top.left;
        top.left = at;
        measureAgain(at);
        measureAgain(top);
        return top;
    }

    private static void measureAgain(Node at) {
        at.height = 1 + max(height(at.left), height(at.right));
    }

    private static int max(int a, int b) {
        return a > b ? a : b;
    }

    private static int height(Node at) {
        return at == null ? 0 : at.height;
    }

    /** The least number, or 0 of an empty tree. */
    public int findMin() {
        Node at = root;
        while (at != null && at.left != null) {
            at = at.left;
        }
        return elementOf(at);
    }

    /** The greatest number, or 0 of an empty tree. */
    public int findMax() {
        Node at = root;
        while (at != null && at.right != null) {
            at = at.right;
        }
        return elementOf(at);
    }

    /** The number itself if it is there, otherwise 0. */
    public int find(int x) {
        Node at = root;
        while (at != null) {
            if (x < at.element) {
                at = at.left;
            } else if (x > at.element) {
                at = at.right;
            } else {
                return at.element;
            }
        }
        return 0;
    }

    private static int elementOf(Node at) {
        return at == null ? 0 : at.element;
    }
}

package kiasan;

/**
 * An unbalanced binary search tree of numbers without duplicates.
 *
 * <p>The invariant makes the inputs: a tree of n nodes and a number to look for are 2n + 1 cases, and the least and
 * the greatest number are one for each shape.
 */
public class BinarySearchTreeInt {
    //@ invariant repOK();
    private Node root;

    private static class Node {
        int element;
        Node left;
        Node right;

        Node(int element, Node left, Node right) {
            this.element = element;
            this.left = left;
            this.right = right;
        }
    }

    /** Every number lies between those of the nodes above it; so no node is met twice. */
    private /*@ pure @*/ boolean repOK() {
        return isOrdered(root, null, null);
    }

    /** The bounds are nodes, because no number could stand for the absence of one. */
    private static /*@ pure @*/ boolean isOrdered(Node at, Node lower, Node upper) {
        if (at == null) {
            return true;
        }
        if (lower != null && at.element <= lower.element) {
            return false;
        }
        if (upper != null && at.element >= upper.element) {
            return false;
        }
        return isOrdered(at.left, lower, at) && isOrdered(at.right, at, upper);
    }

    public void insert(int x) {
        root = insert(x, root);
    }

    private Node insert(int x, Node at) {
        if (at == null) {
            at = new Node(x, null, null);
        } else if (x < at.element) {
            at.left = insert(x, at.left);
        } else if (x > at.element) {
            at.right = insert(x, at.right);
        }
        return at;
    }

    public void remove(int x) {
        root = remove(x, root);
    }

    private Node remove(int x, Node at) {
        if (at == null) {
            return at;
        }
        if (x < at.element) {
            at.left = remove(x, at.left);
        } else if (x > at.element) {
            at.right = remove(x, at.right);
        } else if (at.left != null && at.right != null) {
            at.element = findMin(at.right).element;
            at.right = remove(at.element, at.right);
        } else {
            at = at.left != null ? at.left : at.right;
        }
        return at;
    }

    /** The least number, or 0 of an empty tree. */
    public int findMin() {
        return elementAt(findMin(root));
    }

    private Node findMin(Node at) {
        if (at == null) {
            return null;
        } else if (at.left == null) {
            return at;
        }
        return findMin(at.left);
    }

    /** The greatest number, or 0 of an empty tree. */
    public int findMax() {
        return elementAt(findMax(root));
    }

    private Node findMax(Node at) {
        if (at != null) {
            while (at.right != null) {
                at = at.right;
            }
        }
        return at;
    }

    /** The number itself if it is there, otherwise 0. */
    public int find(int x) {
        return elementAt(find(x, root));
    }

    private Node find(int x, Node at) {
        while (at != null) {
            if (x < at.element) {
                at = at.left;
            } else if (x > at.element) {
                at = at.right;
            } else {
                return at;
            }
        }
        return null;
    }

    private int elementAt(Node at) {
        return at == null ? 0 : at.element;
    }
}

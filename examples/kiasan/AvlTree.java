package kiasan;

/** A binary search tree in which the two sides of every node differ in height by one at most. Null is no element. */
public class AvlTree<T extends Comparable<T>> {
    private static final int BROKEN = -1;

    //@ invariant repOK();
    private Node<T> root;

    private static class Node<T extends Comparable<T>> {
        T element;
        Node<T> left;
        Node<T> right;
        int height = 1;

        Node(T element) {
            this.element = element;
        }
    }

    private /*@ pure @*/ boolean repOK() {
        return measure(root, null, null) != BROKEN;
    }

    /** The height of a tree that is in order between two elements, balanced, and as high as each node says. */
    private static /*@ pure @*/ <T extends Comparable<T>> int measure(Node<T> at, T lower, T upper) {
        if (at == null) {
            return 0;
        }
        T element = at.element;
        if (element == null) {
            return BROKEN;
        }
        if (lower != null && element.compareTo(lower) <= 0 || upper != null && element.compareTo(upper) >= 0) {
            return BROKEN;
        }
        int left = measure(at.left, lower, element);
        if (left == BROKEN) {
            return BROKEN;
        }
        int right = measure(at.right, element, upper);
        if (right == BROKEN || left - right > 1 || right - left > 1) {
            return BROKEN;
        }
        int height = 1 + (left > right ? left : right);
        return at.height == height ? height : BROKEN;
    }

    public void insert(/*@ non_null @*/ T x) {
        root = insert(x, root);
    }

    private Node<T> insert(T x, Node<T> at) {
        if (at == null) {
            return new Node<>(x);
        }
        int order = x.compareTo(at.element);
        if (order < 0) {
            at.left = insert(x, at.left);
            if (height(at.left) - height(at.right) == 2) {
                if (x.compareTo(at.left.element) > 0) {
                    at.left = raiseRight(at.left);
                }
                return raiseLeft(at);
            }
        } else if (order > 0) {
            at.right = insert(x, at.right);
            if (height(at.right) - height(at.left) == 2) {
                if (x.compareTo(at.right.element) < 0) {
                    at.right = raiseLeft(at.right);
                }
                return raiseRight(at);
            }
        }
        measureAgain(at);
        return at;
    }

    /** The left child takes the place of a node, which becomes its right child. */
    private static <T extends Comparable<T>> Node<T> raiseLeft(Node<T> at) {
        Node<T> top = at.left;
        at.left = top.right;
        top.right = at;
        measureAgain(at);
        measureAgain(top);
        return top;
    }

    /** The right child takes the place of a node, which becomes its left child. */
    private static <T extends Comparable<T>> Node<T> raiseRight(Node<T> at) {
        Node<T> top = at.right;
        at.right = top.left;
        top.left = at;
        measureAgain(at);
        measureAgain(top);
        return top;
    }

    private static <T extends Comparable<T>> void measureAgain(Node<T> at) {
        at.height = 1 + max(height(at.left), height(at.right));
    }

    private static int max(int a, int b) {
        return a > b ? a : b;
    }

    private static <T extends Comparable<T>> int height(Node<T> at) {
        return at == null ? 0 : at.height;
    }

    /** The least element, or null of an empty tree. */
    public T findMin() {
        Node<T> at = root;
        while (at != null && at.left != null) {
            at = at.left;
        }
        return elementOf(at);
    }

    /** The greatest element, or null of an empty tree. */
    public T findMax() {
        Node<T> at = root;
        while (at != null && at.right != null) {
            at = at.right;
        }
        return elementOf(at);
    }

    /** The element of the tree that is equal to this one, or null. */
    public T find(/*@ non_null @*/ T x) {
        Node<T> at = root;
        while (at != null) {
            int order = x.compareTo(at.element);
            if (order == 0) {
                return at.element;
            }
            at = order < 0 ? at.left : at.right;
        }
        return null;
    }

    private static <T extends Comparable<T>> T elementOf(Node<T> at) {
        return at == null ? null : at.element;
    }
}

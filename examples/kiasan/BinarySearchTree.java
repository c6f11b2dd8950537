package kiasan;

import java.util.Comparator;

/**
 * An unbalanced binary search tree without duplicates, in the order of a comparator. Null is an element like others,
 * if the comparator knows where it belongs.
 */
public class BinarySearchTree<T extends Element> {
    //@ invariant repOK();
    private Node<T> root;
    private final Comparator<T> comparator;

    private static class Node<T extends Element> {
        T element;
        Node<T> left;
        Node<T> right;

        Node(T element, Node<T> left, Node<T> right) {
            this.element = element;
            this.left = left;
            this.right = right;
        }
    }

    public BinarySearchTree(/*@ non_null @*/ Comparator<T> comparator) {
        this.comparator = comparator;
    }

    /** Every element lies between those of the nodes above it; so no node is met twice. */
    private /*@ pure @*/ boolean repOK() {
        return comparator != null && isOrdered(root, null, null);
    }

    /** The bounds are nodes, because null may be an element. */
    private /*@ pure @*/ boolean isOrdered(Node<T> at, Node<T> lower, Node<T> upper) {
        if (at == null) {
            return true;
        }
        if (lower != null && comparator.compare(at.element, lower.element) <= 0) {
            return false;
        }
        if (upper != null && comparator.compare(at.element, upper.element) >= 0) {
            return false;
        }
        return isOrdered(at.left, lower, at) && isOrdered(at.right, at, upper);
    }

    public void insert(T x) {
        root = insert(x, root);
    }

    private Node<T> insert(T x, Node<T> at) {
        if (at == null) {
            return new Node<>(x, null, null);
        }
        int order = comparator.compare(x, at.element);
        if (order < 0) {
            at.left = insert(x, at.left);
        } else if (order > 0) {
            at.right = insert(x, at.right);
        }
        return at;
    }

    public void remove(T x) {
        root = remove(x, root);
    }

    private Node<T> remove(T x, Node<T> at) {
        if (at == null) {
            return at;
        }
        int order = comparator.compare(x, at.element);
        if (order < 0) {
            at.left = remove(x, at.left);
        } else if (order > 0) {
            at.right = remove(x, at.right);
        } else if (at.left != null && at.right != null) {
            at.element = findMin(at.right).element;
            at.right = remove(at.element, at.right);
        } else {
            at = at.left != null ? at.left : at.right;
        }
        return at;
    }

    /** The least element, or null of an empty tree. */
    public T findMin() {
        return elementAt(findMin(root));
    }

    private Node<T> findMin(Node<T> at) {
        if (at == null) {
            return null;
        } else if (at.left == null) {
            return at;
        }
        return findMin(at.left);
    }

    /** The greatest element, or null of an empty tree. */
    public T findMax() {
        return elementAt(findMax(root));
    }

    private Node<T> findMax(Node<T> at) {
        if (at != null) {
            while (at.right != null) {
                at = at.right;
            }
        }
        return at;
    }

    /** The element of the tree that is equal to this one, or null. */
    public T find(T x) {
        return elementAt(find(x, root));
    }

    private Node<T> find(T x, Node<T> at) {
        while (at != null) {
            int order = comparator.compare(x, at.element);
            if (order < 0) {
                at = at.left;
            } else if (order > 0) {
                at = at.right;
            } else {
                return at;
            }
        }
        return null;
    }

    private static <T extends Element> T elementAt(Node<T> at) {
        return at == null ? null : at.element;
    }
}

package kiasan;

import java.util.NoSuchElementException;

/**
 * A map from keys, none of which is null, to objects, kept as a red-black tree with links to the parents.
 *
 * <p>Every red node has black children, the root is black, and there are as many black nodes on each way down.
 */
public class TreeMap<K extends Comparable<K>, V extends Element> {
    private static final boolean RED = false;
    private static final boolean BLACK = true;
    private static final int BROKEN = -1;
    private static final int ANY = -2;

    //@ invariant repOK();
    private Entry<K, V> root;
    private int size;

    private static class Entry<K extends Comparable<K>, V extends Element> {
        K key;
        V value;
        Entry<K, V> left;
        Entry<K, V> right;
        Entry<K, V> parent;
        boolean color = RED;

        Entry(K key, V value, Entry<K, V> parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }
    }

    private /*@ pure @*/ boolean repOK() {
        return colorOf(root) == BLACK && blackHeight(root, null, null, null, ANY) != BROKEN && count(root) == size;
    }

    /**
     * The number of black nodes on each way down from a node that is in its place: below its parent, and its key
     * between those of two nodes above it. What is expected of it is known as soon as one way down is.
     */
    private static /*@ pure @*/ <K extends Comparable<K>, V extends Element> int blackHeight(
            Entry<K, V> at, Entry<K, V> parent, Entry<K, V> lower, Entry<K, V> upper, int expected) {
        if (at == null) {
            return expected == ANY || expected == 0 ? 0 : BROKEN;
        }
        if (at.parent != parent || at.color == RED && colorOf(parent) == RED) {
            return BROKEN;
        }
        int own = at.color == BLACK ? 1 : 0;
        if (expected != ANY && expected < own) {
            return BROKEN;
        }
        if (at.key == null || lower != null && at.key.compareTo(lower.key) <= 0
                || upper != null && at.key.compareTo(upper.key) >= 0) {
            return BROKEN;
        }
        int left = blackHeight(at.left, at, lower, at, expected == ANY ? ANY : expected - own);
        if (left == BROKEN || blackHeight(at.right, at, at, upper, left) == BROKEN) {
            return BROKEN;
        }
        return left + own;
    }

    private static /*@ pure @*/ <K extends Comparable<K>, V extends Element> int count(Entry<K, V> at) {
        return at == null ? 0 : count(at.left) + 1 + count(at.right);
    }

    /** The value of a key, or null if there is none. In an empty map one may also look for null. */
    //@ requires root == null || key != null;
    public V get(K key) {
        Entry<K, V> at = find(key);
        return at == null ? null : at.value;
    }

    private Entry<K, V> find(K key) {
        Entry<K, V> at = root;
        while (at != null) {
            int order = key.compareTo(at.key);
            if (order == 0) {
                return at;
            }
            at = order < 0 ? at.left : at.right;
        }
        return null;
    }

    /** The greatest key. */
    //@ signals (NoSuchElementException e) root == null;
    public K lastKey() {
        if (root == null) {
            throw new NoSuchElementException();
        }
        Entry<K, V> at = root;
        while (at.right != null) {
            at = at.right;
        }
        return at.key;
    }

    /** Gives a key a value; the old one is returned. */
    public V put(/*@ non_null @*/ K key, V value) {
        Entry<K, V> parent = null;
        Entry<K, V> at = root;
        int order = 0;
        while (at != null) {
            order = key.compareTo(at.key);
            if (order == 0) {
                V old = at.value;
                at.value = value;
                return old;
            }
            parent = at;
            at = order < 0 ? at.left : at.right;
        }
        Entry<K, V> added = new Entry<>(key, value, parent);
        if (parent == null) {
            root = added;
        } else if (order < 0) {
            parent.left = added;
        } else {
            parent.right = added;
        }
        size++;
        separateReds(added);
        return null;
    }

    /** A red node may have a red parent: the redness goes up, or two nodes change places and it is gone. */
    private void separateReds(Entry<K, V> at) {
        while (colorOf(at.parent) == RED) {
            Entry<K, V> parent = at.parent;
            Entry<K, V> top = parent.parent;
            Entry<K, V> uncle = parent == top.left ? top.right : top.left;
            if (colorOf(uncle) == RED) {
                parent.color = BLACK;
                uncle.color = BLACK;
                top.color = RED;
                at = top;
            } else {
                if ((at == parent.left) != (parent == top.left)) {
                    raise(at);
                    parent = at;
                }
                raise(parent);
                parent.color = BLACK;
                top.color = RED;
                return;
            }
        }
        root.color = BLACK;
    }

    /** Removes a key, if it is there, and returns its value. */
    public V remove(/*@ non_null @*/ K key) {
        Entry<K, V> at = find(key);
        if (at == null) {
            return null;
        }
        V old = at.value;
        if (at.left != null && at.right != null) {
            Entry<K, V> next = at.right;
            while (next.left != null) {
                next = next.left;
            }
            at.key = next.key;
            at.value = next.value;
            at = next;
        }
        unlink(at);
        size--;
        return old;
    }

    /** Takes a node with one child at most out of the tree. */
    private void unlink(Entry<K, V> at) {
        Entry<K, V> child = at.left != null ? at.left : at.right;
        if (child != null) {
            // it is red, because there is no black node on the other side
            child.color = BLACK;
        } else if (at.color == BLACK) {
            restoreBlack(at);
        }
        replace(at, child);
    }

    /** The ways through a node lack a black node: they get one from the sibling's side, or the lack goes up. */
    private void restoreBlack(Entry<K, V> at) {
        while (at != root) {
            Entry<K, V> parent = at.parent;
            boolean isLeft = at == parent.left;
            Entry<K, V> sibling = isLeft ? parent.right : parent.left;
            if (sibling.color == RED) {
                raise(sibling);
                sibling.color = BLACK;
                parent.color = RED;
                sibling = isLeft ? parent.right : parent.left;
            }
            Entry<K, V> near = isLeft ? sibling.left : sibling.right;
            Entry<K, V> far = isLeft ? sibling.right : sibling.left;
            if (colorOf(near) == BLACK && colorOf(far) == BLACK) {
                sibling.color = RED;
                if (parent.color == RED) {
                    parent.color = BLACK;
                    return;
                }
                at = parent;
            } else {
                if (colorOf(far) == BLACK) {
                    raise(near);
                    far = sibling;
                    sibling = near;
                }
                raise(sibling);
                sibling.color = parent.color;
                parent.color = BLACK;
                far.color = BLACK;
                return;
            }
        }
    }

    /** A node takes the place of its parent, which becomes its child on the other side. */
    private void raise(Entry<K, V> at) {
        Entry<K, V> parent = at.parent;
        Entry<K, V> moved;
        replace(parent, at);
        if (at == parent.left) {
            moved = at.right;
            parent.left = moved;
            at.right = parent;
        } else {
            moved = at.left;
            parent.right = moved;
            at.left = parent;
        }
        parent.parent = at;
        if (moved != null) {
            moved.parent = parent;
        }
    }

    /** What is above a node gets another one below, or none. */
    private void replace(Entry<K, V> at, Entry<K, V> by) {
        Entry<K, V> parent = at.parent;
        if (parent == null) {
            root = by;
        } else if (at == parent.left) {
            parent.left = by;
        } else {
            parent.right = by;
        }
        if (by != null) {
            by.parent = parent;
        }
    }

    private static /*@ pure @*/ <K extends Comparable<K>, V extends Element> boolean colorOf(Entry<K, V> at) {
        return at == null ? BLACK : at.color;
    }
}

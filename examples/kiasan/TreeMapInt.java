package kiasan;

import java.util.NoSuchElementException;

/**
 * A map from numbers to objects, kept as a red-black tree with links to the parents.
 *
 * <p>Every red node has black children, the root is black, and there are as many black nodes on each way down.
 */
public class TreeMapInt {
    private static final boolean RED = false;
    private static final boolean BLACK = true;
    private static final int BROKEN = -1;
    private static final int ANY = -2;

    //@ invariant repOK();
    private Entry root;
    private int size;

    static class Entry {
        int key;
        Object value;
        Entry left;
        Entry right;
        Entry parent;
        boolean color = RED;

        Entry(int key, Object value, Entry parent) {
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
    private static /*@ pure @*/ int blackHeight(Entry at, Entry parent, Entry lower, Entry upper, int expected) {
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
        if (lower != null && at.key <= lower.key || upper != null && at.key >= upper.key) {
            return BROKEN;
        }
        int left = blackHeight(at.left, at, lower, at, expected == ANY ? ANY : expected - own);
        if (left == BROKEN || blackHeight(at.right, at, at, upper, left) == BROKEN) {
            return BROKEN;
        }
        return left + own;
    }

    private static /*@ pure @*/ int count(Entry at) {
        return at == null ? 0 : count(at.left) + 1 + count(at.right);
    }

    /** The value of a key, or null if there is none. */
    public Object get(int key) {
        Entry at = find(key);
        return at == null ? null : at.value;
    }

    private Entry find(int key) {
        Entry at = root;
        while (at != null) {
            if (key < at.key) {
                at = at.left;
            } else if (key > at.key) {
                at = at.right;
            } else {
                return at;
            }
        }
        return null;
    }

    /** The greatest key. */
    //@ signals (NoSuchElementException e) root == null;
    public int lastKey() {
        if (root == null) {
            throw new NoSuchElementException();
        }
        Entry at = root;
        while (at.right != null) {
            at = at.right;
        }
        return at.key;
    }

    /** Gives a key a value; the old one, which may be any object, is returned. */
    public Object put(int key, Element value) {
        Entry parent = null;
        Entry at = root;
        while (at != null) {
            parent = at;
            if (key < at.key) {
                at = at.left;
            } else if (key > at.key) {
                at = at.right;
            } else {
                Object old = at.value;
                at.value = value;
                return old;
            }
        }
        Entry added = new Entry(key, value, parent);
        if (parent == null) {
            root = added;
        } else if (key < parent.key) {
            parent.left = added;
        } else {
            parent.right = added;
        }
        size++;
        separateReds(added);
        return null;
    }

    /** A red node may have a red parent: the redness goes up, or two nodes change places and it is gone. */
    private void separateReds(Entry at) {
        while (colorOf(at.parent) == RED) {
            Entry parent = at.parent;
            Entry top = parent.parent;
            Entry uncle = parent == top.left ? top.right : top.left;
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
    public Object remove(int key) {
        Entry at = find(key);
        if (at == null) {
            return null;
        }
        Object old = at.value;
        if (at.left != null && at.right != null) {
            Entry next = at.right;
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
    private void unlink(Entry at) {
        Entry child = at.left != null ? at.left : at.right;
        if (child != null) {
            // it is red, because there is no black node on the other side
            child.color = BLACK;
        } else if (at.color == BLACK) {
            restoreBlack(at);
        }
        replace(at, child);
    }

    /** The ways through a node lack a black node: they get one from the sibling's side, or the lack goes up. */
    private void restoreBlack(Entry at) {
        while (at != root) {
            Entry parent = at.parent;
            boolean isLeft = at == parent.left;
            Entry sibling = isLeft ? parent.right : parent.left;
            if (sibling.color == RED) {
                raise(sibling);
                sibling.color = BLACK;
                parent.color = RED;
                sibling = isLeft ? parent.right : parent.left;
            }
            Entry near = isLeft ? sibling.left : sibling.right;
            Entry far = isLeft ? sibling.right : sibling.left;
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
    private void raise(Entry at) {
        Entry parent = at.parent;
        Entry moved;
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
    private void replace(Entry at, Entry by) {
        Entry parent = at.parent;
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

    private static /*@ pure @*/ boolean colorOf(Entry at) {
        return at == null ? BLACK : at.color;
    }
}

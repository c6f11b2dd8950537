package kiasan;

/**
 * The marking phase of a garbage collector: finds all nodes that can be reached from a root, in any graph.
 *
 * <p>There is no invariant. Every node has two references that may be null or lead to any node, so with one edge
 * between the root and the nodes at the bound there are 306 graphs, no graph at all included.
 */
public class GC {
    private Link marked;

    static class Node {
        Node left;
        Node right;
    }

    /** A node in a list of nodes. */
    private static class Link {
        final Node node;
        final Link next;

        Link(Node node, Link next) {
            this.node = node;
            this.next = next;
        }
    }

    //@ ensures root == null || isMarked(root);
    //@ ensures isClosed();
    public void mark(Node root) {
        marked = null;
        Link pending = null;
        if (root != null) {
            marked = new Link(root, null);
            pending = marked;
        }
        while (pending != null) {
            Node at = pending.node;
            pending = pending.next;
            if (at.left != null && !isMarked(at.left)) {
                marked = new Link(at.left, marked);
                pending = new Link(at.left, pending);
            }
            if (at.right != null && !isMarked(at.right)) {
                marked = new Link(at.right, marked);
                pending = new Link(at.right, pending);
            }
        }
    }

    private /*@ pure @*/ boolean isMarked(Node node) {
        Link at = marked;
        while (at != null && at.node != node) {
            at = at.next;
        }
        return at != null;
    }

    /** What a marked node leads to is marked. */
    private /*@ pure @*/ boolean isClosed() {
        for (Link at = marked; at != null; at = at.next) {
            Node node = at.node;
            if (node.left != null && !isMarked(node.left) || node.right != null && !isMarked(node.right)) {
                return false;
            }
        }
        return true;
    }
}

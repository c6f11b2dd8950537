package kiasan;

/** A stack as a linked list. */
public class StackLi {
    //@ invariant repOK();
    private Node top;

    private static class Node {
        final Element element;
        final Node below;

        Node(Element element, Node below) {
            this.element = element;
            this.below = below;
        }
    }

    /** The list ends: no node comes again. */
    private /*@ pure @*/ boolean repOK() {
        for (Node node = top; node != null; node = node.below) {
            for (Node above = top; above != node; above = above.below) {
                if (above == node.below) {
                    return false;
                }
            }
            if (node == node.below) {
                return false;
            }
        }
        return true;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return top == null;
    }

    //@ ensures top.element == x && top.below == \old(top);
    public void push(Element x) {
        top = new Node(x, top);
    }

    //@ ensures top == \old(top.below);
    //@ signals (IllegalStateException e) top == null;
    public void pop() {
        if (isEmpty()) {
            throw new IllegalStateException("the stack is empty");
        }
        top = top.below;
    }
}

package kiasan;

/** A stack of a fixed capacity, in an array. */
public class StackAr {
    //@ invariant repOK();
    private Element[] elements;
    /** The index of the element on top, -1 if there is none. */
    private int top;

    //@ requires capacity > 0;
    public StackAr(int capacity) {
        elements = new Element[capacity];
        top = -1;
    }

    private /*@ pure @*/ boolean repOK() {
        return elements != null && -1 <= top && top < elements.length;
    }

    public /*@ pure @*/ boolean isEmpty() {
        return top == -1;
    }

    public /*@ pure @*/ boolean isFull() {
        return top == elements.length - 1;
    }

    //@ ensures top == \old(top) + 1 && elements[top] == x;
    //@ signals (IllegalStateException e) top == elements.length - 1;
    public void push(Element x) {
        if (isFull()) {
            throw new IllegalStateException("the stack is full");
        }
        elements[++top] = x;
    }

    //@ ensures top == \old(top) - 1;
    //@ signals (IllegalStateException e) top == -1;
    public void pop() {
        if (isEmpty()) {
            throw new IllegalStateException("the stack is empty");
        }
        elements[top--] = null;
    }
}

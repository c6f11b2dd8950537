// The element above the top is returned.
//! BoundedStack.pop => invalid

import java.util.NoSuchElementException;

/** A stack of numbers with a fixed capacity. */
class BoundedStack {
    private final int[] elements;

    //@ invariant elements != null && 0 <= size && size <= elements.length;
    private int size;

    //@ requires capacity >= 0;
    //@ ensures isEmpty() && capacity() == capacity;
    //@ signals (NegativeArraySizeException e) false;
    public BoundedStack(int capacity) {
        elements = new int[capacity];
    }

    //@ ensures size == \old(size) + 1 && elements[size - 1] == value;
    //@ signals (IllegalStateException e) isFull() && size == \old(size);
    public void push(int value) {
        if (isFull()) {
            throw new IllegalStateException("the stack is full");
        }
        elements[size++] = value;
    }

    //@ ensures size == \old(size) - 1 && \result == \old(elements[size - 1]); //~ ensures
    //@ signals (NoSuchElementException e) isEmpty() && size == \old(size);
    public int pop() {
        if (isEmpty()) {
            throw new NoSuchElementException("the stack is empty");
        }
        return elements[size--]; //~ crash
    }

    //@ requires !isEmpty();
    //@ ensures \result == elements[size - 1];
    public /*@ pure @*/ int peek() {
        return elements[size - 1];
    }

    //@ ensures \result == (\exists int i; 0 <= i && i < size; elements[i] == value);
    public /*@ pure @*/ boolean contains(int value) {
        for (int i = 0; i < size; i++) {
            if (elements[i] == value) {
                return true;
            }
        }
        return false;
    }

    //@ ensures \result == (size == 0);
    public /*@ pure @*/ boolean isEmpty() {
        return size == 0;
    }

    //@ ensures \result == (size == elements.length);
    public /*@ pure @*/ boolean isFull() {
        return size == elements.length;
    }

    public /*@ pure @*/ int capacity() {
        return elements.length;
    }
}

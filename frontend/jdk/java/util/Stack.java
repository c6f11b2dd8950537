// Model of java.util.Stack.
package java.util;

@ooxide.Monitor
@ForTests("added") public class Stack<E> extends Vector<E> {
    public Stack() {
    }

    public E push(E item) {
        addElement(item);
        return item;
    }

    public E pop() {
        E top = peek();
        removeElementAt(size() - 1);
        return top;
    }

    public E peek() {
        int size = size();
        if (size == 0) {
            throw new EmptyStackException();
        }
        return elementAt(size - 1);
    }

    public boolean empty() {
        return size() == 0;
    }

    public int search(Object o) {
        int index = lastIndexOf(o);
        return index >= 0 ? size() - index : -1;
    }
}

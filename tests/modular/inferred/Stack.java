/** A stack of bounded size on an array, and a queue that is a list. */
class Stack {
    private int[] items;
    private int size;

    //@ predicate ok() { return acc(items) ** acc(size) ** items != null ** acc(items[*]) ** 0 <= size ** size <= items.length; }

    //@ requires 0 <= capacity;
    //@ ensures ok() ** size() == 0 ** capacity() == capacity;
    Stack(int capacity) {
        items = new int[capacity];
    }

    //@ requires ok();
    /*@ pure @*/ int size() {
        //@ opening ok();
        return size;
    }

    //@ requires ok();
    /*@ pure @*/ int capacity() {
        //@ opening ok();
        return items.length;
    }

    //@ requires ok() ** size() < capacity();
    //@ ensures ok() ** size() == \old(size()) + 1 ** capacity() == \old(capacity());
    void push(int value) {
        items[size] = value;
        size = size + 1;
    }

    //@ requires ok() ** 0 < size();
    //@ ensures ok() ** size() == \old(size()) - 1 ** capacity() == \old(capacity());
    int pop() {
        size = size - 1;
        return items[size];
    }

    //@ requires ok();
    //@ ensures ok();
    int popBad() {
        size = size - 1;
        return items[size]; //~ exception
    }

    static void twice() {
        Stack s = new Stack(2);
        s.push(1);
        s.push(2);
        s.pop();
        //@ assert s.size() == 1;
    }

    static void thrice() {
        Stack s = new Stack(2);
        s.push(1);
        s.push(2);
        s.push(3); //~ not-proved
    }
}

class Node {
    int value;
    Node next;

    //@ predicate list() { return acc(value) ** acc(next) ** (next != null ==> next.list()); }

    //@ requires list();
    /*@ pure @*/ int length() {
        //@ opening list();
        return next == null ? 1 : 1 + next.length();
    }

    //@ requires rest == null || true;
    //@ ensures acc(value) ** acc(next) ** value == v ** next == rest;
    Node(int v, Node rest) {
        value = v;
        next = rest;
    }

    //@ requires rest != null ** rest.list();
    //@ ensures \result != null ** \result.list() ** \result.length() == 1 + \old(rest.length());
    static Node cons(int v, Node rest) {
        return new Node(v, rest);
    }

    //@ requires list();
    //@ ensures list() ** length() == \old(length());
    void add(int k) {
        value = value + k;
        if (next != null) {
            next.add(k);
        }
    }

    //@ requires list();
    //@ ensures list() ** length() == \old(length()) + 1;
    void append(int v) {
        if (next == null) {
            next = new Node(v, null);
        } else {
            next.append(v);
        }
    }

    //@ requires list();
    //@ ensures list() ** length() == \old(length()); //~ not-proved
    void appendBad(int v) {
        if (next == null) {
            next = new Node(v, null);
        } else {
            next.append(v);
        }
    }
}

class Tree {
    int key;
    Tree left, right;

    //@ predicate tree() { return acc(key) ** acc(left) ** acc(right) ** (left != null ==> left.tree()) ** (right != null ==> right.tree()); }

    //@ ensures tree();
    Tree(int k) {
        key = k;
    }

    //@ requires tree();
    //@ ensures tree();
    void insert(int k) {
        if (k < key) {
            if (left == null) {
                left = new Tree(k);
            } else {
                left.insert(k);
            }
        } else {
            if (right == null) {
                right = new Tree(k);
            } else {
                right.insert(k);
            }
        }
    }

    //@ requires tree();
    //@ ensures tree();
    boolean contains(int k) {
        if (k == key) return true;
        if (k < key) return left != null && left.contains(k);
        return right != null && right.contains(k);
    }

    //@ requires tree();
    //@ ensures tree(); //~ missing-permission
    Tree detach() {
        Tree old = left;
        left = right;
        return old;
    }
}

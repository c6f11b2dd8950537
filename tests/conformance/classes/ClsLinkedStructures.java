// A doubly linked list and a binary tree written by hand.
public class ClsLinkedStructures {
    static class DList {
        class Node {
            int v;
            Node prev;
            Node next;

            Node(int v) {
                this.v = v;
            }
        }

        Node head;
        Node tail;
        int size;

        Node addLast(int v) {
            Node n = new Node(v);
            if (tail == null) {
                head = tail = n;
            } else {
                n.prev = tail;
                tail = tail.next = n;
            }
            size++;
            return n;
        }

        void remove(Node n) {
            if (n.prev == null) {
                head = n.next;
            } else {
                n.prev.next = n.next;
            }
            if (n.next == null) {
                tail = n.prev;
            } else {
                n.next.prev = n.prev;
            }
            size--;
        }

        void reverse() {
            for (Node n = head; n != null; n = n.prev) {
                Node t = n.next;
                n.next = n.prev;
                n.prev = t;
            }
            Node t = head;
            head = tail;
            tail = t;
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder();
            for (Node n = head; n != null; n = n.next) {
                sb.append(n.v).append(n.next == null ? "" : "<->");
            }
            return sb + " (" + size + ")";
        }
    }

    static class Tree {
        int key;
        Tree left;
        Tree right;

        Tree(int key) {
            this.key = key;
        }

        static Tree insert(Tree t, int k) {
            if (t == null) {
                return new Tree(k);
            }
            if (k < t.key) {
                t.left = insert(t.left, k);
            } else if (k > t.key) {
                t.right = insert(t.right, k);
            }
            return t;
        }

        static String inorder(Tree t) {
            return t == null ? "" : inorder(t.left) + t.key + " " + inorder(t.right);
        }

        static int height(Tree t) {
            return t == null ? 0 : 1 + Math.max(height(t.left), height(t.right));
        }

        static Tree remove(Tree t, int k) {
            if (t == null) {
                return null;
            }
            if (k < t.key) {
                t.left = remove(t.left, k);
            } else if (k > t.key) {
                t.right = remove(t.right, k);
            } else if (t.left == null) {
                return t.right;
            } else if (t.right == null) {
                return t.left;
            } else {
                Tree m = t.right;
                while (m.left != null) {
                    m = m.left;
                }
                t.key = m.key;
                t.right = remove(t.right, m.key);
            }
            return t;
        }
    }

    public static void main(String[] args) {
        DList l = new DList();
        DList.Node[] ns = new DList.Node[5];
        for (int i = 0; i < 5; i++) {
            ns[i] = l.addLast(i * i);
        }
        System.out.println(l);
        l.remove(ns[2]);
        l.remove(ns[0]);
        System.out.println(l);
        l.remove(ns[4]);
        l.addLast(77);
        l.reverse();
        System.out.println(l + " " + l.head.v + " " + l.tail.v);
        l.remove(l.head);
        l.remove(l.tail);
        l.remove(l.head);
        System.out.println(l + " " + (l.head == null) + (l.tail == null));
        Tree t = null;
        for (int k : new int[] {50, 30, 70, 20, 40, 60, 80, 30}) {
            t = Tree.insert(t, k);
        }
        System.out.println(Tree.inorder(t) + Tree.height(t));
        t = Tree.remove(t, 50);
        t = Tree.remove(t, 20);
        t = Tree.remove(t, 99);
        System.out.println(Tree.inorder(t) + t.key + " " + Tree.height(t));
    }
}

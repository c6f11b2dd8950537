// Reversing a linked list twice gives the same list. Wrong: of two neighbours that should go, one stays.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static Node reverse(Node list) {
        Node done = null;
        while (list != null) {
            Node next = list.next;
            list.next = done;
            done = list;
            list = next;
        }
        return done;
    }

    static Node removeAll(Node list, int value) {
        while (list != null && list.value == value) {
            list = list.next;
        }
        for (Node at = list; at != null; at = at.next) {
            if (at.next != null && at.next.value == value) {
                at.next = at.next.next;
            }
        }
        return list;
    }

    public static void main(String[] args) {
        Node list = null;
        int length = Verifier.nondetInt();
        Verifier.assume(length >= 1 && length <= 4);
        int last = 0;
        for (int i = 0; i < length; i++) {
            last = Verifier.nondetInt();
            list = new Node(last, list);
        }
        list = reverse(reverse(list));
        assert list.value == last;
        int unwanted = Verifier.nondetInt();
        for (Node at = removeAll(list, unwanted); at != null; at = at.next) {
            assert at.value != unwanted; //~ assert
        }
    }
}

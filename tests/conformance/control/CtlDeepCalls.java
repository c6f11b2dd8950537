// Recursion some hundred frames deep; errors of the machine are throwables like others.
public class CtlDeepCalls {
    static int depth;

    static int down(int n) {
        if (n == 0) {
            return 0;
        }
        depth++;
        return 1 + down(n - 1);
    }

    static int sum(int[] a, int i) {
        return i == a.length ? 0 : a[i] + sum(a, i + 1);
    }

    static class Node {
        Node next;
        int v;

        Node(int v, Node next) {
            this.v = v;
            this.next = next;
        }

        int size() {
            return next == null ? 1 : 1 + next.size();
        }
    }

    public static void main(String[] args) {
        System.out.println(down(500) + " " + depth);
        int[] a = new int[300];
        for (int i = 0; i < a.length; i++) {
            a[i] = i;
        }
        System.out.println(sum(a, 0));
        Node n = null;
        for (int i = 0; i < 400; i++) {
            n = new Node(i, n);
        }
        System.out.println(n.size() + " " + n.v);
        int r = 0;
        for (int round = 0; round < 3; round++) {
            depth = 0;
            r += down(100 * (round + 1));
            System.out.println(round + " " + depth + " " + r);
        }
        try {
            throw new StackOverflowError();
        } catch (VirtualMachineError e) {
            System.out.println(e instanceof StackOverflowError);
        }
        try {
            throw new OutOfMemoryError("pretend");
        } catch (Error e) {
            System.out.println(e.getMessage());
        }
        System.out.println("still here");
    }
}

// ArrayDeque and the Deque interface: both ends, stack, queue, iteration, wrap-around.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;

public class ColDeque {
    static boolean balanced(String s) {
        Deque<Character> st = new ArrayDeque<>();
        for (char c : s.toCharArray()) {
            switch (c) {
                case '(' -> st.push(')');
                case '[' -> st.push(']');
                case '{' -> st.push('}');
                default -> {
                    if (st.isEmpty() || st.pop() != c) {
                        return false;
                    }
                }
            }
        }
        return st.isEmpty();
    }

    public static void main(String[] args) {
        Deque<Integer> d = new ArrayDeque<>();
        d.addLast(2);
        d.addFirst(1);
        d.offerLast(3);
        d.offerFirst(0);
        System.out.println(d + " " + d.peekFirst() + " " + d.peekLast() + " " + d.size());
        System.out.println(d.pollFirst() + " " + d.pollLast() + " " + d);
        d.push(9);
        System.out.println(d + " " + d.pop() + " " + d.peek() + " " + d.contains(2));
        d.add(2);
        d.add(1);
        System.out.println(d.removeFirstOccurrence(1) + " " + d + " " + d.removeLastOccurrence(2) + " " + d);
        Iterator<Integer> it = d.descendingIterator();
        System.out.println(it.next() + " " + it.next() + " " + it.hasNext());
        Queue<String> q = new ArrayDeque<>(List.of("a", "b"));
        q.offer("c");
        StringBuilder sb = new StringBuilder();
        while (!q.isEmpty()) {
            String s = q.remove();
            sb.append(s);
            if (s.length() < 3) {
                q.add(s + s);
            }
        }
        System.out.println(sb + " " + q.poll() + " " + q.peek());
        Deque<Integer> ring = new ArrayDeque<>();
        int sum = 0;
        for (int i = 0; i < 100; i++) {
            ring.addLast(i);
            if (i % 3 == 2) {
                sum += ring.pollFirst();
            }
            if (i % 10 == 9) {
                sum -= ring.pollLast();
            }
        }
        System.out.println(ring.size() + " " + sum + " " + ring.peekFirst() + " " + ring.peekLast());
        for (String s : new String[] {"([]{})", "([)]", "((", "", "]"}) {
            System.out.print(balanced(s) + " ");
        }
        System.out.println();
        try {
            d.addFirst(null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        d.clear();
        try {
            d.removeFirst();
        } catch (java.util.NoSuchElementException e) {
            System.out.println("empty " + d.pollFirst());
        }
    }
}

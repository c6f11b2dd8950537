// PriorityQueue: order of polling, comparators, ties, removal, heap sort.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

public class ColPriorityQueue {
    record Task(int prio, String name) implements Comparable<Task> {
        @Override
        public int compareTo(Task o) {
            return Integer.compare(prio, o.prio);
        }
    }

    static <T> List<T> drain(PriorityQueue<T> q) {
        List<T> l = new ArrayList<>();
        while (!q.isEmpty()) {
            l.add(q.poll());
        }
        return l;
    }

    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int x : new int[] {5, 1, 8, 3, 9, 2}) {
            q.add(x);
        }
        System.out.println(q.peek() + " " + q.size() + " " + q.contains(8));
        System.out.println(q.poll() + " " + q.poll() + " " + q.remove(8) + " " + q.remove(77) + " " + drain(q));
        System.out.println(q.poll() + " " + q.peek() + " " + q.isEmpty());
        PriorityQueue<Integer> max = new PriorityQueue<>(Collections.reverseOrder());
        max.addAll(List.of(4, 7, 1, 7));
        System.out.println(drain(max));
        PriorityQueue<String> len = new PriorityQueue<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        Collections.addAll(len, "pear", "fig", "banana", "kiwi", "date", "nut");
        System.out.println(drain(len));
        PriorityQueue<Task> tasks = new PriorityQueue<>();
        tasks.add(new Task(3, "c"));
        tasks.add(new Task(1, "a"));
        tasks.offer(new Task(2, "b"));
        System.out.println(tasks.poll().name() + tasks.peek().name() + tasks.size());
        PriorityQueue<Integer> top3 = new PriorityQueue<>();
        for (int i = 0; i < 50; i++) {
            top3.add(i * 37 % 53);
            if (top3.size() > 3) {
                top3.poll();
            }
        }
        System.out.println(drain(top3));
        PriorityQueue<long[]> pq = new PriorityQueue<>((a, b) -> Long.compare(a[0], b[0]));
        pq.add(new long[] {1, 1});
        long last = 0;
        for (int i = 0; i < 15; i++) {
            long h = pq.poll()[0];
            while (!pq.isEmpty() && pq.peek()[0] == h) {
                pq.poll();
            }
            for (int f : new int[] {2, 3, 5}) {
                pq.add(new long[] {h * f, f});
            }
            last = h;
        }
        System.out.println(last);
        System.out.println(new PriorityQueue<>(List.of(3, 1, 2)).poll());
        try {
            q.add(null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        int sum = 0;
        for (int x : new PriorityQueue<>(List.of(1, 2, 3))) {
            sum += x;
        }
        System.out.println(sum);
    }
}

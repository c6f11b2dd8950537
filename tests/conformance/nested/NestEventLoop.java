// Inner objects that keep their outer object changing: a little simulation.
import java.util.ArrayList;
import java.util.List;

public class NestEventLoop {
    private int time;
    private final List<Task> queue = new ArrayList<>();
    private final StringBuilder trace = new StringBuilder();

    abstract class Task {
        final int at;

        Task(int delay) {
            at = time + delay;
            int i = 0;
            while (i < queue.size() && queue.get(i).at <= at) {
                i++;
            }
            queue.add(i, this);
        }

        abstract void run();
    }

    class Print extends Task {
        final String s;

        Print(int d, String s) {
            super(d);
            this.s = s;
        }

        @Override
        void run() {
            trace.append(time).append(s).append(' ');
        }
    }

    class Repeat extends Task {
        int left;
        final int gap;

        Repeat(int gap, int left) {
            super(gap);
            this.gap = gap;
            this.left = left;
        }

        @Override
        void run() {
            trace.append(time).append('r').append(left).append(' ');
            if (left > 1) {
                new Repeat(gap, left - 1);
            }
        }
    }

    void go() {
        while (!queue.isEmpty()) {
            Task t = queue.remove(0);
            time = t.at;
            t.run();
        }
    }

    public static void main(String[] args) {
        NestEventLoop a = new NestEventLoop();
        a.new Print(5, "five");
        a.new Print(1, "one");
        a.new Repeat(2, 4);
        int[] fired = {0};
        a.new Task(3) {
            @Override
            void run() {
                fired[0]++;
                a.new Print(at, "anon");
                a.trace.append("@").append(a.queue.size()).append(' ');
            }
        };
        a.go();
        System.out.println(a.trace.toString().trim());
        System.out.println(a.time + " " + fired[0] + " " + a.queue.size());
        NestEventLoop b = new NestEventLoop();
        b.new Repeat(10, 2);
        a.new Print(1, "late");
        b.go();
        System.out.println(b.trace.toString().trim() + " " + b.time);
        a.go();
        System.out.println(a.trace.length() + " " + a.time);
        for (int i = 0; i < 3; i++) {
            b.new Print(3 - i, "p" + i);
        }
        for (Task t : b.queue) {
            System.out.println(t.at + " " + (t instanceof Print ? ((Print) t).s : "?"));
        }
    }
}

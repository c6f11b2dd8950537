// A simulation with queues, priorities and a seeded generator of our own.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;

public class AlgBankSimulation {
    static class Rng {
        private int s;

        Rng(int seed) {
            s = seed;
        }

        int next(int bound) {
            s = s * 1103515245 + 12345;
            return (s >>> 16) % bound;
        }
    }

    enum Kind { ARRIVE, LEAVE }

    record Event(int time, int seq, Kind kind, int who) {
    }

    private final PriorityQueue<Event> events = new PriorityQueue<>(Comparator.comparingInt(Event::time).thenComparingInt(Event::seq));
    private final Deque<Integer> line = new ArrayDeque<>();
    private final int[] arrived = new int[20];
    private final List<String> log = new ArrayList<>();
    private final Rng rng;
    private int seq;
    private int free;
    private int waited;
    private int longest;

    AlgBankSimulation(int seed, int tellers) {
        rng = new Rng(seed);
        free = tellers;
    }

    void at(int time, Kind k, int who) {
        events.add(new Event(time, seq++, k, who));
    }

    void serve(int now) {
        while (free > 0 && !line.isEmpty()) {
            int who = line.poll();
            free--;
            waited += now - arrived[who];
            at(now + 3 + rng.next(8), Kind.LEAVE, who);
        }
    }

    String run(int customers) {
        int t = 0;
        for (int i = 0; i < customers; i++) {
            t += rng.next(5);
            at(t, Kind.ARRIVE, i);
        }
        int now = 0;
        while (!events.isEmpty()) {
            Event e = events.poll();
            now = e.time();
            switch (e.kind()) {
                case ARRIVE -> {
                    arrived[e.who()] = now;
                    line.add(e.who());
                    longest = Math.max(longest, line.size());
                }
                case LEAVE -> free++;
            }
            if (log.size() < 6) {
                log.add(now + e.kind().name().substring(0, 1) + e.who());
            }
            serve(now);
        }
        return "end " + now + " waited " + waited + " longest " + longest + " free " + free + " " + log;
    }

    public static void main(String[] args) {
        for (int tellers = 1; tellers <= 4; tellers++) {
            System.out.println(tellers + ": " + new AlgBankSimulation(42, tellers).run(15));
        }
        System.out.println(new AlgBankSimulation(7, 2).run(20));
        System.out.println(new AlgBankSimulation(7, 2).run(20).equals(new AlgBankSimulation(7, 2).run(20)));
        System.out.println(new AlgBankSimulation(1, 1).run(0));
        Rng r = new Rng(99);
        int[] hist = new int[6];
        for (int i = 0; i < 300; i++) {
            hist[r.next(6)]++;
        }
        for (int i = 0; i < 6; i++) {
            System.out.println(i + 1 + " " + "*".repeat(hist[i] / 5) + " " + hist[i]);
        }
    }
}

// Random operations on queues and deques of every kind, with one open iterator.
import java.util.*;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;

class Queues {
    static final String[] KINDS = {"ArrayDeque", "ArrayDequeSmall", "LinkedList", "PriorityQueue", "PriorityQueueBy",
        "PriorityQueueOf", "ConcurrentLinkedQueue", "LinkedBlockingQueue", "lifo"};

    private Queue<Object> queue;
    private Iterator<Object> it;
    private boolean numbers;
    // An array deque is not fail-fast: removal by its iterator after other changes is not defined.
    private boolean failFast;
    private boolean unchanged;
    // Their iterators may or may not show changes.
    private boolean weak;

    Object value(Probe p) {
        int n = p.pick(30);
        return n == 0 ? null : n == 1 && !numbers ? "x" : (Object) (n / 2);
    }

    List<Object> some(Probe p, int max) {
        List<Object> list = new ArrayList<>();
        for (int n = p.pick(max + 1); n > 0; n--) {
            Object v = value(p);
            if (v != null) {
                list.add(v);
            }
        }
        return list;
    }

    Queue<Object> make(String kind, Probe p) {
        failFast = !kind.startsWith("ArrayDeque") && !kind.equals("lifo");
        weak = kind.equals("ConcurrentLinkedQueue") || kind.equals("LinkedBlockingQueue");
        numbers = kind.startsWith("Priority") && p.chance(95);
        List<Object> start = some(p, p.chance(20) ? 60 : 12);
        switch (kind) {
            case "ArrayDeque":
                return p.chance(50) ? new ArrayDeque<>() : new ArrayDeque<>(start);
            case "ArrayDequeSmall":
                return new ArrayDeque<>(p.pick(5));
            case "LinkedList":
                return new LinkedList<>(start);
            case "PriorityQueue":
                return new PriorityQueue<>();
            case "PriorityQueueBy":
                return new PriorityQueue<>(3, Collections.reverseOrder());
            case "PriorityQueueOf":
                numbers = true;
                start.removeIf(e -> !(e instanceof Integer));
                return p.chance(70) ? new PriorityQueue<>(start) : new PriorityQueue<>(new TreeSet<>(start));
            case "ConcurrentLinkedQueue":
                return new ConcurrentLinkedQueue<>(start);
            case "LinkedBlockingQueue":
                return new LinkedBlockingQueue<>(10);
            default:
                return Collections.asLifoQueue(new ArrayDeque<>(start));
        }
    }

    public static void main(String[] args) {
        long seed = Long.parseLong(args[0]);
        int count = Integer.parseInt(args[1]);
        for (String kind : args.length > 2 ? args[2].split(",") : KINDS) {
            for (int i = 0; i < count; i++) {
                Probe p = new Probe(kind, seed, i);
                new Queues().run(kind, p);
                p.print();
            }
        }
    }

    private void run(String kind, Probe p) {
        queue = make(kind, p);
        it = queue.iterator();
        p.state(() -> queue);
        int steps = 5 + p.pick(60);
        for (int s = 0; s < steps; s++) {
            step(p);
            p.state(() -> queue);
        }
    }

    private void step(Probe p) {
        Object v = value(p);
        List<Object> some = some(p, 5);
        boolean mayRemove = failFast && !weak || unchanged;
        unchanged = false;
        if (weak && !mayRemove) {
            it = queue.iterator();
        }
        switch (p.pick(34)) {
            case 0: case 1: case 2: case 3: p.log("add " + v, () -> queue.add(v)); break;
            case 4: case 5: case 6: p.log("offer " + v, () -> queue.offer(v)); break;
            case 7: case 8: p.log("remove", () -> queue.remove()); break;
            case 9: case 10: p.log("poll", () -> queue.poll()); break;
            case 11: p.log("element", () -> queue.element()); break;
            case 12: p.log("peek", () -> queue.peek()); break;
            case 13: p.log("remove " + v, () -> queue.remove(v)); break;
            case 14: p.log("contains " + v, () -> queue.contains(v)); break;
            case 15: p.log("addAll " + some, () -> queue.addAll(some)); break;
            case 16: p.log("removeAll " + some, () -> queue.removeAll(some)); break;
            case 17: p.log("retainAll " + some, () -> p.chance(30) ? queue.retainAll(some) : false); break;
            case 18: p.log("removeIf", () -> queue.removeIf(e -> e.equals(v))); break;
            case 19: p.log("clear", () -> {
                if (p.chance(20)) {
                    queue.clear();
                }
                return queue.size() + " " + queue.isEmpty();
            }); break;
            case 20: p.log("iterator", () -> {
                it = queue.iterator();
                return "";
            }); break;
            case 21: case 22: case 23: p.log("next", () -> {
                Object next = it.next();
                unchanged = true;
                return next;
            }); break;
            case 24: case 25: p.log("it.remove", () -> {
                if (mayRemove) {
                    it.remove();
                }
                return it.hasNext();
            }); break;
            case 26: p.log("toArray", () -> queue.toArray(new Object[p.pick(12)])); break;
            case 27: p.log("forEach", () -> {
                StringBuilder b = new StringBuilder();
                queue.forEach(e -> b.append(e).append('.'));
                return b;
            }); break;
            case 28: p.log("for and remove", () -> {
                for (Object e : queue) {
                    if (e.equals(v)) {
                        queue.remove(e);
                    }
                }
                return "";
            }); break;
            case 29: p.log("all through", () -> {
                StringBuilder b = new StringBuilder();
                Iterator<Object> each = queue.iterator();
                while (each.hasNext()) {
                    Object e = each.next();
                    b.append(e).append('.');
                    if (p.chance(40)) {
                        each.remove();
                    }
                }
                return b;
            }); break;
            case 30: p.log("rest", () -> {
                StringBuilder b = new StringBuilder();
                it.forEachRemaining(e -> b.append(e).append('.'));
                return b;
            }); break;
            default:
                if (queue instanceof Deque) {
                    deque(p, (Deque<Object>) queue, v);
                }
                break;
        }
        if (queue instanceof Deque && p.chance(60)) {
            deque(p, (Deque<Object>) queue, v);
        }
    }

    private void deque(Probe p, Deque<Object> d, Object v) {
        unchanged = false;
        switch (p.pick(18)) {
            case 0: case 1: p.log("addFirst " + v, () -> {
                d.addFirst(v);
                return "";
            }); break;
            case 2: case 3: p.log("addLast " + v, () -> {
                d.addLast(v);
                return "";
            }); break;
            case 4: p.log("offerFirst " + v, () -> d.offerFirst(v)); break;
            case 5: p.log("offerLast " + v, () -> d.offerLast(v)); break;
            case 6: p.log("removeFirst", () -> d.removeFirst()); break;
            case 7: p.log("removeLast", () -> d.removeLast()); break;
            case 8: p.log("pollFirst", () -> d.pollFirst()); break;
            case 9: p.log("pollLast", () -> d.pollLast()); break;
            case 10: p.log("getFirst", () -> d.getFirst() + " " + d.getLast()); break;
            case 11: p.log("peekFirst", () -> d.peekFirst() + " " + d.peekLast()); break;
            case 12: p.log("removeFirstOccurrence " + v, () -> d.removeFirstOccurrence(v)); break;
            case 13: p.log("removeLastOccurrence " + v, () -> d.removeLastOccurrence(v)); break;
            case 14: p.log("push " + v, () -> {
                d.push(v);
                return "";
            }); break;
            case 15: p.log("pop", () -> d.pop()); break;
            case 16: p.log("clone", () -> d instanceof ArrayDeque ? ((ArrayDeque<?>) d).clone() : ""); break;
            default: p.log("descending", () -> {
                it = d.descendingIterator();
                return "";
            }); break;
        }
    }
}

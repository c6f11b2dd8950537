// Types that a test in the same package cannot name, as types of fields, parameters and results and within them.
package p;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import q.Open;

public class Store {
    private static class Node {
        int weight;

        Node(int weight) {
            this.weight = weight;
        }
    }

    private record Pair(int a, int b) {
    }

    private enum Mode {
        ON, OFF
    }

    private interface Rule {
        boolean ok(int n);
    }

    private final List<Node> nodes = new ArrayList<>();
    private Optional<Node> last = Optional.empty();
    private Mode mode = Mode.OFF;
    private Rule rule;
    private Node[] slots = new Node[2];
    private Supplier<Node> maker;

    int heaviest() {
        int best = 0;
        for (Node node : nodes) {
            if (node.weight > best) {
                best = node.weight;
            }
        }
        return best;
    }

    List<Node> all(int n) {
        List<Node> found = new ArrayList<>();
        if (n > 0) {
            found.add(new Node(n));
        }
        return found;
    }

    Map<String, List<Node>> grouped(int n) {
        Map<String, List<Node>> groups = new HashMap<>();
        if (n > 3) {
            groups.put("k", all(n));
        }
        return groups;
    }

    Optional<Node> first() {
        return nodes.isEmpty() ? Optional.empty() : Optional.of(nodes.get(0));
    }

    Node[] array(int n) {
        Node[] out = new Node[1];
        if (n > 1) {
            out[0] = new Node(n);
        }
        return out;
    }

    Pair pair(int n) {
        return n > 2 ? new Pair(n, 1) : null;
    }

    List<Pair> pairs(int n) {
        return n > 2 ? List.of(new Pair(n, 1)) : List.of();
    }

    Mode toggled() {
        return mode == Mode.ON ? Mode.OFF : Mode.ON;
    }

    boolean ruled(int n) {
        return rule != null && rule.ok(n);
    }

    int slot(int i) {
        return slots[i] == null ? -1 : slots[i].weight;
    }

    int made() {
        Node node = maker.get();
        return node == null ? 0 : node.weight;
    }

    int lastWeight() {
        return last.isPresent() ? last.get().weight : 0;
    }

    int weigh(Node node) {
        return node.weight > 3 ? 1 : 2;
    }

    int weighAll(List<Node> all) {
        return all.isEmpty() ? 0 : all.get(0).weight;
    }

    int weighBy(Function<Node, Integer> by, int n) {
        return n > 0 ? by.apply(new Node(n)) : 0;
    }

    boolean is(Mode wanted) {
        return wanted == Mode.ON;
    }

    int open(Open open) {
        return open.items().isEmpty() ? 0 : 1;
    }

    int openOne(Open open, int n) {
        return n > 0 ? open.take(open.make(n)) : 2;
    }

    <T extends Node> int generic(T node) {
        return node == null ? 0 : node.weight;
    }
}

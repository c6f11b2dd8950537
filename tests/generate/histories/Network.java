import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;

/** A graph whose state is a map of sets: no heap that is made up is one that calls can build. */
public class Network<T> {
    private final Map<T, Set<T>> edges = new LinkedHashMap<>();

    public boolean addNode(T node) {
        return edges.putIfAbsent(node, new LinkedHashSet<>()) == null;
    }

    public void addEdge(T from, T to) {
        addNode(from);
        addNode(to);
        edges.get(from).add(to);
    }

    public boolean hasCycle() {
        Set<T> done = new HashSet<>();
        Set<T> path = new HashSet<>();
        for (T node : edges.keySet()) {
            if (visit(node, done, path)) return true;
        }
        return false;
    }

    private boolean visit(T node, Set<T> done, Set<T> path) {
        if (done.contains(node)) return false;
        if (!path.add(node)) return true;
        for (T next : edges.get(node)) {
            if (visit(next, done, path)) return true;
        }
        path.remove(node);
        done.add(node);
        return false;
    }

    public List<T> breadthFirst(T start) {
        if (!edges.containsKey(start)) throw new NoSuchElementException(String.valueOf(start));
        Deque<T> queue = new ArrayDeque<>();
        List<T> seen = new ArrayList<>();
        queue.add(start);
        while (!queue.isEmpty()) {
            T node = queue.poll();
            if (seen.contains(node)) continue;
            seen.add(node);
            queue.addAll(edges.get(node));
        }
        return seen;
    }
}

// A least recently used cache with a hash table and a linked list of our own.
import java.util.HashMap;
import java.util.Map;

public class AlgLruCache<K, V> {
    private static final class Node<K, V> {
        K k;
        V v;
        Node<K, V> prev;
        Node<K, V> next;
    }

    private final int cap;
    private final Map<K, Node<K, V>> map = new HashMap<>();
    private final Node<K, V> head = new Node<>();
    private int hits;
    private int misses;

    AlgLruCache(int cap) {
        this.cap = cap;
        head.prev = head.next = head;
    }

    private void unlink(Node<K, V> n) {
        n.prev.next = n.next;
        n.next.prev = n.prev;
    }

    private void front(Node<K, V> n) {
        n.next = head.next;
        n.prev = head;
        head.next.prev = n;
        head.next = n;
    }

    V get(K k) {
        Node<K, V> n = map.get(k);
        if (n == null) {
            misses++;
            return null;
        }
        hits++;
        unlink(n);
        front(n);
        return n.v;
    }

    K put(K k, V v) {
        Node<K, V> n = map.get(k);
        K gone = null;
        if (n == null) {
            if (map.size() == cap) {
                Node<K, V> old = head.prev;
                unlink(old);
                map.remove(gone = old.k);
            }
            n = new Node<>();
            n.k = k;
            map.put(k, n);
        } else {
            unlink(n);
        }
        n.v = v;
        front(n);
        return gone;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("[");
        for (Node<K, V> n = head.next; n != head; n = n.next) {
            sb.append(n.k).append('=').append(n.v).append(n.next == head ? "" : " ");
        }
        return sb.append(']').toString();
    }

    static AlgLruCache<Integer, Long> memo = new AlgLruCache<>(5);

    static long fib(int n) {
        if (n < 2) {
            return n;
        }
        Long c = memo.get(n);
        if (c == null) {
            c = fib(n - 1) + fib(n - 2);
            memo.put(n, c);
        }
        return c;
    }

    public static void main(String[] args) {
        AlgLruCache<String, Integer> c = new AlgLruCache<>(3);
        System.out.println(c + " " + c.put("a", 1) + c.put("b", 2) + c.put("c", 3) + " " + c);
        System.out.println(c.get("a") + " " + c);
        System.out.println(c.put("d", 4) + " " + c + " " + c.get("b"));
        System.out.println(c.put("c", 30) + " " + c);
        System.out.println(c.put("e", 5) + " " + c.put("f", 6) + " " + c);
        System.out.println(c.hits + " " + c.misses + " " + c.map.size());
        System.out.println(fib(40) + " " + memo.hits + " " + memo.misses + " " + memo);
        AlgLruCache<Integer, Integer> one = new AlgLruCache<>(1);
        for (int i = 0; i < 3; i++) {
            one.put(i, i * i);
        }
        System.out.println(one + " " + one.get(0) + " " + one.get(2));
    }
}

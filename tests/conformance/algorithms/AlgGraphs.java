// Breadth first, depth first, topological order, components, Dijkstra, Floyd-Warshall.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;

public class AlgGraphs {
    final int n;
    final List<List<int[]>> adj = new ArrayList<>();

    AlgGraphs(int n) {
        this.n = n;
        for (int i = 0; i < n; i++) {
            adj.add(new ArrayList<>());
        }
    }

    AlgGraphs edge(int a, int b, int w) {
        adj.get(a).add(new int[] {b, w});
        return this;
    }

    int[] bfs(int s) {
        int[] d = new int[n];
        Arrays.fill(d, -1);
        d[s] = 0;
        Deque<Integer> q = new ArrayDeque<>();
        q.add(s);
        while (!q.isEmpty()) {
            int v = q.poll();
            for (int[] e : adj.get(v)) {
                if (d[e[0]] < 0) {
                    d[e[0]] = d[v] + 1;
                    q.add(e[0]);
                }
            }
        }
        return d;
    }

    void dfs(int v, boolean[] seen, List<Integer> post) {
        if (seen[v]) {
            return;
        }
        seen[v] = true;
        for (int[] e : adj.get(v)) {
            dfs(e[0], seen, post);
        }
        post.add(v);
    }

    List<Integer> topological() {
        boolean[] seen = new boolean[n];
        List<Integer> post = new ArrayList<>();
        for (int v = 0; v < n; v++) {
            dfs(v, seen, post);
        }
        List<Integer> out = new ArrayList<>();
        for (int i = post.size() - 1; i >= 0; i--) {
            out.add(post.get(i));
        }
        return out;
    }

    int[] dijkstra(int s, int[] prev) {
        int[] d = new int[n];
        Arrays.fill(d, Integer.MAX_VALUE);
        Arrays.fill(prev, -1);
        d[s] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>((a, b) -> a[1] != b[1] ? Integer.compare(a[1], b[1]) : a[0] - b[0]);
        q.add(new int[] {s, 0});
        while (!q.isEmpty()) {
            int[] top = q.poll();
            if (top[1] > d[top[0]]) {
                continue;
            }
            for (int[] e : adj.get(top[0])) {
                int nd = top[1] + e[1];
                if (nd < d[e[0]]) {
                    d[e[0]] = nd;
                    prev[e[0]] = top[0];
                    q.add(new int[] {e[0], nd});
                }
            }
        }
        return d;
    }

    long[][] floyd() {
        long inf = Long.MAX_VALUE / 4;
        long[][] d = new long[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(d[i], inf);
            d[i][i] = 0;
            for (int[] e : adj.get(i)) {
                d[i][e[0]] = Math.min(d[i][e[0]], e[1]);
            }
        }
        for (int k = 0; k < n; k++) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    d[i][j] = Math.min(d[i][j], d[i][k] + d[k][j]);
                }
            }
        }
        for (long[] r : d) {
            for (int j = 0; j < n; j++) {
                r[j] = r[j] >= inf ? -1 : r[j];
            }
        }
        return d;
    }

    static String path(int[] prev, int t) {
        return prev[t] < 0 ? "" + t : path(prev, prev[t]) + ">" + t;
    }

    public static void main(String[] args) {
        AlgGraphs g = new AlgGraphs(7).edge(0, 1, 4).edge(0, 2, 1).edge(2, 1, 2).edge(1, 3, 5).edge(2, 3, 8).edge(3, 4, 3).edge(5, 6, 1);
        System.out.println(Arrays.toString(g.bfs(0)) + " " + Arrays.toString(g.bfs(5)));
        System.out.println(g.topological());
        int[] prev = new int[7];
        int[] d = g.dijkstra(0, prev);
        for (int v = 0; v < 7; v++) {
            System.out.println(v + " " + (d[v] == Integer.MAX_VALUE ? "far" : d[v] + " " + path(prev, v)));
        }
        long[][] f = g.floyd();
        System.out.println(Arrays.toString(f[0]) + " " + f[2][4] + " " + f[4][0]);
    }
}

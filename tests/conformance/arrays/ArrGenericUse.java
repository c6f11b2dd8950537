// Arrays inside generic containers and containers inside arrays.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ArrGenericUse {
    static class Graph {
        final List<Integer>[] adj;

        @SuppressWarnings("unchecked")
        Graph(int n) {
            adj = new List[n];
            for (int i = 0; i < n; i++) {
                adj[i] = new ArrayList<>();
            }
        }

        Graph edge(int a, int b) {
            adj[a].add(b);
            adj[b].add(a);
            return this;
        }

        int degree(int v) {
            return adj[v].size();
        }
    }

    static class Table<T> {
        private Object[][] cells = new Object[2][2];

        void put(int i, int j, T t) {
            while (i >= cells.length) {
                cells = Arrays.copyOf(cells, cells.length * 2);
            }
            if (cells[i] == null) {
                cells[i] = new Object[j + 1];
            }
            if (j >= cells[i].length) {
                cells[i] = Arrays.copyOf(cells[i], j + 1);
            }
            cells[i][j] = t;
        }

        @SuppressWarnings("unchecked")
        T get(int i, int j) {
            return i < cells.length && cells[i] != null && j < cells[i].length ? (T) cells[i][j] : null;
        }
    }

    static <T> List<T[]> pairs(T[] a) {
        List<T[]> out = new ArrayList<>();
        for (int i = 0; i + 1 < a.length; i++) {
            out.add(Arrays.copyOfRange(a, i, i + 2));
        }
        return out;
    }

    public static void main(String[] args) {
        Graph g = new Graph(4).edge(0, 1).edge(0, 2).edge(2, 3);
        System.out.println(Arrays.toString(g.adj) + " " + g.degree(0));
        Table<String> t = new Table<>();
        t.put(0, 0, "a");
        t.put(5, 3, "far");
        t.put(1, 7, "b");
        System.out.println(t.get(0, 0) + t.get(5, 3).length() + t.get(1, 7) + t.get(3, 3) + t.get(9, 9) + t.cells.length);
        for (String[] p : pairs(new String[] {"x", "y", "z"})) {
            System.out.print(p[0] + p[1] + " ");
        }
        System.out.println(pairs(new Integer[] {1}).size());
        Map<String, int[]> m = new HashMap<>();
        for (String w : "a b a c a".split(" ")) {
            m.computeIfAbsent(w, k -> new int[1])[0]++;
        }
        System.out.println(m.get("a")[0] + " " + m.get("b")[0]);
        List<int[]> li = new ArrayList<>();
        li.add(new int[] {3, 1});
        li.add(new int[] {1, 2});
        li.sort((p, q) -> p[0] - q[0]);
        System.out.println(li.get(0)[1] + " " + li.contains(new int[] {1, 2}) + " " + li.size());
        String[] arr = new ArrayList<>(List.of("p", "q")).toArray(new String[0]);
        Object[] objs = List.of(1, 2).toArray();
        System.out.println(arr.length + arr[1] + objs[0]);
        String[] big = new ArrayList<>(List.of("z")).toArray(new String[] {"1", "2", "3"});
        System.out.println(Arrays.toString(big));
        List<List<Integer>> grid = new ArrayList<>();
        for (int[] row : new int[][] {{1, 2}, {3}}) {
            List<Integer> l = new ArrayList<>();
            for (int x : row) {
                l.add(x);
            }
            grid.add(l);
        }
        System.out.println(grid);
        Map.Entry<String, Integer>[] es = new Map.Entry[] {Map.entry("k", 1)};
        System.out.println(es[0].getKey() + es[0].getValue());
    }
}

// Union-find with path compression, Kruskal's tree, islands in a grid.
import java.util.Arrays;

public class AlgUnionFind {
    private final int[] parent;
    private final int[] size;
    int sets;

    AlgUnionFind(int n) {
        parent = new int[n];
        size = new int[n];
        sets = n;
        for (int i = 0; i < n; i++) {
            parent[i] = i;
            size[i] = 1;
        }
    }

    int find(int x) {
        return parent[x] == x ? x : (parent[x] = find(parent[x]));
    }

    boolean union(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) {
            return false;
        }
        if (size[a] < size[b]) {
            int t = a;
            a = b;
            b = t;
        }
        parent[b] = a;
        size[a] += size[b];
        sets--;
        return true;
    }

    record Edge(int a, int b, int w) implements Comparable<Edge> {
        @Override
        public int compareTo(Edge o) {
            return Integer.compare(w, o.w);
        }
    }

    static String kruskal(int n, Edge... es) {
        Arrays.sort(es);
        AlgUnionFind u = new AlgUnionFind(n);
        int total = 0;
        StringBuilder sb = new StringBuilder();
        for (Edge e : es) {
            if (u.union(e.a(), e.b())) {
                total += e.w();
                sb.append(e.a()).append('-').append(e.b()).append(' ');
            }
        }
        return sb + "= " + total + (u.sets == 1 ? "" : " in " + u.sets + " parts");
    }

    static int islands(String... rows) {
        int h = rows.length;
        int w = rows[0].length();
        AlgUnionFind u = new AlgUnionFind(h * w);
        int land = 0;
        int joins = 0;
        for (int i = 0; i < h; i++) {
            for (int j = 0; j < w; j++) {
                if (rows[i].charAt(j) != '#') {
                    continue;
                }
                land++;
                if (i > 0 && rows[i - 1].charAt(j) == '#' && u.union(i * w + j, (i - 1) * w + j)) {
                    joins++;
                }
                if (j > 0 && rows[i].charAt(j - 1) == '#' && u.union(i * w + j, i * w + j - 1)) {
                    joins++;
                }
            }
        }
        return land - joins;
    }

    public static void main(String[] args) {
        AlgUnionFind u = new AlgUnionFind(8);
        System.out.println(u.union(0, 1) + " " + u.union(2, 3) + " " + u.union(1, 3) + " " + u.union(0, 2) + " " + u.sets);
        System.out.println((u.find(0) == u.find(3)) + " " + (u.find(0) == u.find(4)) + " " + u.size[u.find(2)]);
        for (int i = 4; i < 7; i++) {
            u.union(i, i + 1);
        }
        u.union(7, 0);
        System.out.println(u.sets + " " + u.size[u.find(5)]);
        System.out.println(kruskal(4, new Edge(0, 1, 10), new Edge(0, 2, 6), new Edge(0, 3, 5), new Edge(1, 3, 15), new Edge(2, 3, 4)));
        System.out.println(kruskal(5, new Edge(0, 1, 1), new Edge(3, 4, 2)));
        System.out.println(kruskal(1));
        System.out.println(islands("##..#", "#..##", "..#..", "##..#"));
        System.out.println(islands("...") + " " + islands("#") + " " + islands("#.#", "###"));
    }
}

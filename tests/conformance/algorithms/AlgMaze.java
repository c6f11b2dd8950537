// Mazes: shortest path with a queue, flood fill, path reconstruction, wall following.
import java.util.ArrayDeque;
import java.util.Deque;

public class AlgMaze {
    static final int[] DX = {1, 0, -1, 0};
    static final int[] DY = {0, 1, 0, -1};

    final char[][] g;

    AlgMaze(String... rows) {
        g = new char[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            g[i] = rows[i].toCharArray();
        }
    }

    int[] find(char c) {
        for (int y = 0; y < g.length; y++) {
            for (int x = 0; x < g[y].length; x++) {
                if (g[y][x] == c) {
                    return new int[] {x, y};
                }
            }
        }
        return null;
    }

    int solve() {
        int[] s = find('S');
        int[] e = find('E');
        int w = g[0].length;
        int[] from = new int[g.length * w];
        java.util.Arrays.fill(from, -1);
        Deque<int[]> q = new ArrayDeque<>();
        q.add(s);
        from[s[1] * w + s[0]] = 4;
        while (!q.isEmpty()) {
            int[] at = q.poll();
            if (at[0] == e[0] && at[1] == e[1]) {
                int len = 0;
                int x = e[0];
                int y = e[1];
                while (from[y * w + x] != 4) {
                    int d = from[y * w + x];
                    x -= DX[d];
                    y -= DY[d];
                    len++;
                    if (g[y][x] == ' ') {
                        g[y][x] = '.';
                    }
                }
                return len;
            }
            for (int d = 0; d < 4; d++) {
                int x = at[0] + DX[d];
                int y = at[1] + DY[d];
                if (g[y][x] != '#' && from[y * w + x] < 0) {
                    from[y * w + x] = d;
                    q.add(new int[] {x, y});
                }
            }
        }
        return -1;
    }

    int fill(int x, int y, char c) {
        if (y < 0 || y >= g.length || x < 0 || x >= g[y].length || g[y][x] != ' ') {
            return 0;
        }
        g[y][x] = c;
        return 1 + fill(x + 1, y, c) + fill(x - 1, y, c) + fill(x, y + 1, c) + fill(x, y - 1, c);
    }

    void print() {
        for (char[] row : g) {
            System.out.println(new String(row));
        }
    }

    public static void main(String[] args) {
        AlgMaze m = new AlgMaze("##########", "#S   #   #", "# ## # # #", "#  #   #E#", "##########");
        System.out.println(m.solve());
        m.print();
        AlgMaze shut = new AlgMaze("#####", "#S#E#", "#####");
        System.out.println(shut.solve());
        AlgMaze f = new AlgMaze("  #  ", " ##  ", "#   #", "  # #");
        System.out.println(f.fill(0, 0, 'a') + " " + f.fill(4, 0, 'b') + " " + f.fill(0, 3, 'c') + " " + f.fill(2, 0, 'x') + " " + f.fill(-1, 9, 'y'));
        f.print();
    }
}

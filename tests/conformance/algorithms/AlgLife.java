// Conway's game of life on a torus and on a sparse set of cells.
import java.util.HashSet;
import java.util.Set;
import java.util.TreeMap;

public class AlgLife {
    static boolean[][] step(boolean[][] g) {
        int h = g.length;
        int w = g[0].length;
        boolean[][] n = new boolean[h][w];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                int c = 0;
                for (int dy = -1; dy <= 1; dy++) {
                    for (int dx = -1; dx <= 1; dx++) {
                        if ((dx | dy) != 0 && g[(y + dy + h) % h][(x + dx + w) % w]) {
                            c++;
                        }
                    }
                }
                n[y][x] = c == 3 || c == 2 && g[y][x];
            }
        }
        return n;
    }

    static boolean[][] parse(String... rows) {
        boolean[][] g = new boolean[rows.length][rows[0].length()];
        for (int y = 0; y < g.length; y++) {
            for (int x = 0; x < g[y].length; x++) {
                g[y][x] = rows[y].charAt(x) == '#';
            }
        }
        return g;
    }

    static void print(boolean[][] g) {
        for (boolean[] r : g) {
            StringBuilder sb = new StringBuilder();
            for (boolean b : r) {
                sb.append(b ? '#' : '.');
            }
            System.out.println(sb);
        }
    }

    record Cell(int x, int y) {
    }

    static Set<Cell> sparse(Set<Cell> live) {
        TreeMap<Integer, Integer> counts = new TreeMap<>();
        for (Cell c : live) {
            for (int i = 0; i < 9; i++) {
                if (i != 4) {
                    counts.merge((c.x() + i % 3 - 1) * 1000 + c.y() + i / 3 - 1, 1, Integer::sum);
                }
            }
        }
        Set<Cell> out = new HashSet<>();
        counts.forEach((k, n) -> {
            Cell c = new Cell(Math.floorDiv(k, 1000), Math.floorMod(k, 1000));
            if (n == 3 || n == 2 && live.contains(c)) {
                out.add(c);
            }
        });
        return out;
    }

    public static void main(String[] args) {
        boolean[][] g = parse(".#....", "..#...", "###...", "......", "......");
        for (int i = 0; i < 4; i++) {
            g = step(g);
        }
        print(g);
        boolean[][] blinker = parse(".....", "..#..", "..#..", "..#..", ".....");
        print(step(blinker));
        System.out.println(java.util.Arrays.deepEquals(blinker, step(step(blinker))));
        Set<Cell> s = new HashSet<>();
        s.add(new Cell(51, 50));
        s.add(new Cell(52, 50));
        s.add(new Cell(50, 51));
        s.add(new Cell(51, 51));
        s.add(new Cell(51, 52));
        StringBuilder sizes = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            sizes.append(s.size()).append(' ');
            s = sparse(s);
        }
        System.out.println(sizes.toString().trim());
    }
}

// Backtracking: n queens, subset sums, Sudoku of size four, knight moves.
import java.util.ArrayList;
import java.util.List;

public class AlgQueens {
    static int solutions;
    static String first;

    static void queens(int n, int row, int[] cols) {
        if (row == n) {
            solutions++;
            if (first == null) {
                StringBuilder sb = new StringBuilder();
                for (int c : cols) {
                    sb.append(c);
                }
                first = sb.toString();
            }
            return;
        }
        next:
        for (int c = 0; c < n; c++) {
            for (int r = 0; r < row; r++) {
                if (cols[r] == c || Math.abs(cols[r] - c) == row - r) {
                    continue next;
                }
            }
            cols[row] = c;
            queens(n, row + 1, cols);
        }
    }

    static int bits(int n, int cols, int d1, int d2) {
        if (cols == (1 << n) - 1) {
            return 1;
        }
        int count = 0;
        for (int free = ~(cols | d1 | d2) & (1 << n) - 1; free != 0; free &= free - 1) {
            int b = free & -free;
            count += bits(n, cols | b, (d1 | b) << 1, (d2 | b) >> 1);
        }
        return count;
    }

    static void subsets(int[] a, int i, int left, List<Integer> cur, List<String> out) {
        if (left == 0) {
            out.add(cur.toString());
            return;
        }
        if (i == a.length || left < 0) {
            return;
        }
        cur.add(a[i]);
        subsets(a, i + 1, left - a[i], cur, out);
        cur.remove(cur.size() - 1);
        subsets(a, i + 1, left, cur, out);
    }

    static boolean sudoku(int[][] g, int pos) {
        if (pos == 16) {
            return true;
        }
        int r = pos / 4;
        int c = pos % 4;
        if (g[r][c] != 0) {
            return sudoku(g, pos + 1);
        }
        for (int v = 1; v <= 4; v++) {
            boolean ok = true;
            for (int k = 0; k < 4 && ok; k++) {
                ok = g[r][k] != v && g[k][c] != v && g[r / 2 * 2 + k / 2][c / 2 * 2 + k % 2] != v;
            }
            if (ok) {
                g[r][c] = v;
                if (sudoku(g, pos + 1)) {
                    return true;
                }
            }
        }
        g[r][c] = 0;
        return false;
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 6; n++) {
            solutions = 0;
            first = null;
            queens(n, 0, new int[n]);
            System.out.println(n + " " + solutions + " " + first + " " + bits(n, 0, 0, 0));
        }
        List<String> out = new ArrayList<>();
        subsets(new int[] {3, 34, 4, 12, 5, 2}, 0, 9, new ArrayList<>(), out);
        System.out.println(out);
        int[][] g = {{1, 0, 0, 0}, {0, 0, 3, 0}, {0, 4, 0, 0}, {0, 0, 0, 2}};
        System.out.println(sudoku(g, 0));
        for (int[] row : g) {
            StringBuilder sb = new StringBuilder();
            for (int v : row) {
                sb.append(v);
            }
            System.out.println(sb);
        }
        System.out.println(sudoku(new int[][] {{1, 1, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, {2, 3, 4, 0}}, 0));
    }
}

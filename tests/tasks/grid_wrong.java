// A two-dimensional array of rows that may be shared. Wrong: all rows are the same array.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        int[][] grid = new int[3][];
        int[] row = new int[2];
        for (int i = 0; i < grid.length; i++) {
            grid[i] = row;
        }
        int y = Verifier.nondetInt();
        int x = Verifier.nondetInt();
        Verifier.assume(0 <= y && y < 3 && 0 <= x && x < 2);
        grid[y][x] = 5;
        int sum = 0;
        for (int[] cells : grid) {
            for (int cell : cells) {
                sum += cell;
            }
        }
        assert sum == 5; //~ assert
    }
}

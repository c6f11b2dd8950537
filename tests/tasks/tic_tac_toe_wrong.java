// Nobody wins a game twice, and there are never more crosses than noughts plus one. Wrong: the game goes on after it
// was won.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static final int[][] LINES = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

    static boolean wins(char[] board, char who) {
        for (int[] line : LINES) {
            if (board[line[0]] == who && board[line[1]] == who && board[line[2]] == who) {
                return true;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        char[] board = "XXOXOOX..".toCharArray();
        char turn = 'O';
        for (int move = 0; move < 2; move++) {
            int at = Verifier.nondetInt();
            Verifier.assume(at >= 0 && at < 9 && board[at] == '.');
            board[at] = turn;
            turn = turn == 'X' ? 'O' : 'X';
        }
        assert !(wins(board, 'X') && wins(board, 'O')); //~ assert
    }
}

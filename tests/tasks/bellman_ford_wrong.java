// Shortest ways in a graph of three nodes obey the triangle inequality. Wrong: one round is missing.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static final int NODES = 3;
    static final int NONE = 1000;

    static int[] distances(int[][] weight, int from) {
        int[] distance = new int[NODES];
        for (int i = 0; i < NODES; i++) {
            distance[i] = i == from ? 0 : NONE;
        }
        for (int round = 2; round < NODES; round++) {
            for (int i = 0; i < NODES; i++) {
                for (int j = 0; j < NODES; j++) {
                    if (distance[i] + weight[i][j] < distance[j]) {
                        distance[j] = distance[i] + weight[i][j];
                    }
                }
            }
        }
        return distance;
    }

    public static void main(String[] args) {
        int[][] weight = new int[NODES][NODES];
        for (int i = 0; i < NODES; i++) {
            for (int j = 0; j < NODES; j++) {
                weight[i][j] = i == j ? 0 : Verifier.nondetInt();
                Verifier.assume(0 <= weight[i][j] && weight[i][j] < NONE);
            }
        }
        int[] distance = distances(weight, NODES - 1);
        for (int i = 0; i < NODES; i++) {
            for (int j = 0; j < NODES; j++) {
                assert distance[j] <= distance[i] + weight[i][j]; //~ assert
            }
        }
    }
}

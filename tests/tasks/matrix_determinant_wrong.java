// The determinant of a product is the product of the determinants. Wrong: the second factor is read by rows.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    static int determinant(int[][] m) {
        return m[0][0] * m[1][1] - m[0][1] * m[1][0];
    }

    static int[][] times(int[][] a, int[][] b) {
        int[][] product = new int[2][2];
        for (int i = 0; i < 2; i++) {
            for (int j = 0; j < 2; j++) {
                for (int k = 0; k < 2; k++) {
                    product[i][j] += a[i][k] * b[i][k];
                }
            }
        }
        return product;
    }

    static int bit() {
        return Verifier.nondetBoolean() ? 1 : -1;
    }

    public static void main(String[] args) {
        int[][] a = {{bit(), bit()}, {bit(), bit()}};
        int[][] b = {{bit(), 0}, {bit(), bit()}};
        assert determinant(times(a, b)) == determinant(a) * determinant(b); //~ assert
    }
}
